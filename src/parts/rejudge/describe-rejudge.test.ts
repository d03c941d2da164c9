import { expect, test } from 'vitest';
import type { Rejudge } from '../../../contract/entities/contest/rejudge';
import { describeChange, describeProgress } from './describe-rejudge';

const report: Rejudge = {
  rejudgeID: 'r',
  problemID: 'SUM',
  problemVersion: 2,
  status: 'ready',
  changes: [],
  totalSubmissions: 3,
  judgedSubmissions: 3,
  failedSubmissions: 0,
  counts: [
    { from: 'AC', to: 'WA', submissions: 1 },
    { from: 'WA', to: 'AC', submissions: 1 },
  ],
};

test('a change shows the points before and after, and the gain or loss', () => {
  expect(describeChange({ from: 33.3333, to: 100 })).toBe('33.33 → 100 points: gains 66.67');
  expect(describeChange({ from: 100, to: 0 })).toBe('100 → 0 points: loses 100');
});

test('a rejudge shows its progress, then its result', () => {
  expect(describeProgress({ ...report, status: 'judging', judgedSubmissions: 1 })).toBe('Rejudged: 1 of 3');
  expect(describeProgress(report)).toBe('2 of 3 submissions would get a different verdict.');
  expect(describeProgress({ ...report, failedSubmissions: 1 })).toContain('1 submission could not be judged');
  expect(describeProgress({ ...report, status: 'outdated' })).toContain('Cancel');
});
