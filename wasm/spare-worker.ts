import type { CompiledModules, PageMessage, WorkerMessage } from './protocol';

/** Long enough that a run soon after the last one does not share the device's processor with a start. */
const quietMs = 1000;

/**
 * A second worker that has started and waits: where a program can be stopped only together with its worker, the next one finds a
 * runtime at once. Made in a quiet moment, at most one, and only while it is wanted.
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

  /** Makes the spare once it has been quiet for a while; `isQuiet` is asked then. */
  prepare(compiled: CompiledModules | undefined, isQuiet: () => boolean): void {
    if (!this.#isWanted || this.#worker) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      if (this.#isWanted && !this.#worker && isQuiet()) this.#make(compiled);
    }, quietMs);
  }

  /** Hands over the spare, which is the caller's from now on; nothing when none is ready. */
  take(): Worker | undefined {
    if (!this.#isReady) return undefined;
    const worker = this.#worker;
    this.#worker = undefined;
    this.#isReady = false;
    return worker;
  }

  /** Gives its memory back. */
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
      // A device on which a second one does not start has no room for it.
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
