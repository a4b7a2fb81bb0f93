import type { PGlite, Results } from '@electric-sql/pglite';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely';

/**
 * PGlite has one connection. Whoever holds it is alone: otherwise a query would land inside somebody else's
 * transaction.
 */
export class Turnstile {
  private last: Promise<void> = Promise.resolve();

  async enter(): Promise<() => void> {
    let leave = (): void => {};
    const before = this.last;
    this.last = new Promise((resolve) => {
      leave = resolve;
    });
    await before;
    return leave;
  }
}

interface Held extends DatabaseConnection {
  leave(): void;
}

/** Runs a statement; without parameters it may be several, and what counts is what the last one says. */
export type Runs = <R>(sql: string, parameters?: readonly unknown[]) => Promise<Results<R>>;

/** No statement of ours takes nearly as long. */
const STUCK_MS = 60_000;

/**
 * Runs statements, and says when there is no use in waiting any longer: where the disk is full PostgreSQL may have ended in
 * the middle of a statement, which then never does.
 */
export function runsOn(
  lite: Pick<PGlite, 'query' | 'exec'>,
  dead: (why: string) => void,
  stuckMs = STUCK_MS,
): Runs {
  return async <R>(sql: string, parameters?: readonly unknown[]): Promise<Results<R>> => {
    // Twice: a machine that slept wakes up with the first one due.
    let impatience = setTimeout(() => {
      impatience = setTimeout(() => dead('a statement does not end'), stuckMs / 10);
    }, stuckMs);
    try {
      if (parameters !== undefined) return await lite.query<R>(sql, [...parameters]);
      const results = await lite.exec(sql);
      return (results.at(-1) as Results<R> | undefined) ?? { rows: [], fields: [] };
    } catch (error) {
      // Not PostgreSQL's refusal but its end.
      if (error instanceof Error && error.name === 'RuntimeError') dead(error.message);
      throw error;
    } finally {
      clearTimeout(impatience);
    }
  };
}

export function pgliteDialect(run: Runs, turnstile: Turnstile): Dialect {
  const acquire = async (): Promise<Held> => ({
    ...connection(run),
    leave: await turnstile.enter(),
  });
  return {
    createAdapter: () => new PostgresAdapter(),
    createQueryCompiler: () => new PostgresQueryCompiler(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createDriver: () => ({
      init: async () => {},
      acquireConnection: acquire,
      beginTransaction: (it) => say(it, 'begin'),
      commitTransaction: (it) => say(it, 'commit'),
      rollbackTransaction: (it) => say(it, 'rollback'),
      releaseConnection: async (it) => {
        if ('leave' in it && typeof it.leave === 'function') it.leave();
      },
      destroy: async () => {},
    }),
  };
}

function connection(run: Runs): DatabaseConnection {
  return {
    async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
      const { rows, affectedRows } = await run<R>(sql, parameters);
      return { rows, numAffectedRows: BigInt(affectedRows ?? 0) };
    },
    // biome-ignore lint/correctness/useYield: nothing of ours streams
    async *streamQuery() {
      throw new Error('PGlite has no cursor');
    },
  };
}

async function say(it: DatabaseConnection, statement: string): Promise<void> {
  await it.executeQuery(CompiledQuery.raw(statement));
}
