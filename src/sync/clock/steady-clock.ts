/**
 * The device's time as a line that only goes forward. Two clocks are read: the wall clock, which a person or the network may set, and
 * the monotonic one, which on some devices stands still while they sleep. The larger elapsed time is trusted: a wall clock set back
 * changes nothing, and a sleep is counted. A wall clock set ahead looks exactly like a sleep; that is said (`onJump`), so that the
 * server is asked.
 */

/** Both clocks at one moment, in ms. */
export interface ClockReading {
  /** Since 1970. */
  wallMs: number;
  /** Since whenever the page began. */
  monotonicMs: number;
}

/** Less than this between the two clocks is rounding, or a clock being led gently to the right time. */
const jumpMs = 250;

export interface SteadyClock {
  /** Whole ms on the line; it begins as ms since 1970 by the wall clock. */
  now(): number;
  /** How much of the line was taken from the wall clock alone: grows with each sleep and each clock set ahead, in ms. */
  takenOnTrustMs(): number;
  /** The wall clock as it stood at the last reading: only for comparing with one from another life of the page. */
  wallMs(): number;
}

/**
 * Reads both clocks with every `now()`. Between two readings a clock set back and a sleep can hide each other, so it wants to be read
 * every few seconds. `onJump` is told how far the wall clock ran ahead of the monotonic one, or (negative) was set back.
 */
export function createSteadyClock(
  read: () => ClockReading,
  onJump: (byMs: number) => void = () => {},
): SteadyClock {
  const first = read();
  /** Wall minus monotonic, as of the last jump. */
  let gapMs = first.wallMs - first.monotonicMs;
  let last = first;
  let trustedMs = 0;
  const base = gapMs;
  return {
    now() {
      last = read();
      const byMs = last.wallMs - last.monotonicMs - gapMs;
      if (Math.abs(byMs) >= jumpMs) {
        gapMs += byMs;
        trustedMs += Math.max(0, byMs);
        onJump(byMs);
      }
      return Math.round(last.monotonicMs + base + trustedMs);
    },
    takenOnTrustMs: () => trustedMs,
    wallMs: () => last.wallMs,
  };
}

/** The clocks of this page. */
export function readDeviceClocks(): ClockReading {
  return { wallMs: Date.now(), monotonicMs: performance.now() };
}
