import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';
import type { Schema } from './schema';

export type Database = Kysely<Schema>;
export type DatabaseTransaction = Transaction<Schema>;

const int8 = 20;
const connectionsMax = 12;
/** Detects a dead peer, to release its locks. */
const keepAliveAfterMs = 10_000;
const idleInTransactionMs = 60_000;

/** Our sizes and counts stay below 2^53. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (id, format) =>
    id === int8 && format !== 'binary' ? Number : pg.types.getTypeParser(id, format),
};

const pools = new WeakMap<object, pg.Pool>();

/** Connects at the first query. */
export function openDatabase(url: string, log: (error: Error) => void): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: connectionsMax,
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: keepAliveAfterMs,
    idle_in_transaction_session_timeout: idleInTransactionMs,
    types,
    application_name: 'codeferry',
  });
  // The pool replaces a broken idle connection; without a listener the error would end the process.
  pool.on('error', log);
  pool.on('connect', (client) => {
    // If the connection breaks within a transaction, the next statement fails and reports it.
    client.on('error', () => {});
    prepareNamed(client);
  });
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  pools.set(db, pool);
  return db;
}

/** Connections by state, and callers that wait for one. */
export function connectionCounts(db: Database): Record<'busy' | 'idle' | 'waiting', number> {
  const { totalCount = 0, idleCount = 0, waitingCount = 0 } = pools.get(db) ?? {};
  return { busy: totalCount - idleCount, idle: idleCount, waiting: waitingCount };
}

const named = /^\/\* prepared: ([a-z-]+) \*\//;

/**
 * Prepares statements that begin with a name comment, once per connection. For queries that thousands of
 * clients send within seconds, where planning is half of the cost. The text must be constant and name its
 * columns.
 */
function prepareNamed(client: pg.PoolClient): void {
  const query = client.query.bind(client) as (...all: unknown[]) => unknown;
  const prepared = (text: unknown, values: unknown, ...rest: unknown[]) => {
    const name = typeof text === 'string' ? named.exec(text)?.[1] : undefined;
    return name === undefined ? query(text, values, ...rest) : query({ name, text, values }, ...rest);
  };
  client.query = prepared as typeof client.query;
}
