import { expect, test } from 'vitest';
import { type AbsenceEvent, isEndCutOut, totalAbsences } from './absences';

const at = (second: number) => new Date(second * 1000).toISOString();
const event = (second: number, kind: string, more: Partial<AbsenceEvent> = {}): AbsenceEvent => ({
  kind,
  atMs: second * 1000,
  awayMs: null,
  detail: null,
  isForgiven: false,
  ...more,
});
const back = (second: number, awaySeconds: number, detail: string | null = null) =>
  event(second, 'return', { awayMs: awaySeconds * 1000, detail });

test('PROC-6 each absence counts, with its kind and the time until the return', () => {
  const events = [
    ...[event(10, 'fullscreenExit'), back(14, 4)],
    ...[event(20, 'blur'), back(25, 5)],
    ...[event(30, 'fullscreenExit', { detail: 'Left the contest page.' }), back(42, 12)],
    event(60, 'otherDevice', { awayMs: 3000, detail: 'The contest page was closed.' }),
  ];
  expect(totalAbsences(events, [], 0)).toEqual({
    byKind: {
      fullscreen: { times: 1, ms: 4000 },
      window: { times: 1, ms: 5000 },
      page: { times: 1, ms: 12_000 },
      device: { times: 1, ms: 3000 },
    },
    countedMs: 24_000,
    warnings: 4,
  });
  expect(totalAbsences(events, [], 10)).toMatchObject({ warnings: 2 });
});

test('network loss never counts: the silence before a change of the device has no length', () => {
  const events = [event(600, 'otherDevice', { awayMs: 500_000 })];
  expect(totalAbsences(events, [], 10)).toMatchObject({
    byKind: { device: { times: 1, ms: 0 } },
    countedMs: 0,
    warnings: 0,
  });
});

test('forgiven and excused absences are shown, but give no warning', () => {
  const events = [
    ...[event(10, 'blur', { isForgiven: true }), back(19, 9)],
    back(30, 8, 'Outside full screen after a pop-up or a pause: no warning.'),
  ];
  expect(totalAbsences(events, [], 0)).toEqual({
    byKind: { window: { times: 1, ms: 9000 }, excused: { times: 1, ms: 8000 } },
    countedMs: 0,
    warnings: 0,
  });
});

test('nothing is watched during a pause, also if the device did not know of it', () => {
  const pause = [{ from: at(100), to: at(200) }];
  const events = [
    event(90, 'blur'),
    back(95, 5),
    event(110, 'blur'),
    back(180, 70),
    event(210, 'blur'),
    back(211, 1),
  ];
  expect(totalAbsences(events, pause, 0)).toMatchObject({ warnings: 2, countedMs: 6000 });
  const ends = [99_999, 100_000, 214_999, 215_000].map((ms) => isEndCutOut(ms, pause));
  expect(ends).toEqual([false, true, true, false]);
});
