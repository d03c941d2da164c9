/**
 * Detects a returning network within seconds: probes with the smallest request, at growing
 * intervals.
 */
import { WakeSignal } from './wake-signal';

export interface ProbeContext {
  isOnline(): boolean;
  probe(): Promise<unknown>;
  isVisible(): boolean;
  now(): number;
  sleepUnless(signal: AbortSignal, ms: number): Promise<void>;
}

const firstPauseMs = 500;
/** Longest pause between probes: a waiting user sees the network return within this time. */
const pauseMsMax = { visible: 5000, hidden: 30_000 };

export interface Probe {
  run(): Promise<void>;
  /** Probes now: the browser reports a network change, or a request failed. */
  look(): void;
  /** Probes now although a server was reached, because a request gets no answer. */
  doubt(): void;
  stop(): void;
}

export function createProbe(context: ProbeContext): Probe {
  const bell = new WakeSignal();
  let stopped = false;
  let isDoubted = false;
  let pauseMs: number = firstPauseMs;

  async function ask(): Promise<void> {
    try {
      await context.probe();
    } catch (error) {
      console.error('The network probe failed', error);
    }
  }

  /** Ms until the next probe, less the duration of the last one. */
  function restMs(askedMs: number): number {
    if (context.isOnline()) return pauseMsMax.hidden;
    return Math.max(firstPauseMs, pauseMs - askedMs);
  }

  return {
    async run() {
      while (!stopped) {
        const { signal } = bell;
        const beganAt = context.now();
        if (!context.isOnline() || isDoubted) {
          isDoubted = false;
          await ask();
        }
        if (stopped) return;
        const capMs = context.isVisible() ? pauseMsMax.visible : pauseMsMax.hidden;
        pauseMs = context.isOnline() ? firstPauseMs : Math.min(pauseMs * 2, capMs);
        await context.sleepUnless(signal, restMs(context.now() - beganAt));
        if (signal.aborted) pauseMs = firstPauseMs;
      }
    },
    look: () => bell.ring(),
    doubt() {
      isDoubted = true;
      bell.ring();
    },
    stop() {
      stopped = true;
      bell.ring();
    },
  };
}
