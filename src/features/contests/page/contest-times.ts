/** Texts about contest times. `now`: server clock, ms. */
import {
  type ContestClock,
  type ContestPhase,
  contestEndMs,
  contestPhase,
  standingMs,
} from '../../../../contract/rules/contest/contest-clock';
import { counted } from '../../../lib/words';

const units = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** In the largest unit that fits: `2 days`, `1 hour`, `40 seconds`. */
export function roughDuration(durationMs: number): string {
  for (const [unit, unitMs] of units) {
    if (durationMs >= unitMs) return counted(Math.floor(durationMs / unitMs), unit);
  }
  return counted(Math.max(0, Math.floor(durationMs / 1000)), 'second');
}

/** CLIST-5. The contest clock stops at `pausedSince`. */
export function timeLabel(clock: ContestClock, nowMs: number, pausedSince?: string): string {
  const endMs = contestEndMs(clock);
  switch (contestPhase(clock, standingMs(pausedSince, nowMs))) {
    case 'before':
      return `Starts in ${roughDuration(clock.startMs - nowMs)}`;
    case 'ended':
      return `Ended ${roughDuration(nowMs - (endMs ?? nowMs))} ago`;
    case 'running':
      if (pausedSince !== undefined) return 'Paused';
      return endMs === null ? 'Ongoing' : `Ends in ${roughDuration(endMs - nowMs)}`;
  }
}

/** CDET-10 … CDET-13 */
export function countdownOf(
  clock: ContestClock,
  phase: ContestPhase,
): { label: 'Starts in' | 'Ends in'; toMs: number } | null {
  if (phase === 'before') return { label: 'Starts in', toMs: clock.startMs };
  const endMs = contestEndMs(clock);
  return phase === 'running' && endMs !== null ? { label: 'Ends in', toMs: endMs } : null;
}

interface Duration {
  timedContest: boolean;
  /** Minutes. */
  duration: number | null;
}

/** CDET-7. `openMs`: from start to end; null: open-ended. */
export function durationWords({ timedContest, duration }: Duration, openMs: number | null): string {
  if (timedContest && duration !== null) return `${duration} minutes`;
  return openMs === null || Number.isNaN(openMs) ? 'Unlimited' : `${roughDuration(openMs)}, until the end`;
}

const moment = new Intl.DateTimeFormat('en', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZoneName: 'short',
});

/** CDET-6: in this device's time zone, with its name. */
export function contestMoment(atMs: number): string {
  return moment.format(atMs);
}

export function lateSyncWords(lateSyncMinutes: number): string {
  return `Accepted for ${counted(lateSyncMinutes, 'minute')} after the end`;
}

export function offlineWorkWords(lateSyncMinutes: number): string {
  return lateSyncMinutes === 0
    ? 'A submission counts if the server receives it before the end.'
    : `Work that you submit in time without a network counts if the server receives it within ${counted(lateSyncMinutes, 'minute')} of the end.`;
}

export function freezeWords(freezeMinutes: number): string {
  return `Frozen in the last ${counted(freezeMinutes, 'minute')}`;
}
