import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { query, startTestCluster } from '../../../tests/support/product/postgres';
import { openDatabase } from './open';

const cluster = await startTestCluster();
afterAll(() => cluster.stop());

test('a connection lost between two statements fails only its own transaction', async () => {
  const url = await cluster.createDatabase();
  const db = openDatabase(url, () => {});
  const inPieces = db.transaction().execute(async (transaction) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(transaction);
    await query(url, `select pg_terminate_backend(${rows[0]?.pid})`);
    // The connection ends while it is idle.
    await sleep(300);
    await sql`select 1`.execute(transaction);
  });
  await expect(inPieces).rejects.toThrow();
  const { rows } = await sql<{ answer: number }>`select 42 as answer`.execute(db);
  expect(rows).toEqual([{ answer: 42 }]);
  await db.destroy();
});

test('releases the locks of an idle transaction', async () => {
  const db = openDatabase(await cluster.createDatabase(), () => {});
  const { rows } = await sql<{ ms: string }>`select setting as ms from pg_settings
    where name = 'idle_in_transaction_session_timeout'`.execute(db);
  expect(Number(rows[0]?.ms)).toBe(60_000);
  await db.destroy();
});
