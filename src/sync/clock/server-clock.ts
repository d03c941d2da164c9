/**
 * The server's clock, estimated from its answers. A time in an answer was true somewhere between sending and receiving: half way
 * on average, and wrong by half the round trip at most. So the sample with the smallest error wins, until it is old. Between the
 * answers the device's steady clock counts on; a note of it outlives the page, so that a start without a network knows the time too.
 */
import type { SteadyClock } from './steady-clock';

export interface ClockSample {
  /** Server time minus the device's steady time, in ms. */
  offsetMs: number;
  /** The offset is wrong by this much at most. */
  errorMs: number;
  /** Steady time of the sample. */
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

const agedErrorMs = ({ errorMs, at }: ClockSample, now: number) => errorMs + Math.abs(now - at) * driftPerMs;

/** The better of two samples at the time of the newer one. */
export function betterSample(known: ClockSample | undefined, fresh: ClockSample): ClockSample {
  if (!known) return fresh;
  const knownErrorMs = agedErrorMs(known, fresh.at);
  // If even the two errors together do not explain the difference, one of the clocks was set: believe the newer.
  const contradicts = Math.abs(fresh.offsetMs - known.offsetMs) > knownErrorMs + fresh.errorMs;
  return contradicts || fresh.errorMs <= knownErrorMs ? fresh : known;
}

/** What the page knew of the server's clock, for its next life. */
export interface ClockNote {
  /** Server time, and the wall clock's at the same moment, in ms since 1970. */
  serverMs: number;
  wallMs: number;
  errorMs: number;
  /** The wall clock was set back while no page was open, and no server was heard since. */
  wasSetBack?: boolean | undefined;
}

/** A moment by both lines; plain data, which may be stored. */
export interface ClockMark {
  serverMs: number;
  steadyMs: number;
  /** The life of the page that made it: steady times of two lives cannot be compared. */
  life: string;
}

export interface ServerClock {
  observe(sample: ClockSample): void;
  /** Ms since 1970 by the server's clock, as far as known; the device's own until then. */
  now(): number;
  /** `now()` is wrong by this much at most, in ms; Infinity while no server was ever heard. */
  errorMs(): number;
  /** This moment, for `elapsedSince`. */
  mark(): ClockMark;
  /** Ms since a mark, never negative. Within one life of the page no correction of the server's clock and no set clock changes it. */
  elapsedSince(mark: ClockMark): number;
  /** As in `ClockNote`: nobody knows how much time has passed, only that it is no less than `now()` says. */
  wasSetBack(): boolean;
  /** For `createServerClock` of the page's next life; undefined while no server was ever heard. */
  note(): ClockNote | undefined;
}

/** A wall clock that was set back while no page looked tells nothing but that time did not go backwards. */
function sampleOf(note: ClockNote, steady: SteadyClock): ClockSample {
  const at = steady.now();
  const passedMs = Math.max(0, steady.wallMs() - note.wallMs);
  const offsetMs = note.serverMs + passedMs - at;
  return { offsetMs, errorMs: note.errorMs + passedMs * driftPerMs, at };
}

/** Clocks are led to the right time in small steps, also backwards. */
const smallStepMs = 2000;

const isSetBack = (note: ClockNote, steady: SteadyClock) =>
  note.wasSetBack === true || steady.wallMs() < note.wallMs - smallStepMs;

export function createServerClock(steady: SteadyClock, life: string, earlier?: ClockNote): ServerClock {
  let best = earlier && sampleOf(earlier, steady);
  let wasSetBack = earlier !== undefined && isSetBack(earlier, steady);
  /** Of the steady clock when `best` was taken. */
  let trustedMs = steady.takenOnTrustMs();

  const now = () => steady.now() + (best?.offsetMs ?? 0);
  const errorMs = () => {
    if (!best) return Number.POSITIVE_INFINITY;
    return agedErrorMs(best, steady.now()) + steady.takenOnTrustMs() - trustedMs;
  };
  return {
    observe(sample) {
      // What was taken on trust may have been a clock set ahead: the known sample is worth that much less.
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
