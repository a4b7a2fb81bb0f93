import type { FastifyBaseLogger } from 'fastify';

/** Structured logs. Nothing secret goes in: no view, answer, event, name, token or address of a person. */
export interface Log {
  info(what: string, about?: Readonly<Record<string, string | number | boolean>>): void;
  warn(what: string, error?: unknown): void;
}

export function logTo(logger: FastifyBaseLogger): Log {
  return {
    info: (what, about) => logger.info(about ?? {}, what),
    warn: (what, error) => logger.warn(errorFields(error), what),
  };
}

/** An error's kind and place. Its message may quote data (a failed insert does), so only known ones are kept. */
export function errorFields(error: unknown): Record<string, string> {
  if (!(error instanceof Error)) return {};
  const code = 'code' in error ? String(error.code) : '';
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return {
    error: error.name,
    code,
    where: frames
      .slice(0, 6)
      .map((line) => line.trim())
      .join(' | '),
  };
}
