import fc from 'fast-check';
import { expect, test } from 'vitest';
import { scoreOf, shareOf } from './score';

const tests = fc.array(fc.record({ weight: fc.integer({ min: 0, max: 1000 }), passed: fc.boolean() }), {
  minLength: 1,
});

test('the score is between 0 and 100, and 100 only if everything with a weight passed', () => {
  fc.assert(
    fc.property(tests, (all) => {
      const score = scoreOf(all);
      expect(score).toBeGreaterThanOrEqual(0);
      expect(score).toBeLessThanOrEqual(100);
      const weighty = all.some(({ weight }) => weight > 0);
      const complete = all.every(({ weight, passed }) => passed || (weighty && weight === 0));
      expect(score === 100).toBe(complete);
    }),
  );
});

test('a weight counts in proportion', () => {
  expect(
    scoreOf([
      { weight: 3, passed: true },
      { weight: 1, passed: false },
    ]),
  ).toBe(75);
});

test('the shares of all test cases add up to the whole', () => {
  fc.assert(
    fc.property(tests, (all) => {
      const sum = all.reduce((total, { weight }) => total + weight, 0);
      const shares = all.reduce((total, { weight }) => total + shareOf(weight, sum), 0);
      expect(shares).toBeCloseTo(sum === 0 ? 0 : 100);
    }),
  );
});
