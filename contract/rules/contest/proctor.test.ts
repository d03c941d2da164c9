import { expect, test } from 'vitest';
import { isBeyondWarnings, malpracticeCause, warningCountText } from './proctor';

test('PROC-10 PROC-11 more than the maximum is too many, and with 0 nothing is', () => {
  expect([2, 3, 4].map((count) => isBeyondWarnings(count, 3))).toEqual([false, false, true]);
  expect(isBeyondWarnings(1000, 0)).toBe(false);
});

test('PROC-6 the cause names how many times', () => {
  expect(malpracticeCause('tooManyWarnings', 3, 2)).toBe(
    'Left the contest 3 times; 2 warnings were allowed.',
  );
  expect(malpracticeCause('notBack', 0, 2)).toBe('Did not come back to the contest within 15 seconds.');
  expect(malpracticeCause('notBack', 1, 2)).toContain('once');
});

test('the count is shown with what is allowed', () => {
  expect(warningCountText(2, 3)).toBe('2 of 3');
  expect(warningCountText(2, 0)).toBe('2');
});
