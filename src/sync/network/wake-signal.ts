/**
 * Wakes all sleepers. Take the signal before you look for work, so that no ring between is missed.
 */
export class WakeSignal {
  #rung = new AbortController();

  ring(): void {
    // A string reason: the default exception records a stack trace for every entry sent.
    this.#rung.abort('rung');
    this.#rung = new AbortController();
  }

  get signal(): AbortSignal {
    return this.#rung.signal;
  }
}

export function sleepUnless(signal: AbortSignal, ms: number): Promise<void> {
  if (signal.aborted) return Promise.resolve();
  return new Promise((resolve) => {
    const wake = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', wake);
      resolve();
    };
    const timer = setTimeout(wake, ms);
    signal.addEventListener('abort', wake);
  });
}
