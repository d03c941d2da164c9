import path from 'node:path';
import pg from 'pg';
import { startEmbeddedPostgres } from '../../../server/platform/embedded-postgres/supervisor';

const projectRoot = path.resolve(import.meta.dirname, '../../..');

/** Starts the database if it does not run. */
export async function embeddedDatabaseUrl(dataDir: string): Promise<string> {
  return (await startEmbeddedPostgres({ projectRoot, dataDir, takeOver: false })).url;
}

export async function queryDatabase<Row>(
  dataDir: string,
  sql: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const client = new pg.Client({ connectionString: await embeddedDatabaseUrl(dataDir) });
  await client.connect();
  try {
    return (await client.query(sql, values)).rows as Row[];
  } finally {
    await client.end();
  }
}
