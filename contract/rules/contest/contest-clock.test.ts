import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type ContestSchedule,
  contestClock,
  contestEndMs,
  contestPhase,
  contestTimeMs,
  deadlineMs,
  passedMarks,
  phaseOfSchedule,
  remainingMs,
  standingMs,
  withRemoved,
} from './contest-clock';

const at = (minute: number) => new Date(Date.UTC(2030, 0, 1, 0, minute)).toISOString();
const ms = (minute: number) => Date.parse(at(minute));
const minutes = 60_000;

const forever: ContestSchedule = {
  startTime: at(0),
  endTime: null,
  openContestForever: true,
  timedContest: false,
  duration: null,
};
const timed = { timedContest: true, duration: 30 };
const ending = { openContestForever: false, endTime: at(120) };
const deadlineAt = (schedule: ContestSchedule, startedAt: number, extraMinutes = 0) => {
  const deadline = deadlineMs(contestClock(schedule), ms(startedAt), extraMinutes * minutes);
  return deadline === null ? null : (deadline - ms(0)) / minutes;
};

test('CRUN-12 CRUN-16 uses the duration if timed and open forever', () => {
  expect(deadlineAt({ ...forever, ...timed }, 500)).toBe(530);
});

test('CRUN-13 uses the smaller of duration and time to the end', () => {
  expect(deadlineAt({ ...forever, ...timed, ...ending }, 10)).toBe(40);
  expect(deadlineAt({ ...forever, ...timed, ...ending }, 100)).toBe(120);
});

test('CRUN-14 uses the time to the end if untimed', () => {
  expect(deadlineAt({ ...forever, ...ending }, 10)).toBe(120);
  expect(deadlineAt({ ...forever, ...ending }, 110)).toBe(120);
});

test('CRUN-15 has no timer if untimed and open forever', () => {
  expect(deadlineAt(forever, 10)).toBeNull();
  expect(remainingMs(null, ms(10))).toBeNull();
});

test('ignores an end or a duration when its switch is off', () => {
  const stale = { ...forever, endTime: at(120), duration: 30 };
  expect(deadlineAt(stale, 10)).toBeNull();
  expect(contestPhase(contestClock(stale), ms(9999))).toBe('running');
});

test('CDET-13 computes the phase; an open-ended contest never ends', () => {
  const clock = contestClock({ ...forever, ...ending });
  expect([-1, 0, 119, 120].map((minute) => contestPhase(clock, ms(minute)))).toEqual([
    'before',
    'running',
    'running',
    'ended',
  ]);
  expect(contestPhase(contestClock(forever), ms(1e6))).toBe('running');
});

test('gives extra time to one participant and excluded time to all who were in it', () => {
  expect(deadlineAt({ ...forever, ...timed, ...ending }, 10, 5)).toBe(45);
  const clock = contestClock({ ...forever, ...timed, ...ending, removed: [{ from: at(20), to: at(30) }] });
  const deadline = (started: number) => (deadlineMs(clock, ms(started)) ?? 0) - ms(0);
  expect(deadline(10)).toBe(50 * minutes);
  // Started within the outage: only the rest of it is given back.
  expect(deadline(25)).toBe(60 * minutes);
  expect(deadline(40)).toBe(70 * minutes);
  expect((contestEndMs(clock) ?? 0) - ms(0)).toBe(130 * minutes);
  expect(contestTimeMs(clock, ms(10), ms(40))).toBe(20 * minutes);
});

test('CRUN-17 LIM-8 passes marks at 10, 5 and 1 minutes', () => {
  expect([11, 10, 6, 5, 1, 0].map((left) => passedMarks(left * minutes))).toEqual([
    [],
    [10],
    [10],
    [10, 5],
    [10, 5, 1],
    [],
  ]);
  expect(passedMarks(null)).toEqual([]);
});

const minute = fc.integer({ min: 0, max: 1000 });
const cuts = fc.array(fc.tuple(minute, fc.integer({ min: 1, max: 20 })), { maxLength: 5 }).map((list) => {
  let from = 0;
  return list.map(([gap, length]) => {
    const start = from + (gap % 50);
    from = start + length + 1;
    return { from: at(start), to: at(start + length) };
  });
});

