import type { ReadAhead } from './assets/read-ahead';
import { type Deferred, deferred } from './deferred';
import { messages } from './messages';
import type {
  CompiledModules,
  PageMessage,
  RunLanguage,
  RunRequest,
  RunResult,
  WorkerMessage,
} from './protocol';
import { RunCollector } from './run-collector';
import { SpareWorker } from './spare-worker';
import { transition, type WorkerEvent, type WorkerState } from './worker-state';

/**
 * The worker is terminated this long after the limit. A slow phone needs a moment to say which line runs; compiled
 * code never says it.
 */
const hardStopAfterLimitMs: Record<RunLanguage, number> = {
  PYTHON3: 1000,
  JAVASCRIPT_NODE: 1000,
  CPP17: 300,
};
/** Compiling precedes the program's own time, and templates can keep a compiler busy forever. */
const preparationLimitMs = 120_000;
/** A slow phone starts Python in ten seconds, a busy laptop precompiles C++ in a minute. */
const startTimeoutMs = 300_000;
/** A reset that takes longer never ends. */
const resetLimitMs = 30_000;

type Read = (compiled: CompiledModules | undefined) => Promise<ReadAhead>;

interface ActiveRun {
  id: number;
  collector: RunCollector;
  request: RunRequest;
  startedAtMs: number;
  hardStop?: ReturnType<typeof setTimeout>;
  settle(result: RunResult): void;
}

/** One language's worker: runs one program at a time, replaced at once when killed. */
export class RuntimeWorker {
  #makeWorker: () => Worker;
  #readAhead: Read | undefined;
  #spare: SpareWorker;
  #worker: Worker | undefined;
  #state: WorkerState = { name: 'absent' };
  #idle: Deferred<void> | undefined;
  #startTimer: ReturnType<typeof setTimeout> | undefined;
  #resetTimer: ReturnType<typeof setTimeout> | undefined;
  #isDisposed = false;
  #active: ActiveRun | undefined;
  #compiled: CompiledModules | undefined;
  #lastRunId = 0;

  /** `readAhead`: files read in advance for a new worker while its script loads. */
  constructor(makeWorker: () => Worker, readAhead?: Read) {
    this.#makeWorker = makeWorker;
    this.#readAhead = readAhead;
    this.#spare = new SpareWorker(makeWorker);
  }

  set keepsSpare(keepsSpare: boolean) {
    this.#spare.isWanted = keepsSpare && !this.#isDisposed;
    if (this.#state.name === 'idle') this.#prepareSpare();
  }

  dropSpare(): void {
    this.#spare.drop();
  }

  get isAbsent(): boolean {
    return this.#state.name === 'absent';
  }

  /** True while the runtime starts, not during a reset. */
  get mustStart(): boolean {
    return this.#state.name === 'absent' || this.#state.name === 'starting';
  }

  /** Creates the worker if needed. Rejects with the failure, and after `dispose`. */
  whenIdle(): Promise<void> {
    if (this.#isDisposed) return Promise.reject(new Error(messages.closed));
    if (this.#state.name === 'idle') return Promise.resolve();
    this.#idle ??= deferred();
    const idle = this.#idle.promise;
    if (this.#state.name === 'absent') this.#bring();
    return idle;
  }

  /** Until the program's end, its limit or an abort. Never rejects. */
  run(request: RunRequest, signal: AbortSignal | undefined): Promise<RunResult> {
    const { promise, resolve } = deferred<RunResult>();
    const id = ++this.#lastRunId;
    const abort = () => this.#kill((active) => active.collector.stopped('cancelled', elapsed(active)));
    this.#active = {
      id,
      request,
      collector: new RunCollector(request),
      startedAtMs: performance.now(),
      settle: (result) => {
        signal?.removeEventListener('abort', abort);
        resolve(result);
      },
    };
    signal?.addEventListener('abort', abort);
    const tooLong = messages.compilerTimeout(preparationLimitMs / 1000);
    this.#active.hardStop = setTimeout(
      () => this.#kill((active) => active.collector.stopped('compileError', elapsed(active), tooLong)),
      preparationLimitMs,
    );
    this.#apply({ type: 'runSent', runId: id });
    this.#post({ type: 'run', id, request });
    return promise;
  }

  /** Ends the worker and its run; the next run creates another. */
  stop(): void {
    this.#settle((active) => active.collector.stopped('cancelled', elapsed(active)));
    this.#spare.drop();
    this.#drop(messages.closed);
  }

  dispose(): void {
    this.#isDisposed = true;
    this.#spare.isWanted = false;
    this.stop();
  }

  #spawn(): void {
    this.#attach(this.#makeWorker());
    this.#startTimer = setTimeout(() => this.#fail(messages.startTimeout), startTimeoutMs);
    if (this.#readAhead) this.#bootWith(this.#readAhead(this.#compiled));
    else this.#post({ type: 'boot', compiled: this.#compiled });
  }

  async #bootWith(reading: Promise<ReadAhead>): Promise<void> {
    const worker = this.#worker;
    const { compiled, files } = await reading;
    if (worker !== this.#worker) return;
    const boot: PageMessage = { type: 'boot', compiled, files };
    worker?.postMessage(boot, Object.values(files));
  }

  #attach(worker: Worker): void {
    this.#worker = worker;
    this.#apply({ type: 'spawned' });
    worker.onmessage = ({ data }: MessageEvent<WorkerMessage>) => this.#receive(data);
    worker.onerror = (event) => {
      event.preventDefault();
      this.#fail(event.message || messages.scriptNotLoaded);
    };
  }

  #prepareSpare(): void {
    this.#spare.prepare(this.#compiled, () => this.#state.name === 'idle');
  }

