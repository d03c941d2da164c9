import { expect, test } from 'vitest';
import { contestTimeText, leaderboardCsv, scoreText } from './leaderboard-words';

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
