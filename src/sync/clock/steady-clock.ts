/**
 * A clock that never goes back. It trusts the larger elapsed time of the wall clock, which can be changed,
 * and the monotonic clock, which stops during sleep on some devices. A clock set ahead looks like a sleep,
 * so `onJump` lets the caller ask the server.
 */

export interface ClockReading {
  wallMs: number;
  monotonicMs: number;
}

/** A smaller difference is rounding or automatic time correction. */
const jumpMs = 250;

export interface SteadyClock {
  /** Whole ms; starts at ms since 1970 by the wall clock. */
  now(): number;
  /** Ms taken from the wall clock alone, after a sleep or a clock set ahead. */
  takenOnTrustMs(): number;
  wallMs(): number;
}

/**
 * Call `now()` every few seconds: a clock set back and a sleep between two readings can cancel out.
 * `onJump` gets the wall clock's lead in ms; negative when it was set back.
 */
export function createSteadyClock(
  read: () => ClockReading,
  onJump: (byMs: number) => void = () => {},
): SteadyClock {
  const first = read();
  /** Wall minus monotonic time at the last jump. */
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

export function readDeviceClocks(): ClockReading {
  return { wallMs: Date.now(), monotonicMs: performance.now() };
}
