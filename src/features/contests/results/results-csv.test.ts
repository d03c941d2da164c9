import { expect, test } from 'vitest';
import { resultsCsv } from './results-csv';

const row = {
  id: 'x',
  problem: 1,
  username: 'ada',
  displayName: 'Ada',
  language: 'PYTHON3' as const,
  writtenTime: '2026-01-01T10:05:00.000Z',
  receivedTime: '2026-01-01T10:06:00.000Z',
  contestTimeMs: 300_000,
  state: 'late' as const,
  verdict: 'WA' as const,
  score: 40,
};
const results = {
  contestName: 'Tides',
  problems: [
    { id: 'A', title: 'First', points: 100 },
    { id: 'B', title: 'Second, really', points: 250 },
  ],
  rows: [{ ...row, problem: 0, language: null, state: 'refused' as const, verdict: null, score: null }, row],
};

test('each submission has a row with its times, state, verdict and points', () => {
  expect(resultsCsv(results).split('\r\n')).toEqual([
    'Problem,Title,Username,Display name,Language,Contest time,Written,Received,State,Verdict,Score,Points',
    'A,First,ada,Ada,Answer,0:05:00,2026-01-01T10:05:00.000Z,2026-01-01T10:06:00.000Z,refused,,,',
    'B,"Second, really",ada,Ada,Python 3,0:05:00,2026-01-01T10:05:00.000Z,2026-01-01T10:06:00.000Z,late,WA,40,100',
    '',
  ]);
});

test('the rows of one problem can be selected', () => {
  expect(resultsCsv(results, 1).split('\r\n')).toHaveLength(3);
});
