import { afterAll, expect, test } from 'vitest';
import { startTestCluster } from '../../../tests/support/product/postgres';
import { oneAtATime } from './one-at-a-time';
import { openDatabase } from './open';

const cluster = await startTestCluster();
const url = await cluster.createDatabase();
const [one, other] = [openDatabase(url, () => {}), openDatabase(url, () => {})];
afterAll(async () => {
  await one.destroy();
  await other.destroy();
  await cluster.stop();
});

test('runs work of one name in one process at a time, and frees it after a failure', async () => {
  let finish = () => {};
  let working: Promise<unknown> = Promise.resolve();
  await new Promise<void>((begun) => {
    working = oneAtATime(one, 'work', () => {
      begun();
      return new Promise<void>((resolve) => {
        finish = resolve;
      });
    });
  });
  expect(await oneAtATime(other, 'work', async () => 1)).toBeUndefined();
  expect(await oneAtATime(other, 'other work', async () => 2)).toEqual({ result: 2 });
  finish();
  await working;
  await expect(
    oneAtATime(one, 'work', async () => {
      throw new Error('failed');
    }),
  ).rejects.toThrow('failed');
  expect(await oneAtATime(other, 'work', async () => 3)).toEqual({ result: 3 });
});
