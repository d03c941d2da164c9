import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';
import type { Schema } from './schema';

/** The database, or a transaction in it. */
export type Database = Kysely<Schema>;
export type DatabaseTransaction = Transaction<Schema>;

const int8 = 20;
const connectionsMax = 12;
/** Where the other side is gone without a word, its locks are given back, and ours are no longer waited for. */
const keepAliveAfterMs = 10_000;
const idleInTransactionMs = 60_000;

/** Sizes and counts of ours stay far below 2^53: bigint arrives as number. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (id, format) =>
    id === int8 && format !== 'binary' ? Number : pg.types.getTypeParser(id, format),
};

/** Opens a pool of connections. Nothing is sent until the first query. */
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
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  pool.on('error', log);
  pool.on('connect', (client) => {
    // One that breaks between two statements of a transaction is nobody's to listen to: the next statement fails and tells.
    client.on('error', () => {});
    prepareNamed(client);
  });
  return new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
}

const named = /^\/\* prepared: ([a-z-]+) \*\//;

/**
 * A statement that begins with such a name is parsed and planned once for each connection: for those that thousands send within
 * seconds, where that is half of what they cost. Its text is always the same, and it names its columns.
 */
function prepareNamed(client: pg.PoolClient): void {
  const query = client.query.bind(client) as (...all: unknown[]) => unknown;
  const prepared = (text: unknown, values: unknown, ...rest: unknown[]) => {
    const name = typeof text === 'string' ? named.exec(text)?.[1] : undefined;
    return name === undefined ? query(text, values, ...rest) : query({ name, text, values }, ...rest);
  };
  client.query = prepared as typeof client.query;
}
