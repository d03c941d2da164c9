/** Texts and warnings about the time left (CRUN-17, LIM-8). */
import { timerMarksMinutes } from '../../../../contract/limits';
import { passedMarks } from '../../../../contract/rules/contest/contest-clock';
import { messages } from './messages';

/** `1:02:03`, `9:59`, `0:00`: rounded up, so that zero means the end. */
export function clockText(remainingMs: number): string {
  const seconds = Math.max(0, Math.ceil(remainingMs / 1000));
  const two = (value: number) => String(value).padStart(2, '0');
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}

/** For screen readers: no seconds, which would be outdated when read. */
export function screenReaderTime(remainingMs: number): string {
  const minutes = Math.max(0, Math.ceil(remainingMs / 60_000));
  if (minutes < 60) return messages.time.minutesLeft(minutes);
  return messages.time.hoursLeft(Math.floor(minutes / 60), minutes % 60);
}

/**
 * The mark (minutes left) to announce now. A user who missed several gets only the latest; `passed` has all
 * of them.
 */
export function dueWarning(
  remainingMs: number | null,
  shown: readonly number[],
): { minutes: number; passed: number[] } | null {
  const passed = passedMarks(remainingMs);
  const minutes = passed.at(-1);
  return minutes === undefined || shown.includes(minutes) ? null : { minutes, passed };
}

/**
 * The passed marks, if later ones were announced: the participant got extra time. Otherwise null, also for less than a
 * minute, in which clocks and tabs may differ.
 */
export function marksAfterExtraTime(remainingMs: number | null, shown: readonly number[]): number[] | null {
  const isAhead = remainingMs !== null && shown.some((minutes) => remainingMs > (minutes + 1) * 60_000);
  return isAhead ? passedMarks(remainingMs) : null;
}

/** In ms; null: no mark is left. */
export function untilNextMarkMs(remainingMs: number): number | null {
  const next = timerMarksMinutes.find((minutes) => remainingMs > minutes * 60_000);
  return next === undefined ? null : remainingMs - next * 60_000;
}

/** The real time left, not the mark. */
export function warningText(remainingMs: number): string {
  return messages.time.minutesLeft(Math.max(1, Math.ceil(remainingMs / 60_000)));
}
