import { expect, test } from 'vitest';
import type { Absence } from '../../../data/contest-run/contest-run-events';
import { blockedStep, watchStep } from './watch-run';

const row = { warnings: 0, maxWarnings: 3, deadlineAtMs: 1_000_000 };
const left = (now: number, isExcused = false) =>
  ({ type: 'left', how: 'fullscreenExit', now, isExcused }) as const;
const back = (now: number) => ({ type: 'returned', now }) as const;
const away: Absence = { how: 'blur', leftAtMs: 1000, countsAtMs: 2000, isCounted: false };

test('PROC-6 leaving is reported as a warning, and returning with the time away', () => {
  const gone = watchStep(row, left(1000));
  expect(gone).toMatchObject({ warnings: 1, events: [{ kind: 'fullscreenExit' }], cause: undefined });
  const here = watchStep({ ...row, warnings: 1, absence: gone?.absence as Absence }, back(4500));
  expect(here).toMatchObject({ absence: undefined, events: [{ kind: 'return', awayMs: 3500 }] });
});

test('a reload keeps the count and the deadline', () => {
  const kept = { ...row, warnings: 2, absence: { ...away, isCounted: true } };
  expect(watchStep(kept, { type: 'tick', now: 15_999 })).toBeNull();
  expect(watchStep(kept, { type: 'tick', now: 16_000 })).toMatchObject({
    warnings: 2,
    cause: expect.stringContaining('15 seconds'),
  });
});

test('a short loss of focus is only added up, and an accident is reported as no warning', () => {
  const glance = watchStep({ ...row, absence: away }, back(1500));
  expect(glance).toMatchObject({ warnings: 0, awayMs: 0, glanceMs: 500, events: [] });
  const counted = watchStep({ ...row, absence: away }, back(2500));
  expect(counted).toMatchObject({ warnings: 1, awayMs: 1500, glanceMs: undefined });
  const accident = watchStep(row, left(1000, true));
  expect(accident).toMatchObject({ warnings: 0, events: [] });
  const here = watchStep({ ...row, absence: accident?.absence as Absence }, back(2000));
  expect(here?.events).toMatchObject([{ kind: 'return', detail: expect.stringContaining('no warning') }]);
});

test('PROC-2 PROC-10 D-30 the third exit with an open pop-up is a warning, also after a reload', () => {
  const popUp = { ...left(1000, true), isPopUp: true };
  expect(watchStep(row, popUp)).toMatchObject({ warnings: 0, popUpExits: 1 });
  const one = { ...row, popUpExits: 1 };
  expect(watchStep(one, popUp)).toMatchObject({ warnings: 0, popUpExits: 2 });
  const two = { ...row, popUpExits: 2 };
  expect(watchStep(two, popUp)).toMatchObject({ warnings: 1, events: [{ kind: 'fullscreenExit' }] });
  // Full screen that ends with a pause is always excused.
  expect(watchStep(two, left(1000, true))).toMatchObject({ warnings: 0, popUpExits: undefined });
});

test('PROC-10 D-30 leaving the page, also by a reload, is one warning, and the time away is reported', () => {
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

test('D-35 a pause stops proctoring and ends an absence from before', () => {
  const paused = { ...row, pausedSince: '2030-01-01T00:00:00Z' };
  expect(watchStep(paused, left(1000))).toBeNull();
  const before = { ...paused, warnings: 1, absence: { ...away, isCounted: true } };
  expect(watchStep(before, { type: 'tick', now: 60_000 })).toEqual({
    warnings: 1,
    awayMs: 0,
    absence: undefined,
    cause: undefined,
    events: [],
  });
});

test('D-35 PROC-1 proctoring continues in a pause that the server has not confirmed for two minutes', () => {
  const paused = { ...row, pausedSince: '1970-01-01T00:00:00Z', pauseToldAtMs: 1000 };
  expect(watchStep(paused, left(121_000))).toBeNull();
  expect(watchStep(paused, left(121_001))).toMatchObject({ warnings: 1 });
});

test('ROLE-10 PROC-1 a block, or waiting for Continue, stops proctoring and ends an absence from before', () => {
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

test('D-35 PROC-9 a blocked action is stored, but not during a pause or on a former device', () => {
  const counted = { ...row, warnings: 2, absence: { ...away, isCounted: true } };
  expect(blockedStep(counted, 1000, 'clipboard')).toEqual({
    warnings: 2,
    absence: counted.absence,
    cause: undefined,
    events: [{ kind: 'blocked', detail: 'clipboard' }],
  });
  const paused = { ...row, pausedSince: '1970-01-01T00:00:00Z', pauseToldAtMs: 1000 };
  expect(blockedStep(paused, 121_000, 'clipboard')).toBeNull();
  expect(blockedStep(paused, 121_001, 'clipboard')).not.toBeNull();
  expect(blockedStep({ ...row, isElsewhere: true }, 1000, 'clipboard')).toBeNull();
});

test('PROC-3 proctoring stops at the deadline, and a step without a change stores nothing', () => {
  expect(watchStep({ ...row, deadlineAtMs: 900 }, left(1000))).toBeNull();
  expect(watchStep(row, back(5))).toBeNull();
  expect(watchStep(row, { type: 'tick', now: 5 })).toBeNull();
});

test('PROC-6 by total time, an absence is reported at once and gives a warning when the seconds add up', () => {
  const byTime = { ...row, warningSeconds: 10, awayMs: 8000 };
  const gone = watchStep(byTime, left(1000));
  expect(gone).toMatchObject({ warnings: 0, awayMs: 8000, events: [{ kind: 'fullscreenExit' }] });
  const here = watchStep({ ...byTime, absence: gone?.absence as Absence }, back(3500));
  expect(here).toMatchObject({ warnings: 1, awayMs: 10_500, events: [{ kind: 'return', awayMs: 2500 }] });
});

test('a device whose run continues on another one reports nothing, and an absence from before ends there', () => {
  const former = { ...row, isElsewhere: true };
  expect(watchStep(former, left(1000))).toBeNull();
  const before = { ...former, warnings: 1, absence: { ...away, isCounted: true } };
  expect(watchStep(before, { type: 'tick', now: 60_000 })).toMatchObject({
    warnings: 1,
    absence: undefined,
    cause: undefined,
    events: [],
  });
  const { isElsewhere: _, ...back } = before;
  expect(watchStep(back, { type: 'tick', now: 60_000 })?.cause).toContain('15 seconds');
});
