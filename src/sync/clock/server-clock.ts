/**
 * Estimates the server's clock from its answers. The middle of a round trip is wrong by at most half of it; the sample with the smallest error wins until it is old.
 */
import type { SteadyClock } from './steady-clock';

export interface ClockSample {
  /** Server time minus steady time, in ms. */
  offsetMs: number;
  /** Upper bound. */
  errorMs: number;
  at: number;
}

/** Device clocks drift by up to about 50 ppm. */
const driftPerMs = 0.00005;

/** `resolutionMs`: precision of the server's time (1000 for a Date header). */
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

const agedErrorMs = ({ errorMs, at }: ClockSample, now: number) => errorMs + Math.abs(now - at) * driftPerMs;

/** The better of two samples, compared at the time of the newer one. */
export function betterSample(known: ClockSample | undefined, fresh: ClockSample): ClockSample {
  if (!known) return fresh;
  const knownErrorMs = agedErrorMs(known, fresh.at);
  // The errors cannot explain the difference, so a clock was changed: use the newer sample.
  const contradicts = Math.abs(fresh.offsetMs - known.offsetMs) > knownErrorMs + fresh.errorMs;
  return contradicts || fresh.errorMs <= knownErrorMs ? fresh : known;
}

export interface ClockNote {
  /** Server time and wall clock at the same moment, in ms since 1970. */
  serverMs: number;
  wallMs: number;
  errorMs: number;
  /** The wall clock was set back while no page was open, and no server has answered since. */
  wasSetBack?: boolean | undefined;
}

export interface ClockMark {
  serverMs: number;
  steadyMs: number;
  /** The page load that made it: steady times of two page loads cannot be compared. */
  life: string;
}

export interface ServerClock {
  observe(sample: ClockSample): void;
  /** Ms since 1970 by the server's clock; the device's clock before the first answer. */
  now(): number;
  /** Upper bound of the error of `now()` in ms; Infinity before the first answer. */
  errorMs(): number;
  mark(): ClockMark;
  /** Ms since a mark, never negative. Clock corrections do not affect it within one page load. */
  elapsedSince(mark: ClockMark): number;
  /** As in `ClockNote`: the passed time is unknown, and `now()` is a lower bound. */
  wasSetBack(): boolean;
  /** For the next page load; undefined before the first answer. */
  note(): ClockNote | undefined;
}

/** After the wall clock was set back, all we know is that time did not go backwards. */
function sampleOf(note: ClockNote, steady: SteadyClock): ClockSample {
  const at = steady.now();
  const passedMs = Math.max(0, steady.wallMs() - note.wallMs);
  const offsetMs = note.serverMs + passedMs - at;
  return { offsetMs, errorMs: note.errorMs + passedMs * driftPerMs, at };
}

/** Automatic time correction moves the clock in small steps, also backwards. */
const smallStepMs = 2000;

const isSetBack = (note: ClockNote, steady: SteadyClock) =>
  note.wasSetBack === true || steady.wallMs() < note.wallMs - smallStepMs;

export function createServerClock(steady: SteadyClock, life: string, earlier?: ClockNote): ServerClock {
  let best = earlier && sampleOf(earlier, steady);
  let wasSetBack = earlier !== undefined && isSetBack(earlier, steady);
  let trustedMs = steady.takenOnTrustMs();

  const now = () => steady.now() + (best?.offsetMs ?? 0);
  const errorMs = () => {
    if (!best) return Number.POSITIVE_INFINITY;
    return agedErrorMs(best, steady.now()) + steady.takenOnTrustMs() - trustedMs;
  };
  return {
    observe(sample) {
      // The trusted time may include a clock set ahead, so it adds to the known sample's error.
      const known = best && { ...best, errorMs: best.errorMs + steady.takenOnTrustMs() - trustedMs };
      best = betterSample(known, sample);
      trustedMs = steady.takenOnTrustMs();
      wasSetBack = false;
    },
    now,
    errorMs,
    mark: () => ({ serverMs: now(), steadyMs: steady.now(), life }),
    elapsedSince(mark) {
      const elapsedMs = mark.life === life ? steady.now() - mark.steadyMs : now() - mark.serverMs;
      return Math.max(0, elapsedMs);
    },
    wasSetBack: () => wasSetBack,
    note: () =>
      best && {
        serverMs: now(),
        wallMs: steady.wallMs(),
        errorMs: errorMs(),
        wasSetBack: wasSetBack || undefined,
      },
  };
}
