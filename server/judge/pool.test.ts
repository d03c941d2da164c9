import { expect, test } from 'vitest';
import { createPool } from './pool';

test('runs no more at once than there are items, in order of request', async () => {
  const pool = createPool(['a', 'b']);
  const order: number[] = [];
  let running = 0;
  let most = 0;
  const tasks = [0, 1, 2, 3, 4].map((number) =>
    pool.use(async () => {
      order.push(number);
      most = Math.max(most, ++running);
      await new Promise((resolve) => setImmediate(resolve));
      running--;
    }),
  );
  await Promise.resolve();
  expect(pool.waiting()).toBe(3);
  await Promise.all(tasks);
  expect(order).toEqual([0, 1, 2, 3, 4]);
  expect(most).toBe(2);
});

test('an item returns from a failed task', async () => {
  const pool = createPool(['only']);
  await expect(pool.use(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await pool.use((item) => Promise.resolve(item))).toBe('only');
});

test('an aborted waiter gets no turn and does not block those behind it', async () => {
  const pool = createPool(['only']);
  let end = () => {};
  const busy = new Promise<void>((resolve) => {
    end = resolve;
  });
  const first = pool.use(() => busy);
  const impatient = new AbortController();
  let ran = false;
  const second = pool.use(async () => {
    ran = true;
  }, impatient.signal);
  const third = pool.use(async (item) => item);
  impatient.abort(new Error('gone'));
  await expect(second).rejects.toThrow('gone');
  expect(pool.waiting()).toBe(1);
  end();
  await first;
  expect(await third).toBe('only');
  expect(ran).toBe(false);
});
