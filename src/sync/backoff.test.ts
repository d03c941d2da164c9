import fc from 'fast-check';
import { expect, test } from 'vitest';
import { backoff } from './backoff';

test('waits grow from a second to five minutes, and chance spreads each over its whole length', () => {
  expect([0, 1, 2, 8, 9, 30].map((attempts) => backoff(attempts, 1))).toEqual([
    1000, 2000, 4000, 256_000, 300_000, 300_000,
  ]);
  expect(backoff(9, 0)).toBe(0);
  expect(backoff(9, 0.5)).toBe(150_000);
});

test('a longer wait asked for by the server wins', () => {
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
