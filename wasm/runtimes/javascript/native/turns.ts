import type { World } from '../node/host';

export interface Ends {
  finished(exitCode: number): void;
  /** True if the program handles the error itself. */
  failed(error: unknown, kind: 'uncaughtException' | 'unhandledRejection'): boolean;
}

/**
 * Promise callbacks run between two messages to ourselves, as in Node between two tasks; the engine reports
 * a rejection one task later, hence the second message.
 */
export class Turns {
  #world: World | undefined;
  #ends: Ends;
  #rejections = new Map<Promise<unknown>, unknown>();
  #hop: () => void;
  #hopsToGo = 0;
  #isOver = false;
  #mayBeDone = false;
  #sleep = setTimeout.bind(globalThis);

  /** Create it before the worker's scope is changed. */
  constructor(ends: Ends) {
    this.#ends = ends;
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => this.#arrived();
    this.#hop = () => port2.postMessage(0);
    addEventListener('unhandledrejection', (event) => {
      event.preventDefault();
      this.#rejections.set(event.promise, event.reason);
    });
    addEventListener('rejectionhandled', (event) => this.#rejections.delete(event.promise));
  }

  start(world: World, main: () => void): void {
    this.#world = world;
    this.#guard(main);
    this.#next();
  }

  stop(): void {
    this.#isOver = true;
  }

  #next(): void {
    if (this.#isOver) return;
    this.#guard(() => this.#world?.drainTicks());
    this.#hopsToGo = 2;
    this.#hop();
  }

  #arrived(): void {
    if (this.#isOver) return;
    let ticked = 0;
    this.#guard(() => {
      ticked = this.#world?.drainTicks() ?? 0;
    });
    if (ticked > 0) this.#hopsToGo = 2;
    else this.#hopsToGo -= 1;
    if (this.#hopsToGo > 0) this.#hop();
    else this.#turn();
  }

  #turn(): void {
    for (const [promise, reason] of this.#rejections) {
      this.#rejections.delete(promise);
      if (!this.#ends.failed(reason, 'unhandledRejection')) return;
    }
    let wait = 0;
    this.#guard(() => {
      wait = this.#world?.tick() ?? -1;
    });
    if (this.#isOver) return;
    if (wait > 0) {
      this.#mayBeDone = false;
      this.#sleep(() => this.#next(), wait);
    } else if (wait === 0) {
      this.#mayBeDone = false;
      this.#next();
    } else if (this.#mayBeDone) {
      this.#guard(() => this.#ends.finished(this.#world?.finish() ?? 0));
    } else {
      // Again, because the last turn may have started something new.
      this.#mayBeDone = true;
      this.#next();
    }
  }

  #guard(call: () => unknown): void {
    try {
      call();
    } catch (error) {
      if (!this.#isOver) this.#ends.failed(error, 'uncaughtException');
    }
  }
}