test('keeps the full contest time and never moves a deadline earlier', () => {
  fc.assert(
    fc.property(cuts, minute, fc.integer({ min: 1, max: 300 }), (removed, started, duration) => {
      const schedule = { ...forever, timedContest: true, duration };
      const clock = contestClock({ ...schedule, removed });
      const deadline = deadlineMs(clock, ms(started)) ?? 0;
      expect(contestTimeMs(clock, ms(started), deadline)).toBe(duration * minutes);
      expect(deadline).toBeGreaterThanOrEqual(deadlineMs(contestClock(schedule), ms(started)) ?? 0);
    }),
  );
});

test('exceeds the end of the contest only by extra time', () => {
  fc.assert(
    fc.property(cuts, minute, minute, fc.integer({ min: 0, max: 60 }), (removed, started, end, extra) => {
      const schedule = { ...forever, ...timed, openContestForever: false, endTime: at(end + 1) };
      const clock = contestClock({ ...schedule, removed });
      const deadline = deadlineMs(clock, ms(started), extra * minutes) ?? 0;
      expect(contestTimeMs(clock, contestEndMs(clock) ?? 0, deadline)).toBeLessThanOrEqual(extra * minutes);
    }),
  );
});

const interval = (from: number, to: number) => ({ from: at(from), to: at(to) });

test('D-35 moves the deadline by an outage, also during extra time', () => {
  const schedule = { ...forever, ...timed, ...ending };
  const deadlineWith = (startedAt: number, extraMinutes: number, ...removed: [number, number][]) => {
    const cuts = removed.map(([from, to]) => interval(from, to));
    const clock = contestClock({ ...schedule, removed: cuts });
    return ((deadlineMs(clock, ms(startedAt), extraMinutes * minutes) ?? 0) - ms(0)) / minutes;
  };
  expect(deadlineWith(10, 0, [20, 25])).toBe(45);
  expect(deadlineWith(30, 0, [20, 25])).toBe(60);
  expect(deadlineWith(10, 10, [42, 47])).toBe(55);
  expect(deadlineWith(10, 10, [20, 25], [52, 53])).toBe(56);
  expect(deadlineWith(110, 0, [118, 121])).toBe(123);
  expect(deadlineWith(10, 10, [60, 70])).toBe(50);
});

test('stops the clock at the start of a pause and keeps the remaining time', () => {
  const clock = contestClock({ ...forever, ...ending });
  const told = deadlineMs(clock, ms(10)) ?? 0;
  for (const now of [100, 119, 150, 500]) {
    const asItIs = contestClock({ ...forever, ...ending, removed: [interval(100, now)] });
    const left = (deadlineMs(asItIs, ms(10)) ?? 0) - ms(now);
    expect(told - standingMs(at(100), ms(now))).toBe(left);
  }
  expect(standingMs(undefined, ms(7))).toBe(ms(7));
});

test('D-35 does not end a contest during a pause or before its moved end', () => {
  const contest = { ...forever, ...ending };
  expect(phaseOfSchedule(contest, ms(121))).toBe('ended');
  expect(phaseOfSchedule({ ...contest, pausedSince: at(100) }, ms(500))).toBe('running');
  expect(phaseOfSchedule({ ...contest, pausedSince: at(125) }, ms(500))).toBe('ended');
  expect(phaseOfSchedule({ ...contest, removed: [interval(50, 60)] }, ms(125))).toBe('running');
  expect(phaseOfSchedule({ ...contest, removed: [interval(50, 60)] }, ms(130))).toBe('ended');
});

test('merges excluded intervals that touch or overlap', () => {
  const cuts = withRemoved([interval(10, 20), interval(40, 50)], interval(15, 40));
  expect(cuts).toEqual([interval(10, 50)]);
  expect(withRemoved(cuts, interval(20, 30))).toEqual(cuts);
  expect(withRemoved(cuts, interval(60, 70))).toEqual([interval(10, 50), interval(60, 70)]);
});
