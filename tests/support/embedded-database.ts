import path from 'node:path';
import pg from 'pg';
import { startEmbeddedPostgres } from '../../server/platform/embedded-postgres/supervisor';

const projectRoot = path.resolve(import.meta.dirname, '../..');

export async function queryDatabase<Row>(
  dataDir: string,
  sql: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const { url } = await startEmbeddedPostgres({ projectRoot, dataDir, takeOver: false });
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql, values)).rows as Row[];
  } finally {
    await client.end();
  }
}
