/** Notices a returning network within seconds: while none is known, asks for the smallest answer there is, ever more slowly. */
import { Bell } from './bell';

export interface ProbeContext {
  /** Whether a server is known to be reached. */
  isOnline(): boolean;
  /** Asks once; what it meets is noted elsewhere. */
  probe(): Promise<unknown>;
  isVisible(): boolean;
  now(): number;
  sleepUnless(signal: AbortSignal, ms: number): Promise<void>;
}

const firstPauseMs = 500;
/** From one probe to the next. A person who looks sees the network come back within this; a hidden page may take longer. */
const pauseMsMax = { visible: 5000, hidden: 30_000 };

export interface Probe {
  run(): Promise<void>;
  /** Asks now, whatever the pause: the browser says the network changed, or a request met nothing. */
  look(): void;
  /** Asks now although a server was reached: a request waits for it in vain. */
  doubt(): void;
  stop(): void;
}

export function createProbe(context: ProbeContext): Probe {
  const bell = new Bell();
  let stopped = false;
  let isDoubted = false;
  let pauseMs: number = firstPauseMs;

  /** A probe that breaks counts as one that met nothing: it must not be the last. */
  async function ask(): Promise<void> {
    try {
      await context.probe();
    } catch (error) {
      console.error('The network could not be looked for', error);
    }
  }

  /** How long nothing is asked; the time that the last question took counts. */
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
