import type { Message } from '@starboard/kernel';
import { Refusal } from '../refusal.ts';
import type { Log } from '../running/log.ts';
import { isFull } from '../store/health.ts';
import { explain } from '../words/index.ts';

export interface Refused {
  readonly status: number;
  readonly body: {
    readonly error: string;
    readonly code?: string;
    readonly args?: Message['args'];
  };
}

/** What is told about an error: everything about a refusal, nothing about what went wrong inside. */
export function refusalBody(error: unknown, log: Log): Refused {
  if (error instanceof Refusal) {
    const { id, args } = error.why;
    return {
      status: error.status,
      body: { error: explain(error.why), code: id, ...(args === undefined ? {} : { args }) },
    };
  }
  if (isStoreAway(error)) {
    log.warn('the store is away', error);
    return { status: 503, body: { error: explain({ id: 'store-away' }), code: 'store-away' } };
  }
  if (isFull(error)) {
    log.warn('the store is full', error);
    return { status: 503, body: { error: explain({ id: 'store-full' }), code: 'store-full' } };
  }
  if (isClash(error)) {
    log.warn('two waited for each other', error);
    return {
      status: 503,
      body: { error: explain({ id: 'table-too-busy' }), code: 'table-too-busy' },
    };
  }
  log.warn('something went wrong', error);
  return { status: 500, body: { error: 'Something went wrong on the server.', code: 'broken' } };
}

/** Codes of a PostgreSQL server that is starting, stopping or full; Node's own for connections that break. */
const AWAY = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'ENOENT',
  '57P01',
  '57P02',
  '57P03',
  '53300',
  '08006',
  '08003',
  '08001',
  '57014',
]);

/** PostgreSQL ended one of two transactions that waited for each other; nothing of it was done. */
function isClash(error: unknown): boolean {
  return error instanceof Error && 'code' in error && CLASHES.has(String(error.code));
}

const CLASHES = new Set(['40P01', '40001']);

export function isStoreAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('code' in error && typeof error.code === 'string' && AWAY.has(error.code)) return true;
  if (error instanceof AggregateError) return error.errors.some(isStoreAway);
  return /Connection terminated|timeout exceeded when trying to connect|timeout expired|Client has encountered a connection error/.test(
    error.message,
  );
}