  #receive(message: WorkerMessage): void {
    switch (message.type) {
      case 'ready':
        clearTimeout(this.#startTimer);
        this.#compiled = message.compiled;
        this.#apply({ type: 'ready' });
        return;
      case 'idle':
        clearTimeout(this.#resetTimer);
        this.#apply({ type: 'idle' });
        return;
      case 'spent':
        this.#replace();
        return;
      case 'fatal':
        this.#fail(message.message);
        return;
      default:
        if (this.#active?.id === message.id) this.#receiveOfRun(this.#active, message);
    }
  }

  #receiveOfRun(active: ActiveRun, message: Extract<WorkerMessage, { id: number }>): void {
    switch (message.type) {
      case 'started':
        this.#startClock(active);
        return;
      case 'output':
        active.collector.add(message.stream, message.bytes);
        return;
      case 'restarted':
        active.collector.forget();
        this.#startClock(active);
        return;
      case 'done':
        this.#apply({ type: 'done', runId: active.id });
        this.#resetTimer = setTimeout(() => this.#replace(), resetLimitMs);
        this.#settle(() => active.collector.finish(message.end));
        return;
      default:
        message satisfies never;
    }
  }

  #startClock(active: ActiveRun): void {
    active.startedAtMs = performance.now();
    clearTimeout(active.hardStop);
    active.hardStop = setTimeout(
      () => this.#kill(() => active.collector.stopped('timeLimit', elapsed(active))),
      active.request.timeLimitMs + hardStopAfterLimitMs[active.request.language],
    );
  }

  /** Terminates the worker and creates the next one at once. */
  #kill(result: (active: ActiveRun) => RunResult): void {
    this.#settle(result);
    this.#replace();
  }

  #replace(): void {
    this.#terminate();
    this.#bring();
  }

  #bring(): void {
    if (this.#isDisposed) return;
    const spare = this.#spare.take();
    if (!spare) {
      this.#spawn();
      return;
    }
    this.#attach(spare);
    this.#apply({ type: 'ready' });
  }

  #fail(reason: string): void {
    this.#settle((active) =>
      active.collector.stopped('runtimeFailed', elapsed(active), messages.stopped(reason)),
    );
    this.#drop(reason);
  }

  #drop(reason: string): void {
    const idle = this.#idle;
    this.#idle = undefined;
    this.#terminate();
    // A start that nobody waits for may fail silently.
    idle?.promise.catch(() => {});
    idle?.reject(new Error(reason));
  }

  #terminate(): void {
    clearTimeout(this.#startTimer);
    clearTimeout(this.#resetTimer);
    if (this.#worker) {
      this.#worker.onmessage = null;
      this.#worker.onerror = null;
      this.#worker.terminate();
    }
    this.#worker = undefined;
    this.#apply({ type: 'gone' });
  }

  #settle(result: (active: ActiveRun) => RunResult): void {
    const active = this.#active;
    if (!active) return;
    this.#active = undefined;
    clearTimeout(active.hardStop);
    active.settle(result(active));
  }

  #apply(event: WorkerEvent): void {
    this.#state = transition(this.#state, event);
    if (this.#state.name !== 'idle') return;
    this.#idle?.resolve();
    this.#idle = undefined;
    this.#prepareSpare();
  }

  #post(message: PageMessage): void {
    this.#worker?.postMessage(message);
  }
}

function elapsed(active: ActiveRun): number {
  return performance.now() - active.startedAtMs;
}
