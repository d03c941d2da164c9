/** Notices a returning network within seconds: while none is known, asks for the smallest answer there is, ever more slowly. */
import { Bell } from './bell';

export interface ProbeContext {
  /** Whether a server is known to be reached. */
  isOnline(): boolean;
  /** Asks once; what it meets is noted elsewhere. */
  probe(): Promise<unknown>;
  isVisible(): boolean;
  sleepUnless(signal: AbortSignal, ms: number): Promise<void>;
}

const firstPauseMs = 500;
/** A person who looks sees the network come back within this; a hidden page may take longer. */
const pauseMsMax = { visible: 5000, hidden: 30_000 };

export interface Probe {
  run(): Promise<void>;
  /** Asks now, whatever the pause: the browser says the network changed, or a request met nothing. */
  look(): void;
  stop(): void;
}

export function createProbe(context: ProbeContext): Probe {
  const bell = new Bell();
  let stopped = false;
  let pauseMs: number = firstPauseMs;

  /** A probe that breaks counts as one that met nothing: it must not be the last. */
  async function ask(): Promise<void> {
    try {
      await context.probe();
    } catch (error) {
      console.error('The network could not be looked for', error);
    }
  }

  return {
    async run() {
      while (!stopped) {
        const { signal } = bell;
        if (!context.isOnline()) await ask();
        if (stopped) return;
        const capMs = context.isVisible() ? pauseMsMax.visible : pauseMsMax.hidden;
        pauseMs = context.isOnline() ? firstPauseMs : Math.min(pauseMs * 2, capMs);
        await context.sleepUnless(signal, context.isOnline() ? pauseMsMax.hidden : pauseMs);
        if (signal.aborted) pauseMs = firstPauseMs;
      }
    },
    look: () => bell.ring(),
    stop() {
      stopped = true;
      bell.ring();
    },
  };
}
