/** Virtual time and seeded randomness: the same seed gives the same run. */

/** Mulberry32, good enough to spread faults. */
export function seededRandom(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

interface Event {
  at: number;
  order: number;
  run(): void;
}

/** Longer than any promise chain between two events. */
const turns = 64;

async function settle(): Promise<void> {
  for (let n = 0; n < turns; n += 1) await undefined;
}

export class VirtualTime {
  #events: Event[] = [];
  #order = 0;
  now = 1_000_000;

  at(ms: number, run: () => void): void {
    this.#order += 1;
    this.#events.push({ at: this.now + Math.max(0, ms), order: this.#order, run });
  }

  #takeNext(until: number): Event | undefined {
    let best: Event | undefined;
    for (const event of this.#events) {
      if (!best || event.at < best.at || (event.at === best.at && event.order < best.order)) best = event;
    }
    if (!best || best.at > until) return undefined;
    this.#events.splice(this.#events.indexOf(best), 1);
    return best;
  }

  async run(ms: number, enough: () => boolean = () => false): Promise<void> {
    const end = this.now + ms;
    await settle();
    for (;;) {
      const event = this.#takeNext(end);
      if (!event) break;
      this.now = Math.max(this.now, event.at);
      event.run();
      await settle();
      if (enough()) return;
    }
    this.now = Math.max(this.now, end);
  }

  sleepUnless(signal: AbortSignal, ms: number): Promise<void> {
    if (signal.aborted) return Promise.resolve();
    return new Promise((resolve) => {
      const wake = () => {
        signal.removeEventListener('abort', wake);
        resolve();
      };
      signal.addEventListener('abort', wake);
      this.at(ms, wake);
    });
  }
}
