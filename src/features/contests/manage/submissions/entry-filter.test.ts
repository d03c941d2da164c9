import { expect, test } from 'vitest';
import type { ManagedEntry } from '../../../../../contract/entities/contest/contest-manage';
import { filterOf, isMatching } from './entry-filter';
import { parseEntrySearch } from './entry-search';

const code: ManagedEntry = {
  id: 'e',
  kind: 'code',
  username: 'ada.l',
  problemID: 'SUM',
  title: 'Sum',
  state: 'counted',
  reason: null,
  deviceTime: null,
  elapsedMs: null,
  score: 100,
  status: 'done',
  verdict: 'AC',
  writtenTime: '2030-01-01T10:00:00Z',
  receivedTime: '2030-01-01T10:00:00Z',
  language: 'CPP17',
};
const answer: ManagedEntry = { ...code, kind: 'answer', language: undefined, verdict: undefined };
const queued: ManagedEntry = { ...code, status: 'queued', verdict: undefined };

test('D-35 submissions match by participant, problem, language, verdict and state', () => {
  const matching = (filter: Parameters<typeof isMatching>[1]) =>
    [code, answer, queued, { ...queued, state: 'held' as const }].map((entry) =>
      isMatching(entry, filter, 'Ada Lovelace'),
    );
  expect(matching({})).toEqual([true, true, true, true]);
  expect(matching({ participant: ' LOVE' })).toEqual([true, true, true, true]);
  expect(matching({ participant: 'ben' })).toEqual([false, false, false, false]);
  expect(matching({ problemID: 'sum' })).toEqual([true, true, true, true]);
  expect(matching({ problemID: 'SUMS' })).toEqual([false, false, false, false]);
  expect(matching({ language: 'CPP17' })).toEqual([true, false, true, true]);
  expect(matching({ language: 'answer' })).toEqual([false, true, false, false]);
  expect(matching({ verdict: 'AC' })).toEqual([true, true, false, false]);
  expect(matching({ verdict: 'waiting' })).toEqual([false, false, true, false]);
  expect(matching({ state: 'held' })).toEqual([false, false, false, true]);
});

test('the address holds the filters; unknown values filter nothing', () => {
  const search = parseEntrySearch({ problem: 'SUM', verdict: 'WA', state: 'lost', page: 3, other: 'x' });
  expect(search).toMatchObject({ problem: 'SUM', page: 3 });
  expect(filterOf(search)).toMatchObject({ problemID: 'SUM', verdict: 'WA', state: undefined });
  for (const page of [1, 0, -4, 1.5, 'many']) expect(parseEntrySearch({ page }).page).toBeUndefined();
});
