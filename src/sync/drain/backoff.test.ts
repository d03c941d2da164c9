import fc from 'fast-check';
import { expect, test } from 'vitest';
import { backoff } from './backoff';

test('waits grow from a second to ten, and chance spreads each over its whole length', () => {
  expect([0, 1, 2, 4, 59].map((attempts) => backoff(attempts, 1))).toEqual([
    1000, 2000, 4000, 10_000, 10_000,
  ]);
  expect(backoff(9, 0)).toBe(0);
  expect(backoff(9, 0.5)).toBe(5000);
});

test('what has failed many times is tried seldom', () => {
  expect(backoff(60, 1)).toBe(300_000);
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
