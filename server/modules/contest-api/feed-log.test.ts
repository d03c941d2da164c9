import { expect, test } from 'vitest';
import { FeedLog } from './feed-log';
import type { ApiObject } from './objects';
import type { FeedType } from './snapshot';

const lists = (entries: [FeedType, ApiObject[]][]) => ({ lists: new Map(entries) });
const read = (log: FeedLog, from = 0) =>
  log
    .from(from)
    .map((line) => JSON.parse(line) as { type: string; id: string | null; data: unknown; token: string });
const short = (log: FeedLog, from = 0) =>
  read(log, from).map(({ type, id, data }) => `${type} ${id}${data === null ? ' deleted' : ''}`);

const team = { id: 'ada', name: 'Ada' };
const submission = { id: 's1', team_id: 'ada' };

test('the log contains each object once, and again after a change', () => {
  const log = new FeedLog();
  log.add(
    lists([
      ['teams', [team]],
      ['contest', [{ id: 'tides' }]],
    ]),
  );
  log.add(
    lists([
      ['teams', [team]],
      ['contest', [{ id: 'tides' }]],
    ]),
  );
  expect(short(log)).toEqual(['contest null', 'teams ada']);
  log.add(
    lists([
      ['teams', [{ ...team, name: 'A' }]],
      ['contest', [{ id: 'tides' }]],
    ]),
  );
  expect(read(log, 2)).toMatchObject([{ type: 'teams', id: 'ada', data: { name: 'A' } }]);
});

test('objects follow those they name, and are deleted before them', () => {
  const log = new FeedLog();
  log.add(
    lists([
      ['submissions', [submission]],
      ['teams', [team]],
    ]),
  );
  log.add(lists([]));
  expect(short(log)).toEqual(['teams ada', 'submissions s1', 'submissions s1 deleted', 'teams ada deleted']);
});

test('a token continues after its event; tokens of another log and of the future are unknown', () => {
  const log = new FeedLog();
  log.add(
    lists([
      ['teams', [team]],
      ['submissions', [submission]],
    ]),
  );
  const [first, second] = read(log);
  expect(short(log, log.positionOf(first?.token ?? ''))).toEqual(['submissions s1']);
  expect(log.positionOf(second?.token ?? '')).toBe(2);
  const future = (second?.token ?? '').replace(/\d+$/, '3');
  const foreign = (first?.token ?? '').replace(/^./, (c) => (c === 'a' ? 'b' : 'a'));
  expect(
    [future, foreign, '', 'x.1', `${first?.token}.5`.replace(/\d+\.5$/, '0')].map((token) =>
      log.positionOf(token),
    ),
  ).toEqual(Array.from({ length: 5 }));
});

test('a token of another log is known as one, and the whole state continues this log', () => {
  const before = new FeedLog();
  before.add(lists([['teams', [team]]]));
  const log = new FeedLog();
  const now = lists([
    ['contest', [{ id: 'tides' }]],
    ['teams', [team]],
    ['submissions', [submission]],
    ['awards', []],
  ]);
  log.add(now);
  const old = read(before)[0]?.token ?? '';
  const own = read(log)[0]?.token ?? '';
  expect([old, own, 'x.1', '', `${old}x`].map((token) => log.isForeign(token))).toEqual([
    ...[true, false, false, false, false],
  ]);
  const whole = log.whole(now).map((line) => JSON.parse(line));
  const dataOf = (wanted: string) => whole.find(({ type }) => type === wanted)?.data;
  expect(dataOf('contest')).toEqual({ id: 'tides' });
  expect(dataOf('teams')).toEqual([team]);
  // An empty collection replaces what was deleted meanwhile.
  expect(dataOf('awards')).toEqual([]);
  expect(log.from(log.positionOf(whole[0].token) ?? 0)).toEqual([]);
});
