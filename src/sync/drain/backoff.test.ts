import fc from 'fast-check';
import { expect, test } from 'vitest';
import { backoff } from './backoff';

test('waits grow from 1 s to 10 s, with full jitter', () => {
  expect([0, 1, 2, 4, 59].map((attempts) => backoff(attempts, 1))).toEqual([
    1000, 2000, 4000, 10_000, 10_000,
  ]);
  expect(backoff(9, 0)).toBe(0);
  expect(backoff(9, 0.5)).toBe(5000);
});

test('retries become rare after many failures', () => {
  expect(backoff(60, 1)).toBe(300_000);
});

test('a longer wait requested by the server wins', () => {
  fc.assert(
    fc.property(
      fc.nat(40),
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.nat(3_600_000),
      (attempts, chance, asked) => {
        expect(backoff(attempts, chance, asked)).toBeGreaterThanOrEqual(asked);
      },
    ),
  );
});
