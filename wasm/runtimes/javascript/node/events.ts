type Listener = (...values: unknown[]) => unknown;
type Name = string | symbol;

interface Entry {
  listener: Listener;
  once: boolean;
}

const entries = Symbol('listeners');

export class EventEmitter {
  static defaultMaxListeners = 10;
  static EventEmitter = EventEmitter;
  static once(emitter: EventEmitter, name: Name): Promise<unknown[]> {
    return new Promise((resolve, reject) => {
      emitter.once(name, (...values) => resolve(values));
      if (name !== 'error') emitter.once('error', reject);
    });
  }

  // Declared, not assigned: old-style classes may use `EventEmitter.call(this)`.
  declare [entries]: Map<Name, Entry[]> | undefined;

  on(name: Name, listener: Listener): this {
    return this.#add(name, { listener, once: false }, false);
  }
  addListener(name: Name, listener: Listener): this {
    return this.on(name, listener);
  }
  once(name: Name, listener: Listener): this {
    return this.#add(name, { listener, once: true }, false);
  }
  prependListener(name: Name, listener: Listener): this {
    return this.#add(name, { listener, once: false }, true);
  }
  prependOnceListener(name: Name, listener: Listener): this {
    return this.#add(name, { listener, once: true }, true);
  }
  off(name: Name, listener: Listener): this {
    const list = this[entries]?.get(name) ?? [];
    const index = list.map((entry) => entry.listener).lastIndexOf(listener);
    if (index >= 0)
      this[entries]?.set(
        name,
        list.filter((_, other) => other !== index),
      );
    return this;
  }
  removeListener(name: Name, listener: Listener): this {
    return this.off(name, listener);
  }
  removeAllListeners(name?: Name): this {
    if (name === undefined) this[entries] = undefined;
    else this[entries]?.delete(name);
    return this;
  }
  setMaxListeners(): this {
    return this;
  }
  getMaxListeners(): number {
    return EventEmitter.defaultMaxListeners;
  }
  emit(name: Name, ...values: unknown[]): boolean {
    const list = this[entries]?.get(name) ?? [];
    if (list.length === 0) {
      if (name !== 'error') return false;
      const [error] = values;
      throw error instanceof Error ? error : new Error(`Unhandled error. (${String(error)})`);
    }
    for (const entry of list) {
      if (entry.once) this.off(name, entry.listener);
      entry.listener.apply(this, values);
    }
    return true;
  }
  listenerCount(name: Name): number {
    return this[entries]?.get(name)?.length ?? 0;
  }
  listeners(name: Name): Listener[] {
    return (this[entries]?.get(name) ?? []).map((entry) => entry.listener);
  }
  rawListeners(name: Name): Listener[] {
    return this.listeners(name);
  }
  eventNames(): Name[] {
    return [...(this[entries]?.keys() ?? [])];
  }

  #add(name: Name, entry: Entry, first: boolean): this {
    if (typeof entry.listener !== 'function')
      throw new TypeError('The "listener" argument must be of type function.');
    this[entries] ??= new Map();
    const list = this[entries].get(name) ?? [];
    this[entries].set(name, first ? [entry, ...list] : [...list, entry]);
    if (name !== 'newListener') this.emit('newListener', name, entry.listener);
    return this;
  }
}
