import { expect, test } from 'vitest';
import { exceedsWarnings, malpracticeCause, warningCountText } from './proctor';

test('PROC-10 PROC-11 disqualifies above the maximum, and never with 0', () => {
  expect([2, 3, 4].map((count) => exceedsWarnings(count, 3))).toEqual([false, false, true]);
  expect(exceedsWarnings(1000, 0)).toBe(false);
});

test('PROC-6 states how many times the participant left', () => {
  expect(malpracticeCause('tooManyWarnings', 3, 2)).toBe(
    'Left the contest 3 times; 2 warnings were allowed.',
  );
  expect(malpracticeCause('notBack', 0, 2)).toBe('Left the contest and did not return within 15 seconds.');
  expect(malpracticeCause('notBack', 1, 2)).toContain('once');
});

test('shows the count with the maximum', () => {
  expect(warningCountText(2, 3)).toBe('2 of 3');
  expect(warningCountText(2, 0)).toBe('2');
});
