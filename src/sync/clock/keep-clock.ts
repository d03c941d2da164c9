/** Keeps the server's clock of a page right while it lives, and noted for its next life. */
import { readClockNote, writeClockNote } from '../../data/db/clock-note';
import type { ClockNote, ServerClock } from './server-clock';

/** Both clocks are compared this often: less passes unseen between a clock that is set and a device that sleeps. */
const readEveryMs = 5000;
/** A note of another tab stands while it was no worse than this than ours. */
const asGoodMs = 50;

/** Whether our note may take the place of the one that is there, which another tab may have written. */
export function isBetterNote(ours: ClockNote, there: ClockNote | undefined): boolean {
  // Written "later than now": the wall clock was set back, and the old note would count the time again.
  if (!there || there.wallMs > ours.wallMs) return true;
  const thereNowMs = there.serverMs + (ours.wallMs - there.wallMs);
  const isSameTime = Math.abs(thereNowMs - ours.serverMs) <= there.errorMs + ours.errorMs;
  return isSameTime || ours.errorMs <= there.errorMs + asGoodMs;
}

/** Reads and notes the clock now and then, and when the page may be about to go. Returns how to stop. */
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
