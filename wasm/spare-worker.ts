import type { CompiledModules, PageMessage, WorkerMessage } from './protocol';

/** A run soon after the last one must not compete with a start. */
const quietMs = 1000;

/**
 * A started second worker: if only termination stops a program, the next one has a runtime at once. Created
 * while idle, at most one, and only while wanted.
 */
export class SpareWorker {
  #makeWorker: () => Worker;
  #worker: Worker | undefined;
  #isReady = false;
  #isWanted = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(makeWorker: () => Worker) {
    this.#makeWorker = makeWorker;
  }

  set isWanted(isWanted: boolean) {
    this.#isWanted = isWanted;
    if (!isWanted) this.drop();
  }

  /** After a quiet period, if `isQuiet` is still true. */
  prepare(compiled: CompiledModules | undefined, isQuiet: () => boolean): void {
    if (!this.#isWanted || this.#worker) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      if (this.#isWanted && !this.#worker && isQuiet()) this.#make(compiled);
    }, quietMs);
  }

  /** The caller owns it; undefined when none is ready. */
  take(): Worker | undefined {
    if (!this.#isReady) return undefined;
    const worker = this.#worker;
    this.#worker = undefined;
    this.#isReady = false;
    return worker;
  }

  drop(): void {
    clearTimeout(this.#timer);
    this.#worker?.terminate();
    this.#worker = undefined;
    this.#isReady = false;
  }

  #make(compiled: CompiledModules | undefined): void {
    const worker = this.#makeWorker();
    this.#worker = worker;
    worker.onmessage = ({ data }: MessageEvent<WorkerMessage>) => {
      if (data.type === 'ready') this.#isReady = true;
      // A device on which a second worker does not start has no memory for it.
      else if (data.type === 'fatal') this.isWanted = false;
    };
    worker.onerror = (event) => {
      event.preventDefault();
      this.isWanted = false;
    };
    const boot: PageMessage = { type: 'boot', compiled };
    worker.postMessage(boot);
  }
}
