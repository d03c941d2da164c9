import { afterEach, expect, test, vi } from 'vitest';
import { nextTask } from './next-task';

afterEach(() => vi.unstubAllGlobals());

test('without scheduler.yield the caller continues in a later task, after all microtasks', async () => {
  const order: string[] = [];
  const continued = nextTask().then(() => order.push('next task'));
  await Promise.resolve().then(() => order.push('microtask'));
  await continued;
  expect(order).toEqual(['microtask', 'next task']);
});

test('the browser chooses the time if it can', async () => {
  const yielded = vi.fn(async () => {});
  vi.stubGlobal('scheduler', { yield: yielded });
  await nextTask();
  expect(yielded).toHaveBeenCalledOnce();
});
