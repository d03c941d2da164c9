import { expect, test } from 'vitest';
import { growthOf } from './memory-growth';

const sample = (server: number, judge = 5, database = 100) => ({
  server: { cpuSeconds: 0, memoryMB: server },
  judge: { cpuSeconds: 0, memoryMB: judge },
  database: { cpuSeconds: 0, memoryMB: database },
});
const ratios = (samples: Parameters<typeof growthOf>[0]) =>
  Object.fromEntries(growthOf(samples).map(({ part, ratio }) => [part, Number(ratio.toFixed(2))]));

test('compares the lowest values of the first and the last fifth', () => {
  const samples = [100, 180, 120, 130, 110, 190, 120, 140, 150, 121].map((server) => sample(server));
  expect(ratios(samples)).toEqual({ server: 0.21, judge: 0, database: 0 });
});

test('ignores the growth of a part that is small', () => {
  expect(ratios([sample(50, 5), sample(50, 5), sample(50, 6), sample(50, 8), sample(50, 15)]).judge).toBe(0);
});
