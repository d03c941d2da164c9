import { expect, test } from 'vitest';
import { measurePair, median } from './paired';

test('the median is the middle, not the mean', () => {
  expect(median([100, 1, 3])).toBe(3);
  expect(() => median([])).toThrow();
});

test('both sides run equally often, with one unmeasured round', async () => {
  const runs = { ours: 0, bare: 0 };
  const pair = { name: 'x', ours: async () => (runs.ours += 1), bare: async () => (runs.bare += 1) };
  expect(await measurePair(pair, 5)).toMatchObject({ name: 'x', rounds: 5 });
  expect(runs).toEqual({ ours: 6, bare: 6 });
});
