/**
 * The contest clock as a pure function of server time (ms since 1970).
 *
 * Each participant has a deadline: four timer rules (CRUN-12 … 15), moved by time excluded for everybody and by the
 * participant's extra time.
 */
import { timerMarksMinutes } from '../../limits';

/** The clock is stopped during this time. */
export interface RemovedInterval {
  readonly from: string;
  readonly to: string;
}

/** As on the wire: ISO 8601, duration in minutes. */
export interface ContestSchedule {
  readonly startTime: string;
  readonly endTime: string | null;
  readonly openContestForever: boolean;
  readonly timedContest: boolean;
  readonly duration: number | null;
  readonly removed?: readonly RemovedInterval[] | undefined;
}

export interface ContestClock {
  readonly startMs: number;
  readonly endMs: number | null;
  readonly durationMs: number | null;
  /** Sorted, without overlaps. */
  readonly removed: readonly { readonly fromMs: number; readonly toMs: number }[];
}

export type ContestPhase = 'before' | 'running' | 'ended';

const msPerMinute = 60_000;
/** After this time a device no longer relies on a pause it heard of. */
const pauseCertainMs = 120_000;

/** CRUN-12 … 16 */
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

/** `lengthMs` of contest time after `fromMs`. */
function after(clock: ContestClock, fromMs: number, lengthMs: number): number {
  let end = fromMs + lengthMs;
  for (const cut of clock.removed) {
    if (cut.toMs > fromMs && cut.fromMs < end) end += cut.toMs - Math.max(cut.fromMs, fromMs);
  }
  return end;
}

/** Null: never. */
export function contestEndMs(clock: ContestClock): number | null {
  return clock.endMs === null ? null : after(clock, clock.startMs, clock.endMs - clock.startMs);
}

/** CDET-13 */
export function contestPhase(clock: ContestClock, nowMs: number): ContestPhase {
  if (nowMs < clock.startMs) return 'before';
  const endMs = contestEndMs(clock);
  return endMs !== null && nowMs >= endMs ? 'ended' : 'running';
}

/** Null: no timer (CRUN-15). */
export function deadlineMs(clock: ContestClock, startedMs: number, extraTimeMs = 0): number | null {
  const endMs = contestEndMs(clock);
  const ownMs = clock.durationMs === null ? null : after(clock, startedMs, clock.durationMs);
  if (ownMs === null && endMs === null) return null;
  // Extra time is contest time: outages in it do not count.
  const commonMs = Math.min(ownMs ?? Number.POSITIVE_INFINITY, endMs ?? Number.POSITIVE_INFINITY);
  return after(clock, commonMs, extraTimeMs);
}

/**
 * During a pause: its start. `pauseToldAtMs`: when the device last heard of the pause. After `pauseCertainMs` it may
 * be over, so the clock continues: a device must not promise time that the participant may not have.
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

export function isPauseCurrent(
  { pausedSince, pauseToldAtMs }: { pausedSince?: string | undefined; pauseToldAtMs?: number | undefined },
  nowMs: number,
): boolean {
  return (
    pausedSince !== undefined && (pauseToldAtMs === undefined || nowMs - pauseToldAtMs <= pauseCertainMs)
  );
}

export function phaseOfSchedule(
  contest: ContestSchedule & { readonly pausedSince?: string },
  nowMs: number,
): ContestPhase {
  return contestPhase(contestClock(contest), standingMs(contest.pausedSince, nowMs));
}

/** Sorted, without overlaps. */
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

/** Without excluded time; never negative. */
export function contestTimeMs(clock: ContestClock, fromMs: number, toMs: number): number {
  const cut = clock.removed.reduce(
    (sum, { fromMs: from, toMs: to }) => sum + Math.max(0, Math.min(to, toMs) - Math.max(from, fromMs)),
    0,
  );
  return Math.max(0, toMs - fromMs - cut);
}

export function remainingMs(deadline: number | null, nowMs: number): number | null {
  return deadline === null ? null : Math.max(0, deadline - nowMs);
}

/** CRUN-17, LIM-8: minutes left, largest first. The caller remembers which ones were shown. */
export function passedMarks(remaining: number | null): number[] {
  if (remaining === null || remaining <= 0) return [];
  return timerMarksMinutes.filter((minutes) => remaining <= minutes * msPerMinute);
}
