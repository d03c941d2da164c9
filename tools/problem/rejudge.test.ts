import { expect, test } from 'vitest';
import { linesOf } from './rejudge';

test('the table counts the changes and lists them', () => {
  const lines = linesOf({
    rejudgeID: 'r',
    problemID: 'SUM',
    problemVersion: 3,
    status: 'ready',
    totalSubmissions: 5,
    judgedSubmissions: 4,
    failedSubmissions: 1,
    counts: [{ from: 'WA', to: 'AC', submissions: 2 }],
    changes: [
      {
        submissionID: 's1',
        language: 'CPP17',
        from: { verdict: 'WA', score: 50 },
        to: { verdict: 'AC', score: 100 },
      },
    ],
  });
  expect(lines).toEqual([
    'SUM, version 3: 4 of 5 rejudged, 2 would change',
    '1 could not be rejudged because of a judge error and stay as they are',
    '  WA  → AC       2',
    '  s1  CPP17           WA  50 → AC  100',
  ]);
});
