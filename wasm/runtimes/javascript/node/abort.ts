type Listener = ((event: Event) => void) | { handleEvent(event: Event): void };

/** Only what `AbortSignal` needs. */
export class Event {
  readonly type: string;
  target: EventTarget | null = null;
  constructor(type: string) {
    this.type = type;
  }
}

export class EventTarget {
  #listeners: { type: string; listener: Listener; once: boolean }[] = [];

  addEventListener(type: string, listener: Listener, options?: { once?: boolean } | boolean): void {
    const once = typeof options === 'object' && options.once === true;
    this.#listeners.push({ type, listener, once });
  }
  removeEventListener(type: string, listener: Listener): void {
    this.#listeners = this.#listeners.filter((one) => one.type !== type || one.listener !== listener);
  }
  dispatchEvent(event: Event): boolean {
    event.target = this;
    for (const one of this.#listeners.filter(({ type }) => type === event.type)) {
      if (one.once) this.removeEventListener(one.type, one.listener);
      if (typeof one.listener === 'function') one.listener.call(this, event);
      else one.listener.handleEvent(event);
    }
    return true;
  }
}

export class AbortSignal extends EventTarget {
  aborted = false;
  reason: unknown = undefined;
  onabort: ((event: Event) => void) | null = null;

  static abort(reason: unknown = abortError()): AbortSignal {
    const signal = new AbortSignal();
    signal.aborted = true;
    signal.reason = reason;
    return signal;
  }
  throwIfAborted(): void {
    if (this.aborted) throw this.reason;
  }
}

export class AbortController {
  readonly signal = new AbortSignal();

  abort(reason: unknown = abortError()): void {
    const { signal } = this;
    if (signal.aborted) return;
    signal.aborted = true;
    signal.reason = reason;
    const event = new Event('abort');
    signal.onabort?.call(signal, event);
    signal.dispatchEvent(event);
  }
}

function abortError(): Error {
  return Object.assign(new Error('This operation was aborted'), { name: 'AbortError', code: 20 });
}
