import type { PGlite } from '@electric-sql/pglite';
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

export function pgliteDialect(lite: PGlite, turnstile: Turnstile): Dialect {
  const acquire = async (): Promise<Held> => ({
    ...connection(lite),
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

function connection(lite: PGlite): DatabaseConnection {
  return {
    async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
      const { rows, affectedRows } = await lite.query<R>(sql, [...parameters]);
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
