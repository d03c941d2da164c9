/**
 * The contest clock: what time it is in a contest, as a pure function of server time.
 *
 * A contest is `before`, `running` or `ended`. A participant has a deadline of their own: by the four timer rules (CRUN-12 … 15),
 * moved by what was cut out of the clock for everybody (removed intervals) and by what was given to this one person (extra time).
 * All times are milliseconds since 1970 by the server's clock.
 */
import { timerMarksMinutes } from '../../limits';

/** An outage that counts for nobody: the clock stands still in it. */
export interface RemovedInterval {
  readonly from: string;
  readonly to: string;
}

/** As it is on the wire: ISO 8601, duration in minutes. */
export interface ContestSchedule {
  readonly startTime: string;
  readonly endTime: string | null;
  readonly openContestForever: boolean;
  readonly timedContest: boolean;
  readonly duration: number | null;
  /** Absent: nothing was cut out. */
  readonly removed?: readonly RemovedInterval[] | undefined;
}

export interface ContestClock {
  readonly startMs: number;
  /** Null: open forever. */
  readonly endMs: number | null;
  /** Null: not timed. */
  readonly durationMs: number | null;
  /** In the order of time, none overlapping another. */
  readonly removed: readonly { readonly fromMs: number; readonly toMs: number }[];
}

export type ContestPhase = 'before' | 'running' | 'ended';

const msPerMinute = 60_000;
/** So long after it was told of, a pause is taken to last. A device with a network hears of it more often. */
const pauseCertainMs = 120_000;

/** The clock of a contest. An end is ignored when it is open forever, a duration when it is not timed (CRUN-12 … 16). */
export function contestClock(schedule: ContestSchedule): ContestClock {
  const { startTime, endTime, openContestForever, timedContest, duration, removed = [] } = schedule;
  const cuts = removed
    .map(({ from, to }) => ({ fromMs: Date.parse(from), toMs: Date.parse(to) }))
    .filter(({ fromMs, toMs }) => toMs > fromMs)
    .sort((a, b) => a.fromMs - b.fromMs);
  return {
    startMs: Date.parse(startTime),
    endMs: openContestForever || endTime === null ? null : Date.parse(endTime),
    durationMs: timedContest && duration !== null ? duration * msPerMinute : null,
    removed: cuts,
  };
}

/** Where a moment comes to lie that is `lengthMs` of contest time after `fromMs`. */
function after(clock: ContestClock, fromMs: number, lengthMs: number): number {
  let end = fromMs + lengthMs;
  for (const cut of clock.removed) {
    if (cut.toMs > fromMs && cut.fromMs < end) end += cut.toMs - Math.max(cut.fromMs, fromMs);
  }
  return end;
}

/** When the contest ends for everybody; null: never. */
export function contestEndMs(clock: ContestClock): number | null {
  return clock.endMs === null ? null : after(clock, clock.startMs, clock.endMs - clock.startMs);
}

/** CDET-13: ended is what is after its end; what is open forever never is. */
export function contestPhase(clock: ContestClock, nowMs: number): ContestPhase {
  if (nowMs < clock.startMs) return 'before';
  const endMs = contestEndMs(clock);
  return endMs !== null && nowMs >= endMs ? 'ended' : 'running';
}

/** When the time of a participant is over, who started at `startedMs`; null: no timer (CRUN-15). */
export function deadlineMs(clock: ContestClock, startedMs: number, extraTimeMs = 0): number | null {
  const endMs = contestEndMs(clock);
  const ownMs = clock.durationMs === null ? null : after(clock, startedMs, clock.durationMs);
  if (ownMs === null && endMs === null) return null;
  // Extra time is contest time too: an outage in it is given back.
  const commonMs = Math.min(ownMs ?? Number.POSITIVE_INFINITY, endMs ?? Number.POSITIVE_INFINITY);
  return after(clock, commonMs, extraTimeMs);
}

/**
 * Where the clock of a contest stands: in a pause that has not ended, at its beginning. A deadline that was told without that pause is as
 * far from there as it will be when the contest goes on. `pauseToldAtMs`: when the device last heard of the pause. Some time later it may
 * have ended, so the clock continues from there: a device must not promise time that its person may not have.
 */
export function standingMs(
  pausedSince: string | null | undefined,
  nowMs: number,
  pauseToldAtMs?: number,
): number {
  if (!pausedSince) return nowMs;
  const uncertainMs = pauseToldAtMs === undefined ? 0 : nowMs - pauseToldAtMs - pauseCertainMs;
  return Math.min(nowMs, Date.parse(pausedSince) + Math.max(0, uncertainMs));
}

/** Whether a pause holds at `nowMs`: one that was heard of long ago may be over. */
export function isPauseHeld(
  { pausedSince, pauseToldAtMs }: { pausedSince?: string | undefined; pauseToldAtMs?: number | undefined },
  nowMs: number,
): boolean {
  return (
    pausedSince !== undefined && (pauseToldAtMs === undefined || nowMs - pauseToldAtMs <= pauseCertainMs)
  );
}

/** Where everybody stands in a contest as it is told: what was cut out of its clock does not count, and a pause holds it. */
export function toldPhase(
  contest: ContestSchedule & { readonly pausedSince?: string },
  nowMs: number,
): ContestPhase {
  return contestPhase(contestClock(contest), standingMs(contest.pausedSince, nowMs));
}

/** These intervals and one more, in the order of time and none overlapping another. */
export function withRemoved(removed: readonly RemovedInterval[], more: RemovedInterval): RemovedInterval[] {
  const all = [...removed, more].sort((a, b) => Date.parse(a.from) - Date.parse(b.from));
  const merged: RemovedInterval[] = [];
  for (const next of all) {
    const last = merged.at(-1);
    if (!last || Date.parse(next.from) > Date.parse(last.to)) merged.push(next);
    else if (Date.parse(next.to) > Date.parse(last.to)) merged[merged.length - 1] = { ...last, to: next.to };
  }
  return merged;
}

/** Contest time between two moments: what was cut out of the clock does not count. Never negative. */
export function contestTimeMs(clock: ContestClock, fromMs: number, toMs: number): number {
  const cut = clock.removed.reduce(
    (sum, { fromMs: from, toMs: to }) => sum + Math.max(0, Math.min(to, toMs) - Math.max(from, fromMs)),
    0,
  );
  return Math.max(0, toMs - fromMs - cut);
}

/** Milliseconds left; null without a timer. Never negative. */
export function remainingMs(deadline: number | null, nowMs: number): number | null {
  return deadline === null ? null : Math.max(0, deadline - nowMs);
}

/**
 * CRUN-17, LIM-8: the marks (minutes left) that the remaining time has passed, largest first. Which of them were shown already is
 * for whoever shows them to remember.
 */
export function passedMarks(remaining: number | null): number[] {
  if (remaining === null || remaining <= 0) return [];
  return timerMarksMinutes.filter((minutes) => remaining <= minutes * msPerMinute);
}
