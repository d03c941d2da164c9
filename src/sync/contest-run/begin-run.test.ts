import { expect, test } from 'vitest';
import type { PackContent } from '../../../contract/entities/contest/contest-pack';
import { startedByCode } from './begin-run';

const startMs = Date.parse('2026-11-21T10:00:00Z');
const minuteMs = 60_000;
const content = (more: Partial<PackContent['contest']> = {}): PackContent => ({
  contest: {
    contestSlug: 'race',
    name: 'Race',
    startTime: '2026-11-21T10:00:00.000Z',
    endTime: '2026-11-21T15:00:00.000Z',
    openContestForever: false,
    timedContest: false,
    duration: null,
    enableProctored: false,
    removed: [],
    eventRules: '',
    version: 1,
    ...more,
  },
  lateSyncMinutes: 10,
  maxWarnings: 3,
  extraTimeMs: 0,
  problems: [],
});
const begin = (minute: number, more: Partial<PackContent['contest']> = {}, extraTimeMs = 0) =>
  startedByCode({ ...content(more), extraTimeMs }, 'chain', startMs + minute * minuteMs);

test('CRUN-14 a run opened by the code starts with the contest, not when the code is typed', () => {
  for (const minute of [0, 7, 299]) {
    expect(begin(minute)).toMatchObject({
      run: {
        startedAt: '2026-11-21T10:00:00.000Z',
        deadline: '2026-11-21T15:00:00.000Z',
        previousHash: 'chain',
      },
    });
  }
  // The code exists, so the contest has begun and the clock is wrong.
  expect(begin(-30)).toMatchObject({ run: { serverTime: '2026-11-21T10:00:00.000Z' } });
});

test('CRUN-13 an individual time limit counts from the start of the contest, and may be over', () => {
  const timed = { timedContest: true, duration: 60 };
  expect(begin(59, timed)).toMatchObject({ run: { deadline: '2026-11-21T11:00:00.000Z' } });
  expect(begin(60, timed)).toMatch(/Start with a network instead/);
  expect(begin(60, timed, 5 * minuteMs)).toMatchObject({ run: { deadline: '2026-11-21T11:05:00.000Z' } });
});

test('after the end no code starts anything', () => {
  expect(begin(300)).toBe('Contest has ended.');
});
