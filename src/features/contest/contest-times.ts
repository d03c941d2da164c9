/** What a contest's page and card say of time. `now` is the server's clock, in ms. Pure. */
import {
  type ContestClock,
  type ContestPhase,
  contestEndMs,
  contestPhase,
  standingMs,
} from '../../../contract/rules/contest-clock';
import { counted } from '../../lib/words';

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

export interface Countdown {
  days: number;
  hours: number;
  minutes: number;
  seconds: number;
}

/** What is left, the begun second counted: it shows 0 only when the time has come. */
export function splitCountdown(leftMs: number): Countdown {
  const left = Math.max(0, Math.ceil(leftMs / 1000));
  return {
    days: Math.floor(left / 86_400),
    hours: Math.floor(left / 3600) % 24,
    minutes: Math.floor(left / 60) % 60,
    seconds: left % 60,
  };
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

/** What becomes of work that was handed in without a network, once there is one again. */
export function lateSyncWords(lateSyncMinutes: number): string {
  return lateSyncMinutes === 0
    ? 'What is handed in counts if the server has it before the end.'
    : `What is handed in without a network counts if the server has it within ${counted(lateSyncMinutes, 'minute')} of the end.`;
}

/** Undefined: the leaderboard does not freeze. */
export function freezeWords(freezeMinutes: number): string | undefined {
  if (freezeMinutes === 0) return undefined;
  return `The leaderboard freezes for the last ${counted(freezeMinutes, 'minute')}.`;
}
