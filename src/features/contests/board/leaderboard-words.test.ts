import { expect, test } from 'vitest';
import { cellWords, contestTimeText, leaderboardCsv, scoreText } from './leaderboard-words';

test('contest time and points read without what says nothing', () => {
  expect(contestTimeText(0)).toBe('0:00:00');
  expect(contestTimeText(3_849_999)).toBe('1:04:09');
  expect(contestTimeText(360_000_000)).toBe('100:00:00');
  expect(scoreText(300)).toBe('300');
  expect(scoreText(66.666_666)).toBe('66.67');
  expect(scoreText(12_345)).toBe('12345');
});

test('LEAD-2 LEAD-3 the file has a line for each entry, ranked by its place', () => {
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

test('a name is text to a spreadsheet, whatever it begins with', () => {
  const entry = { username: 'eve', totalScore: 0, solved: 0, lastImprovementMs: 0, attempts: 0 };
  expect(leaderboardCsv([{ ...entry, displayName: '=HYPERLINK("x")' }])).toContain(`"'=HYPERLINK(""x"")"`);
});

test('LEAD-2 a cell is a sentence for a screen reader', () => {
  const solved = { score: 100, wrongTries: 2, reachedMs: 725_000 };
  expect(cellWords('A', { ...solved, isFirst: true })).toBe(
    'A: solved after 2 wrong tries at 0:12:05, first to solve',
  );
  expect(cellWords('B', { score: 50, wrongTries: 0, reachedMs: 1000, isPending: true })).toBe(
    'B: 50 points at 0:00:01, a result is not shown yet',
  );
  expect(cellWords('C', { score: 0, wrongTries: 1 })).toBe('C: 1 wrong try');
  expect(cellWords('AA', { score: 0, wrongTries: 0, isPending: true })).toBe('AA: a result is not shown yet');
});

test('LEAD-2 the file has points, wrong tries and time of each problem, also beside rows of an older server', () => {
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
    'Rank,Username,Display name,Score,Solved,Time,Attempts,A,A wrong tries,A time,B,B wrong tries,B time',
    '1,ada,Ada,100,1,0:01:01,2,100,1,0:01:01,?,0,',
    '2,bob,Bob,100,1,0:01:01,2,,,,,,',
    '',
  ]);
});
