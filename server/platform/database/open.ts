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
  // One that breaks between two statements of a transaction is nobody's to listen to: the next statement fails and tells.
  pool.on('connect', (client) => client.on('error', () => {}));
  return new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
}
