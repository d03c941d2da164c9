import { fork } from 'node:child_process';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { projectRoot, query, startTestCluster, type TestCluster } from '../../support/product/postgres';
import { startTestServer } from '../../support/product/server';

let cluster: TestCluster;
beforeAll(async () => {
  cluster = await startTestCluster();
});
afterAll(() => cluster?.stop());

function migrateOnce(databaseUrl: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = fork(path.join(projectRoot, 'tests/integration/starting/programs/migrate-once.ts'), [], {
      execArgv: ['--import', 'tsx'],
      env: { ...process.env, DATABASE_URL: databaseUrl },
    });
    child.once('message', (message) => resolve((message as { applied: number }).applied));
    child.once('exit', (code) => reject(new Error(`migrating ended with ${code}`)));
  });
}

test('four processes that migrate one new database at once apply each migration once', async () => {
  const databaseUrl = await cluster.createEmptyDatabase();
  const applied = await Promise.all(Array.from({ length: 4 }, () => migrateOnce(databaseUrl)));
  const [row] = await query<{ count: number }>(databaseUrl, 'select count(*)::int from kysely_migration');
  expect(row?.count).toBeGreaterThan(0);
  expect(applied.reduce((sum, count) => sum + count, 0)).toBe(row?.count);
  expect(await migrateOnce(databaseUrl)).toBe(0);
});

test('three servers that start at once on one new database all start, and import the content once', async () => {
  const databaseUrl = await cluster.createEmptyDatabase();
  const servers = await Promise.all(Array.from({ length: 3 }, () => startTestServer({ databaseUrl })));
  const imports = servers.filter((server) => /content … \d+ problems/.test(server.output()));
  expect(imports).toHaveLength(1);
  await Promise.all(servers.map((server) => server.stop()));
});
