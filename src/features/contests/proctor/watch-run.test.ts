import { expect, test } from 'vitest';
import type { Absence } from '../../../data/contest-run/contest-run-events';
import { watchStep } from './watch-run';

const row = { warnings: 0, maxWarnings: 3, deadlineAtMs: 1_000_000 };
const left = (now: number, isExcused = false) =>
  ({ type: 'left', how: 'fullscreenExit', now, isExcused }) as const;
const back = (now: number) => ({ type: 'returned', now }) as const;
const away: Absence = { how: 'blur', leftAtMs: 1000, countsAtMs: 2000, isCounted: false };

test('PROC-6 leaving is told as a warning, and coming back with how long it was', () => {
  const gone = watchStep(row, left(1000));
  expect(gone).toMatchObject({ warnings: 1, events: [{ kind: 'fullscreenExit' }], cause: undefined });
  const here = watchStep({ ...row, warnings: 1, absence: gone?.absence as Absence }, back(4500));
  expect(here).toMatchObject({ absence: undefined, events: [{ kind: 'return', awayMs: 3500 }] });
});

test('a reload goes on with count and deadline as they were', () => {
  const kept = { ...row, warnings: 2, absence: { ...away, isCounted: true } };
  expect(watchStep(kept, { type: 'tick', now: 15_999 })).toBeNull();
  expect(watchStep(kept, { type: 'tick', now: 16_000 })).toMatchObject({
    warnings: 2,
    cause: expect.stringContaining('15 seconds'),
  });
});

test('a moment without the focus is nothing to tell of, an accident is told as no warning', () => {
  expect(watchStep({ ...row, absence: away }, back(1500))).toMatchObject({ warnings: 0, events: [] });
  const accident = watchStep(row, left(1000, true));
  expect(accident).toMatchObject({ warnings: 0, events: [] });
  const here = watchStep({ ...row, absence: accident?.absence as Absence }, back(2000));
  expect(here?.events).toMatchObject([{ kind: 'return', detail: expect.stringContaining('no warning') }]);
});

test('PROC-10 D-30 leaving the page, as by a reload, is one warning, and how long it was is told', () => {
  const gone = watchStep(row, { type: 'left', how: 'pageLeft', now: 1000, isExcused: false });
  expect(gone).toMatchObject({
    warnings: 1,
    events: [{ kind: 'fullscreenExit', detail: expect.any(String) }],
  });
  const kept = { ...row, warnings: 1, absence: gone?.absence as Absence };
  expect(watchStep(kept, back(13_000))).toMatchObject({ events: [{ kind: 'return', awayMs: 12_000 }] });
  // A crash of 40 s, dated by the last seen time.
  expect(watchStep(kept, back(41_000))?.cause).toContain('15 seconds');
});

test('D-35 in a pause nobody is watched, and an absence from before it is over', () => {
  const paused = { ...row, pausedSince: '2030-01-01T00:00:00Z' };
  expect(watchStep(paused, left(1000))).toBeNull();
  const before = { ...paused, warnings: 1, absence: { ...away, isCounted: true } };
  expect(watchStep(before, { type: 'tick', now: 60_000 })).toEqual({
    warnings: 1,
    absence: undefined,
    cause: undefined,
    events: [],
  });
});

test('D-35 PROC-1 a pause that was heard of long ago hides nobody: without a network it may be over', () => {
  const paused = { ...row, pausedSince: '1970-01-01T00:00:00Z', pauseToldAtMs: 1000 };
  expect(watchStep(paused, left(121_000))).toBeNull();
  expect(watchStep(paused, left(121_001))).toMatchObject({ warnings: 1 });
});

test('ROLE-10 PROC-1 who is blocked, or has not continued yet, is not watched, and an absence from before is over', () => {
  for (const off of [
    { ...row, isBlocked: true },
    { ...row, awaitsResume: true },
  ]) {
    expect(watchStep(off, { type: 'left', how: 'pageLeft', now: 1000, isExcused: false })).toBeNull();
    const before = { ...off, warnings: 1, absence: { ...away, isCounted: true } };
    expect(watchStep(before, back(60_000))).toMatchObject({
      absence: undefined,
      cause: undefined,
      events: [],
    });
  }
});

test('PROC-3 nobody is watched after the end of the time, and what changes nothing is not written', () => {
  expect(watchStep({ ...row, deadlineAtMs: 900 }, left(1000))).toBeNull();
  expect(watchStep(row, back(5))).toBeNull();
  expect(watchStep(row, { type: 'tick', now: 5 })).toBeNull();
});
