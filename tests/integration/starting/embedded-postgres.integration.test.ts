import { expect, test } from 'vitest';
import { answersQuery, isAlive } from '../../../server/platform/embedded-postgres/postmaster';
import { query } from '../../support/product/postgres';
import { eventually } from '../client';
import { postgresStarters } from './postgres-starters';

const { start } = postgresStarters();

test('a restart keeps data, port and password', async () => {
  const first = await start();
  expect(first.adopted).toBe(false);
  await query(first.url, 'create table kept as select 42 as answer');
  await first.end('SIGTERM');
  expect(await answersQuery(first.url)).toBe(false);
  const second = await start();
  expect(second).toMatchObject({ url: first.url, adopted: false });
  expect(await query(second.url, 'select * from kept')).toEqual([{ answer: 42 }]);
});

test('after its starter was killed, the next process adopts the database, and stops it', async () => {
  const first = await start();
  await first.end('SIGKILL');
  expect(isAlive(first.pid)).toBe(true);
  const second = await start();
  expect(second).toMatchObject({ url: first.url, pid: first.pid, adopted: true });
  await second.end('SIGTERM');
  await eventually(async () => (isAlive(first.pid) ? undefined : true));
});
