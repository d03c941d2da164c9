/** Notices a returning network within seconds: while none is known, asks for the smallest answer there is, ever more slowly. */
import { Bell } from './bell';

export interface ProbeContext {
  /** Whether a server is known to be reached. */
  isOnline(): boolean;
  /** Asks once; what it meets is noted elsewhere. */
  probe(): Promise<unknown>;
  sleepUnless(signal: AbortSignal, ms: number): Promise<void>;
}

const firstPauseMs = 1000;
const pauseMsMax = 15_000;

export interface Probe {
  run(): Promise<void>;
  /** Asks now, whatever the pause: the browser says the network changed, or a request met nothing. */
  look(): void;
  stop(): void;
}

export function createProbe(context: ProbeContext): Probe {
  const bell = new Bell();
  let stopped = false;
  let pauseMs = firstPauseMs;
  return {
    async run() {
      while (!stopped) {
        const { signal } = bell;
        if (!context.isOnline()) await context.probe();
        if (stopped) return;
        if (context.isOnline()) {
          pauseMs = firstPauseMs;
          await context.sleepUnless(signal, pauseMsMax);
        } else {
          await context.sleepUnless(signal, pauseMs);
          pauseMs = signal.aborted ? firstPauseMs : Math.min(pauseMs * 2, pauseMsMax);
        }
      }
    },
    look: () => bell.ring(),
    stop() {
      stopped = true;
      bell.ring();
    },
  };
}
