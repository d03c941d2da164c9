import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createServerClock, sampleClock } from '../../../sync/clock/server-clock';
import { createSteadyClock } from '../../../sync/clock/steady-clock';
import { knownRun } from './known-run';

const run = { deadlineAtMs: 1000 } as Parameters<typeof knownRun>[0] & object;

test('CRUN-9 a run ends by the server’s clock or by its stored end', () => {
  expect(knownRun(null, 0)).toBeNull();
  expect(knownRun(run, 999)).toEqual({ outcome: 'open' });
  expect(knownRun(run, 1000)).toEqual({ outcome: 'ended' });
  expect(knownRun({ ...run, deadlineAtMs: null }, 1e15)).toEqual({ outcome: 'open' });
  expect(knownRun({ ...run, end: { reason: 'finished', atMs: 5 } }, 5000)).toEqual({ outcome: 'finished' });
  const out = { reason: 'malpractice', cause: 'C', atMs: 5 } as const;
  expect(knownRun({ ...run, end: out }, 0)).toEqual({ outcome: 'malpractice', cause: 'C' });
});

test('D-35 the deadline does not pass during a pause, and a run that ended before stays ended', () => {
  const paused = { ...run, pausedSince: new Date(900).toISOString() };
  expect(knownRun(paused, 1_000_000)).toEqual({ outcome: 'open' });
  // Resumed with the time that was left: 100 ms.
  expect(knownRun({ ...run, deadlineAtMs: 1_000_100 }, 1_000_099)).toEqual({ outcome: 'open' });
  expect(knownRun({ ...run, pausedSince: new Date(1200).toISOString() }, 1300)).toEqual({ outcome: 'ended' });
});

/** A device whose wall clock can be set, and whose monotonic clock stops during sleep. */
function device() {
  let trueMs = 0;
  let wallMs = 5_000_000;
  let steadyMs = 100;
  const read = () => ({ wallMs, monotonicMs: steadyMs });
  const pass = (ms: number, sleeps = false) => {
    trueMs += ms;
    wallMs += ms;
    if (!sleeps) steadyMs += ms;
  };
  const set = (byMs: number) => {
    wallMs += byMs;
  };
  return { read, pass, set, trueMs: () => trueMs };
}

test('the time left is right within 2 s after hours offline, sleep, and a clock set back', () => {
  const move = fc.oneof(
    fc.record({ type: fc.constant('pass' as const), ms: fc.integer({ min: 1, max: 1_800_000 }) }),
    fc.record({ type: fc.constant('sleep' as const), ms: fc.integer({ min: 1, max: 1_200_000 }) }),
  );
  fc.assert(
    fc.property(fc.array(move, { maxLength: 12 }), (moves) => {
      const own = device();
      const clock = createServerClock(
        createSteadyClock(own.read, () => {}),
        'one',
      );
      const now = createSteadyClock(own.read, () => {}).now();
      clock.observe(sampleClock({ sentAt: now, receivedAt: now, serverTimeMs: 9_000_000, resolutionMs: 0 }));
      for (const { type, ms } of moves) {
        // A real page reads the clock every second; reads before and after are enough here.
        clock.now();
        own.pass(ms, type === 'sleep');
        clock.now();
      }
      expect(Math.abs(clock.now() - 9_000_000 - own.trueMs())).toBeLessThan(2000);
      // Setting the clock back gains no time.
      own.set(-3_600_000);
      expect(Math.abs(clock.now() - 9_000_000 - own.trueMs())).toBeLessThan(2000);
    }),
    { numRuns: 50 },
  );
});

test('an undone disqualification waits for Continue, and a blocked run is blocked', () => {
  expect(knownRun({ ...run, awaitsResume: true }, 0)).toEqual({ outcome: 'reinstated' });
  expect(knownRun({ ...run, awaitsResume: true }, 1000)).toEqual({ outcome: 'ended' });
  expect(knownRun({ ...run, isBlocked: true }, 0)).toEqual({ outcome: 'blocked' });
});

test('D-35 time counts again two minutes after the last contact in a pause', () => {
  const paused = { ...run, pausedSince: new Date(400).toISOString(), pauseToldAtMs: 500 };
  expect(knownRun(paused, 120_500)).toEqual({ outcome: 'open' });
  expect(knownRun(paused, 120_500 + 599)).toEqual({ outcome: 'open' });
  expect(knownRun(paused, 120_500 + 600)).toEqual({ outcome: 'ended' });
});
