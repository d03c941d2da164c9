import { expect, test } from 'vitest';
import type { ContestListItem } from '../../../../contract/entities/contest/contest';
import { listedContest } from '../../../../contract/fixtures/shown-contests';
import { filterContests, sortContests } from './contest-order';

const contest = (name: string, start: string, end: string | null, more = {}): ContestListItem =>
  listedContest(name.toLowerCase(), {
    name,
    startTime: `2026-03-${start}T10:00:00.000Z`,
    endTime: end && `2026-03-${end}T10:00:00.000Z`,
    openContestForever: end === null,
    ...more,
  });
const names = (contests: ContestListItem[]) => contests.map(({ name }) => name);

test('running contests come first, then upcoming and past ones, each sorted by nearest time', () => {
  const contests = [
    contest('Long past', '01', '02'),
    contest('Past', '03', '05'),
    contest('Far', '20', '21'),
    contest('Near', '12', '21'),
    contest('Endless', '01', null),
    contest('Running', '09', '11'),
    contest('Cut', '05', '09', {
      removed: [{ from: '2026-03-06T10:00:00Z', to: '2026-03-08T10:00:00Z' }],
      pausedSince: '2026-03-10T08:00:00Z',
    }),
  ];
  const order = sortContests(contests, Date.parse('2026-03-10T10:00:00Z'));
  expect(names(order)).toEqual(['Running', 'Cut', 'Endless', 'Near', 'Far', 'Past', 'Long past']);
});

test('CLIST-1 a search finds words in name, creator and tags, and ignores case and accents', () => {
  const contests = [
    contest('Spring Cup', '01', '02', { tags: ['graphs'] }),
    contest('Été', '01', '02', { creatorName: 'Harbour School' }),
  ];
  expect(names(filterContests(contests, ' cup GRAPHS'))).toEqual(['Spring Cup']);
  expect(names(filterContests(contests, 'ete'))).toEqual(['Été']);
  expect(names(filterContests(contests, 'school'))).toEqual(['Été']);
  expect(filterContests(contests, '  ')).toHaveLength(2);
  expect(filterContests(contests, 'cup school')).toEqual([]);
});
