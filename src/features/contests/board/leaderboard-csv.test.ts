import { expect, test } from 'vitest';
import { describeCell } from './describe-cell';
import { formatScore, resultText } from './format-score';
import { leaderboardCsv } from './leaderboard-csv';

test('points have no needless digits', () => {
  expect(formatScore(300)).toBe('300');
  expect(formatScore(66.666_666)).toBe('66.67');
  expect(formatScore(12_345)).toBe('12345');
});

test('LEAD-2 LEAD-3 the CSV file has a line for each entry; the rank is its position', () => {
  const entry = { displayName: 'Ada', totalScore: 250, solved: 2, lastImprovementMs: 61_000, attempts: 4 };
  const csv = leaderboardCsv([
    { ...entry, username: 'ada' },
    { ...entry, username: 'bob', displayName: 'B, "Bob"' },
  ]);
  expect(csv.split('\r\n')).toEqual([
    'Rank,Username,Display name,Score,Solved,Time,Attempts',
    '1,ada,Ada,250,2,0:01:01,4',
    '2,bob,"B, ""Bob""",250,2,0:01:01,4',
    '',
  ]);
});

test('a display name that looks like a formula stays text in a spreadsheet', () => {
  const entry = { username: 'eve', totalScore: 0, solved: 0, lastImprovementMs: 0, attempts: 0 };
  expect(leaderboardCsv([{ ...entry, displayName: '=HYPERLINK("x")' }])).toContain(`"'=HYPERLINK(""x"")"`);
});

test('LEAD-2 a screen reader reads each cell as a sentence', () => {
  const solved = { score: 100, wrongTries: 2, reachedMs: 725_000 };
  expect(describeCell('A', { ...solved, isFirst: true })).toBe(
    'A: solved after 2 wrong attempts at 0:12:05, first to solve',
  );
  expect(describeCell('B', { score: 50, wrongTries: 0, reachedMs: 1000, isPending: true })).toBe(
    'B: 50 points at 0:00:01, a result is not shown yet',
  );
  expect(describeCell('C', { score: 0, wrongTries: 1 })).toBe('C: 1 wrong attempt');
  expect(describeCell('AA', { score: 0, wrongTries: 0, isPending: true })).toBe(
    'AA: a result is not shown yet',
  );
});

test('LEAD-2 the CSV file has points, wrong attempts and time of each problem, and empty fields for rows of an older server', () => {
  const entry = { totalScore: 100, solved: 1, lastImprovementMs: 61_000, attempts: 2 };
  const csv = leaderboardCsv([
    {
      ...entry,
      username: 'ada',
      displayName: 'Ada',
      cells: [
        { score: 100, wrongTries: 1, reachedMs: 61_000 },
        { score: 0, wrongTries: 0, isPending: true },
      ],
    },
    { ...entry, username: 'bob', displayName: 'Bob' },
  ]);
  expect(csv.split('\r\n')).toEqual([
    'Rank,Username,Display name,Score,Solved,Time,Attempts,A,A wrong attempts,A time,B,B wrong attempts,B time',
    '1,ada,Ada,100,1,0:01:01,2,100,1,0:01:01,?,0,',
    '2,bob,Bob,100,1,0:01:01,2,,,,,,',
    '',
  ]);
});

test('the CSV file of an ICPC contest has the penalty; points of a problem scale its column', () => {
  const entry = {
    totalScore: 1,
    solved: 1,
    lastImprovementMs: 61_000,
    attempts: 2,
    username: 'ada',
    displayName: 'Ada',
  };
  const cells = [{ score: 50, wrongTries: 1, reachedMs: 61_000 }];
  const lines = (facts: Parameters<typeof leaderboardCsv>[1]) =>
    leaderboardCsv([{ ...entry, penaltyMs: 21 * 60_000, cells }], facts).split('\r\n');
  expect(lines({ scoring: 'icpc', problems: [{ points: 300 }] })).toEqual([
    'Rank,Username,Display name,Score,Solved,Time,Attempts,Penalty minutes,A,A wrong attempts,A time',
    '1,ada,Ada,1,1,0:01:01,2,21,50,1,0:01:01',
    '',
  ]);
  expect(lines({ problems: [{ points: 300 }] })[1]).toBe('1,ada,Ada,1,1,0:01:01,2,150,1,0:01:01');
});

test('a result shows the terms of its scoring', () => {
  expect(resultText('icpc', { totalScore: 3, penaltyMs: 60_000 })).toBe('3 solved and 1 penalty minute');
  expect(resultText(undefined, { totalScore: 250 })).toBe('250 points');
  expect(describeCell('A', { score: 50, wrongTries: 0 }, 300)).toBe('A: 150 points');
});
