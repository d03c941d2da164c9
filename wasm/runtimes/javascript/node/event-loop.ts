import type { Host } from './host';

type Callback = (...values: unknown[]) => void;
type Task = () => void;

interface Timer {
  id: number;
  dueMs: number;
  delayMs: number;
  repeats: boolean;
  run: Task;
}

/** Usable as an object, as in Node, and as a number. */
export class Timeout {
  #loop: EventLoop;
  #id: number;

  constructor(loop: EventLoop, id: number) {
    this.#loop = loop;
    this.#id = id;
  }
  ref(): this {
    return this;
  }
  unref(): this {
    this.#loop.clear(this.#id);
    return this;
  }
  hasRef(): boolean {
    return true;
  }
  refresh(): this {
    this.#loop.refresh(this.#id);
    return this;
  }
  close(): this {
    this.#loop.clear(this.#id);
    return this;
  }
  [Symbol.toPrimitive](): number {
    return this.#id;
  }
}

/** Node's phases: due timers, input, immediates; `nextTick` callbacks and promises in between. */
export class EventLoop {
  #host: Host;
  #timers = new Map<number, Timer>();
  #nextId = 1;
  #ticks: Task[] = [];
  #inputs: Task[] = [];
  #immediates = new Map<number, Task>();
  #batch: Task[] = [];
  #phase = 0;
  /**
   * One time base for all timers of the running task, as in Node, so that they become due in the order of
   * their delays.
   */
  #taskMs: number | undefined;

  constructor(host: Host) {
    this.#host = host;
  }

  nextTick(task: Task): void {
    this.#ticks.push(task);
  }

  input(task: Task): void {
    this.#inputs.push(task);
  }

  addTimer(callback: Callback, delay: unknown, values: unknown[], repeats: boolean): Timeout {
    checkCallback(callback);
    const number = Number(delay);
    const delayMs = number >= 1 && number <= 2 ** 31 - 1 ? Math.trunc(number) : 1;
    const id = this.#nextId++;
    const run = () => callback(...values);
    this.#timers.set(id, { id, delayMs, repeats, run, dueMs: this.#taskNow() + delayMs });
    return new Timeout(this, id);
  }

  addImmediate(callback: Callback, values: unknown[]): Timeout {
    checkCallback(callback);
    const id = this.#nextId++;
    this.#immediates.set(id, () => callback(...values));
    return new Timeout(this, id);
  }

  clear(handle: unknown): void {
    if (handle === null || handle === undefined) return;
    const id = Number(handle as number);
    this.#timers.delete(id);
    this.#immediates.delete(id);
  }

  refresh(id: number): void {
    const timer = this.#timers.get(id);
    if (timer) timer.dueMs = this.#taskNow() + timer.delayMs;
  }

  #taskNow(): number {
    this.#taskMs ??= this.#host.nowMs();
    return this.#taskMs;
  }

  drainTicks(): number {
    let count = 0;
    for (let task = this.#ticks.shift(); task; task = this.#ticks.shift()) {
      count += 1;
      task();
    }
    return count;
  }

  /** Runs the next task and returns 0; without one, the milliseconds until the next timer, or -1. */
  turn(): number {
    this.#taskMs = undefined;
    for (let phases = 0; phases <= 3; phases += 1) {
      const task = this.#batch.shift();
      if (task) {
        task();
        return 0;
      }
      this.#batch = this.#collect(this.#phase);
      this.#phase = (this.#phase + 1) % 3;
    }
    return this.#untilNextTimer();
  }

  #collect(phase: number): Task[] {
    if (phase === 0) return this.#dueTimers();
    if (phase === 1) return this.#inputs.splice(0);
    return [...this.#immediates.keys()].map((id) => () => {
      const task = this.#immediates.get(id);
      this.#immediates.delete(id);
      task?.();
    });
  }

  #dueTimers(): Task[] {
    // Node's clock ticks in milliseconds, so a 1 ms timer is due in the first round.
    const now = this.#host.nowMs() + 1;
    const due = [...this.#timers.values()].filter((timer) => timer.dueMs <= now);
    due.sort((a, b) => a.dueMs - b.dueMs || a.id - b.id);
    return due.map((timer) => () => {
      // An earlier callback of this round may have cleared it.
      if (this.#timers.get(timer.id) !== timer) return;
      if (timer.repeats) timer.dueMs = this.#host.nowMs() + timer.delayMs;
      else this.#timers.delete(timer.id);
      timer.run();
    });
  }

  #untilNextTimer(): number {
    if (this.#timers.size === 0) return -1;
    const next = Math.min(...[...this.#timers.values()].map((timer) => timer.dueMs));
    return Math.max(next - this.#host.nowMs(), 0.01);
  }
}

function checkCallback(callback: unknown): void {
  if (typeof callback === 'function') return;
  const error = new TypeError(
    `The "callback" argument must be of type function. Received ${String(callback)}`,
  );
  throw Object.assign(error, { code: 'ERR_INVALID_ARG_TYPE' });
}
