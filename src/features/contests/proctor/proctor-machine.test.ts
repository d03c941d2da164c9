import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  initialProctorState,
  type Leaving,
  type ProctorEvent,
  type ProctorState,
  returnByOf,
  transition,
} from './proctor-machine';

const left = (now: number, how: Leaving = 'fullscreenExit', isExcused = false): ProctorEvent => ({
  type: 'left',
  how,
  now,
  isExcused,
});
const back = (now: number): ProctorEvent => ({ type: 'returned', now });
const tick = (now: number): ProctorEvent => ({ type: 'tick', now });
const runBy = (warningSeconds: number, max: number, events: readonly ProctorEvent[]) =>
  events.reduce<ProctorState>(
    (state, event) => transition(state, event, { maxWarnings: max, warningSeconds }),
    initialProctorState,
  );
const run = (max: number, ...events: ProctorEvent[]) => runBy(0, max, events);

test('PROC-1 PROC-6 leaving full screen, or the window, is one warning each', () => {
  expect(run(3, left(0))).toMatchObject({ at: 'away', warnings: 1 });
  expect(run(3, left(0), back(2000), left(9000, 'blur'), tick(10_000), back(11_000))).toEqual({
    at: 'present',
    warnings: 2,
    awayMs: 4000,
  });
});

test('leaving full screen by switching windows is one warning', () => {
  const both = run(3, left(0), left(1, 'blur'), tick(5000));
  expect(both).toMatchObject({ at: 'away', warnings: 1 });
  const theOtherWay = run(3, left(0, 'blur'), left(1), tick(5000));
  expect(theOtherWay).toMatchObject({ at: 'away', warnings: 1 });
});

test('a loss of focus for less than a second does not count', () => {
  expect(run(3, left(0, 'blur'), tick(500), back(900))).toEqual(initialProctorState);
  expect(run(3, left(0, 'blur'), back(1000))).toEqual({ at: 'present', warnings: 1, awayMs: 1000 });
});

test('an accident is no warning, but switching windows then is one, and the time limit applies', () => {
  expect(run(3, left(0, 'fullscreenExit', true), tick(9000), back(14_000))).toEqual(initialProctorState);
  expect(run(3, left(0, 'fullscreenExit', true), left(5000, 'blur'), tick(6000))).toMatchObject({
    at: 'away',
    warnings: 1,
    leftAt: 0,
  });
  expect(run(3, left(0, 'fullscreenExit', true), tick(15_000))).toMatchObject({ at: 'disqualified' });
});

test('PROC-2 PROC-3 PROC-4 LIM-9 returning within 15 seconds avoids disqualification, later does not', () => {
  const away = run(3, left(1000));
  expect(away.at === 'away' && returnByOf(away)).toBe(16_000);
  expect(run(3, left(1000), tick(15_999), back(15_999))).toEqual({
    at: 'present',
    warnings: 1,
    awayMs: 14_999,
  });
  expect(run(3, left(1000), tick(16_000))).toMatchObject({ at: 'disqualified', warnings: 1 });
  // A frozen page did not check the clock.
  expect(run(3, left(1000), back(60_000))).toMatchObject({ at: 'disqualified' });
});

test('PROC-10 one warning more than allowed disqualifies at once, with the count in the cause', () => {
  const thrice = [left(0), back(1), left(10), back(11), left(20), back(21)];
  expect(run(3, ...thrice)).toEqual({ at: 'present', warnings: 3, awayMs: 3 });
  expect(run(3, ...thrice, left(30))).toEqual({
    at: 'disqualified',
    warnings: 4,
    awayMs: 3,
    cause: 'Left the contest 4 times; 3 warnings were allowed.',
  });
});

test('PROC-11 a maximum of 0 warnings means unlimited', () => {
  const events = Array.from({ length: 50 }, (_, n) => [left(n * 100), back(n * 100 + 1)]).flat();
  expect(run(0, ...events)).toEqual({ at: 'present', warnings: 50, awayMs: 50 });
});

test('PROC-6 there are at most as many warnings as absences, and more ticks change nothing', () => {
  const absence = fc.record({
    gapMs: fc.nat(20_000),
    awayMs: fc.nat(14_999),
    how: fc.constantFrom<Leaving>('fullscreenExit', 'blur'),
  });
  fc.assert(
    fc.property(fc.array(absence, { maxLength: 8 }), fc.integer({ min: 100, max: 900 }), (absences, step) => {
      let now = 0;
      const events: ProctorEvent[] = [];
      const ticked: ProctorEvent[] = [];
      for (const { gapMs, awayMs, how } of absences) {
        const leftAt = now + gapMs;
        now = leftAt + awayMs;
        events.push(left(leftAt, how), back(now));
        const ticks = Array.from({ length: Math.floor(awayMs / step) }, (_, n) => tick(leftAt + n * step));
        ticked.push(left(leftAt, how), ...ticks, back(now));
      }
      const plain = run(0, ...events);
      expect(plain.warnings).toBeLessThanOrEqual(absences.length);
      expect(run(0, ...ticked)).toEqual(plain);
      expect(runBy(7, 0, ticked)).toEqual(runBy(7, 0, events));
    }),
    { numRuns: 60 },
  );
});

test('PROC-6 PROC-10 by total time, absences add up to warnings, however many they are', () => {
  const short = [left(0), back(4000), left(20_000), back(24_000)];
  expect(runBy(10, 2, short)).toEqual({ at: 'present', warnings: 0, awayMs: 8000 });
  const third = [...short, left(40_000), tick(41_999)];
  expect(runBy(10, 2, third)).toMatchObject({ at: 'away', warnings: 0 });
  expect(runBy(10, 2, [...third, tick(42_000)])).toMatchObject({ at: 'away', warnings: 1 });
  const many = [...third, back(52_000), left(60_000), back(70_000)];
  expect(runBy(10, 3, many)).toEqual({ at: 'present', warnings: 3, awayMs: 30_000 });
  expect(runBy(10, 2, many)).toMatchObject({
    at: 'disqualified',
    cause: 'Was away long enough for 3 warnings, one for each 10 seconds; 2 were allowed.',
  });
});

test('by total time, an accident and a short loss of focus add nothing, and 15 seconds still disqualify', () => {
  expect(
    runBy(1, 1, [left(0, 'fullscreenExit', true), back(9000), left(20_000, 'blur'), back(20_900)]),
  ).toEqual(initialProctorState);
  expect(runBy(600, 3, [left(0), tick(15_000)])).toMatchObject({ at: 'disqualified', warnings: 0 });
});
