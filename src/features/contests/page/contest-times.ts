/** What a contest's page and card say of time. `now` is the server's clock, in ms. Pure. */
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

/** In the largest unit of which there is at least one: `2 days`, `1 hour`, `40 seconds`. */
export function roughDuration(durationMs: number): string {
  for (const [unit, unitMs] of units) {
    if (durationMs >= unitMs) return counted(Math.floor(durationMs / unitMs), unit);
  }
  return counted(Math.max(0, Math.floor(durationMs / 1000)), 'second');
}

/** CLIST-5: the time label of a card. `pausedSince` as in the contest; its clock stands still since then. */
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

/** CDET-10 … CDET-13: what is counted down to, or nothing. */
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

/** CDET-7: of a participant's own time; without such a limit, of the contest itself. `openMs`: from its start to its end; null: for ever. */
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

/** CDET-6: a moment in the time zone of this device, which it names. */
export function contestMoment(atMs: number): string {
  return moment.format(atMs);
}

/** How long after the end work that was written in time still counts; 0: not at all. */
export function lateSyncWords(lateSyncMinutes: number): string {
  return `Accepted for ${counted(lateSyncMinutes, 'minute')} after the end`;
}

/** What becomes of work that was submitted without a network, once there is one again. */
export function offlineWorkWords(lateSyncMinutes: number): string {
  return lateSyncMinutes === 0
    ? 'A submission counts if the server receives it before the end.'
    : `Work that you submit in time without a network counts if the server receives it within ${counted(lateSyncMinutes, 'minute')} of the end.`;
}

export function freezeWords(freezeMinutes: number): string {
  return `Frozen in the last ${counted(freezeMinutes, 'minute')}`;
}
