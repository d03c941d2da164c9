/** Wakes all who sleep. Take the signal before looking whether there is work: a ring in between is then not missed. */
export class Bell {
  #rung = new AbortController();

  ring(): void {
    // With a reason of its own: the exception made without one takes a trace of the stack, at every entry that is sent.
    this.#rung.abort('rung');
    this.#rung = new AbortController();
  }

  get signal(): AbortSignal {
    return this.#rung.signal;
  }
}

/** Resolves after `ms`, or as soon as the signal aborts. */
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
