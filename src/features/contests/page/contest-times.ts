/** Which text describes a contest's times. `now`: server clock, ms. */

import {
  type ContestClock,
  type ContestPhase,
  contestEndMs,
  contestPhase,
  standingMs,
} from '../../../../contract/rules/contest/contest-clock';
import { locale } from '../../../lib/translation';
import { messages } from './messages';

const units = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** In the largest unit that fits: `2 days`, `1 hour`, `40 seconds`. */
export function roughDuration(durationMs: number): string {
  for (const [unit, unitMs] of units) {
    if (durationMs >= unitMs) return messages.time.lasting(Math.floor(durationMs / unitMs), unit);
  }
  return messages.time.lasting(Math.max(0, Math.floor(durationMs / 1000)), 'second');
}

/** CLIST-5. The contest clock stops at `pausedSince`. */
export function timeLabel(clock: ContestClock, nowMs: number, pausedSince?: string): string {
  const endMs = contestEndMs(clock);
  switch (contestPhase(clock, standingMs(pausedSince, nowMs))) {
    case 'before':
      return messages.time.startsInDuration(roughDuration(clock.startMs - nowMs));
    case 'ended':
      return messages.time.endedAgo(roughDuration(nowMs - (endMs ?? nowMs)));
    case 'running':
      if (pausedSince !== undefined) return messages.time.paused;
      return endMs === null
        ? messages.time.ongoing
        : messages.time.endsInDuration(roughDuration(endMs - nowMs));
  }
}

/** CDET-10 … CDET-13 */
export function countdownOf(
  clock: ContestClock,
  phase: ContestPhase,
): { label: string; toMs: number } | null {
  if (phase === 'before') return { label: messages.time.startsIn, toMs: clock.startMs };
  const endMs = contestEndMs(clock);
  return phase === 'running' && endMs !== null ? { label: messages.time.endsIn, toMs: endMs } : null;
}

interface Duration {
  timedContest: boolean;
  /** Minutes. */
  duration: number | null;
}

/** CDET-7. `openMs`: from start to end; null: open-ended. */
export function durationText({ timedContest, duration }: Duration, openMs: number | null): string {
  if (timedContest && duration !== null) return messages.facts.minutes(duration);
  return openMs === null || Number.isNaN(openMs)
    ? messages.facts.unlimited
    : messages.facts.untilTheEnd(roughDuration(openMs));
}

const moment = new Intl.DateTimeFormat(locale, {
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
