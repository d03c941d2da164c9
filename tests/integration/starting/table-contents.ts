import pg from 'pg';
import { readTables } from '../../../server/platform/backup/read-tables';

/** All rows of the product: name of the table → number of rows, and a digest that does not depend on their order. */
export async function tableContents(url: string): Promise<Record<string, string>> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const read: Record<string, string> = {};
    for (const { name } of await readTables(client)) {
      if (name.startsWith('kysely_migration')) continue;
      const { rows } = await client.query(
        `select count(*) || ' ' || coalesce(sum(hashtextextended(row::text, 0)::numeric), 0) as digest from "${name}" row`,
      );
      read[name] = rows[0].digest;
    }
    return read;
  } finally {
    await client.end();
  }
}
