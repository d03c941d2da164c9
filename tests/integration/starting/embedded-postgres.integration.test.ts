import { expect, test } from 'vitest';
import { answersQuery } from '../../../server/platform/embedded-postgres/postmaster';
import { query } from '../../support/product/postgres';
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
