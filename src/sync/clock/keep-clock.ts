import { readClockNote, writeClockNote } from '../../data/db/clock-note';
import type { ClockNote, ServerClock } from './server-clock';

/** Short, so that a changed clock and a sleep rarely fall between the same two readings. */
const readEveryMs = 5000;
/** Another tab's note is kept unless ours is more accurate by this much. */
const asGoodMs = 50;

export function isBetterNote(ours: ClockNote, there: ClockNote | undefined): boolean {
  // The wall clock was set back, so the stored note would count the same time twice.
  if (!there || there.wallMs > ours.wallMs) return true;
  const thereNowMs = there.serverMs + (ours.wallMs - there.wallMs);
  const isSameTime = Math.abs(thereNowMs - ours.serverMs) <= there.errorMs + ours.errorMs;
  return isSameTime || ours.errorMs <= there.errorMs + asGoodMs;
}

/**
 * Reads the clock and stores a note regularly, and before the page may close. Returns the stop
 * function.
 */
export function keepClock(clock: ServerClock): () => void {
  const note = () => {
    const ours = clock.note();
    if (ours && isBetterNote(ours, readClockNote())) writeClockNote(ours);
  };
  const timer = setInterval(note, readEveryMs);
  document.addEventListener('visibilitychange', note);
  globalThis.addEventListener('pagehide', note);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', note);
    globalThis.removeEventListener('pagehide', note);
  };
}
