import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { findHome } from '../../../server/platform/embedded-postgres/home';
import { answersQuery, isAlive } from '../../../server/platform/embedded-postgres/postmaster';
import { query } from '../../support/product/postgres';
import { eventually } from '../client';
import { postgresStarters } from './postgres-starters';

const { start, forkStarter, dataDir } = postgresStarters();

test('after its starter was killed, the next process adopts the database, and stops it', async () => {
  const first = await start();
  await first.end('SIGKILL');
  expect(isAlive(first.pid)).toBe(true);
  const second = await start();
  expect(second).toMatchObject({ url: first.url, pid: first.pid, adopted: true });
  await second.end('SIGTERM');
  await eventually(async () => (isAlive(first.pid) ? undefined : true));
});

test('a judge that adopts the server’s database leaves it running', async () => {
  const server = await start();
  const judge = await start(false);
  expect(judge).toMatchObject({ pid: server.pid, adopted: true });
  await judge.end('SIGTERM');
  expect(await answersQuery(server.url)).toBe(true);
  await server.end('SIGTERM');
  expect(await answersQuery(server.url)).toBe(false);
});

test('a server takes the database over from a judge that started it', async () => {
  const judge = await start(false);
  const server = await start(true);
  await judge.end('SIGTERM');
  expect(await answersQuery(server.url)).toBe(true);
  await server.end('SIGTERM');
  expect(await answersQuery(server.url)).toBe(false);
});

test('three processes that start at once share one new database', async () => {
  const all = await Promise.all([start(), start(), start()]);
  expect(new Set(all.map(({ url }) => url)).size).toBe(1);
  expect(new Set(all.map(({ pid }) => pid)).size).toBe(1);
  expect(all.filter(({ adopted }) => !adopted)).toHaveLength(1);
});

test('a killed postmaster is started again with all committed data', async () => {
  const first = await start();
  await query(first.url, 'create table kept as select 1 as one');
  process.kill(first.pid, 'SIGKILL');
  await eventually(async () => (isAlive(first.pid) ? undefined : true));
  const second = await start();
  expect(second.adopted).toBe(false);
  expect(await query(second.url, 'select * from kept')).toEqual([{ one: 1 }]);
});

test('a stale pid file with the id of another process does not stop the start', async () => {
  const first = await start();
  const { folder } = findHome(dataDir());
  const pidFile = path.join(folder, 'postmaster.pid');
  const content = fs.readFileSync(pidFile, 'utf8');
  await first.end('SIGTERM');
  // After a power cut any process may have this id: here the test itself.
  fs.writeFileSync(pidFile, content.replace(/^\d+/, String(process.pid)));
  const { uid, gid } = fs.statSync(folder);
  fs.chownSync(pidFile, uid, gid);
  const second = await start();
  expect(second.adopted).toBe(false);
});

test('a first start that is killed halfway does not disturb the next', async () => {
  for (const afterMs of [100, 400, 800]) {
    const child = forkStarter(true);
    await sleep(afterMs);
    child.kill('SIGKILL');
  }
  const started = await start();
  expect(await answersQuery(started.url)).toBe(true);
});
