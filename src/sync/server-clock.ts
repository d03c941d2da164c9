/**
 * The server's clock, estimated from its answers. A time in an answer was true somewhere between sending and receiving: half way
 * on average, and wrong by half the round trip at most. So the sample with the smallest error wins, until it is old.
 */

export interface ClockSample {
  /** Server time minus device time, in ms. */
  offsetMs: number;
  /** The offset is wrong by this much at most. */
  errorMs: number;
  /** Device time of the sample. */
  at: number;
}

/** Device clocks run fast or slow by up to about 50 ppm: after this long a sample of this accuracy may be off by as much again. */
const driftPerMs = 0.00005;

/** A sample from one exchange; `resolutionMs` is how coarse the server wrote its time (1000 for a Date header). */
export function sampleClock(exchange: {
  sentAt: number;
  receivedAt: number;
  serverTimeMs: number;
  resolutionMs: number;
}): ClockSample {
  const { sentAt, receivedAt, serverTimeMs, resolutionMs } = exchange;
  const offsetMs = serverTimeMs + resolutionMs / 2 - (sentAt + receivedAt) / 2;
  return { offsetMs, errorMs: (receivedAt - sentAt + resolutionMs) / 2, at: receivedAt };
}

/** The better of two samples at the time of the newer one. */
export function betterSample(known: ClockSample | undefined, fresh: ClockSample): ClockSample {
  if (!known) return fresh;
  const agedErrorMs = known.errorMs + Math.abs(fresh.at - known.at) * driftPerMs;
  // If even the two errors together do not explain the difference, one of the clocks was set: believe the newer.
  const contradicts = Math.abs(fresh.offsetMs - known.offsetMs) > agedErrorMs + fresh.errorMs;
  return contradicts || fresh.errorMs <= agedErrorMs ? fresh : known;
}

export interface ServerClock {
  observe(sample: ClockSample): void;
  /** Ms since 1970 by the server's clock, as far as known; the device's own until then. */
  now(): number;
}

export function createServerClock(deviceNow: () => number): ServerClock {
  let best: ClockSample | undefined;
  return {
    observe(sample) {
      best = betterSample(best, sample);
    },
    now: () => deviceNow() + (best?.offsetMs ?? 0),
  };
}
