import { type Deferred, deferred } from './deferred';
import type { PageMessage, RunRequest, RunResult, WorkerMessage } from './protocol';
import { RunCollector } from './run-collector';
import { transition, type WorkerEvent, type WorkerState } from './worker-state';

/** A worker that has not stopped its program by itself this long after the limit is terminated. */
const hardStopAfterLimitMs = 300;
/** A phone may need ten seconds to start Python; beyond this something is broken. */
const startTimeoutMs = 60_000;

interface ActiveRun {
  id: number;
  collector: RunCollector;
  request: RunRequest;
  startedAtMs: number;
  hardStop?: ReturnType<typeof setTimeout>;
  settle(result: RunResult): void;
}

/** One language's worker: made when needed, one program at a time, replaced at once when it had to be killed. */
export class RuntimeWorker {
  #makeWorker: () => Worker;
  #worker: Worker | undefined;
  #state: WorkerState = { name: 'absent' };
  #idle: Deferred<void> | undefined;
  #startTimer: ReturnType<typeof setTimeout> | undefined;
  #active: ActiveRun | undefined;
  #lastRunId = 0;

  constructor(makeWorker: () => Worker) {
    this.#makeWorker = makeWorker;
  }

  get isAbsent(): boolean {
    return this.#state.name === 'absent';
  }

  /** True when a program has to wait for the runtime's start, not merely for the end of a reset. */
  get mustStart(): boolean {
    return this.#state.name === 'absent' || this.#state.name === 'starting';
  }

  /** Resolves when a program can be taken; makes the worker if there is none. Rejects with what went wrong. */
  whenIdle(): Promise<void> {
    if (this.#state.name === 'idle') return Promise.resolve();
    this.#idle ??= deferred();
    const idle = this.#idle.promise;
    if (this.#state.name === 'absent') this.#spawn();
    return idle;
  }

  /** Runs a program on the idle worker, to its end, its limit or the signal's abort. Never rejects. */
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
    this.#apply({ type: 'runSent', runId: id });
    this.#post({ type: 'run', id, request });
    return promise;
  }

  dispose(): void {
    this.#settle((active) => active.collector.stopped('cancelled', elapsed(active)));
    this.#drop('The runtime was closed.');
  }

  #spawn(): void {
    const worker = this.#makeWorker();
    this.#worker = worker;
    this.#apply({ type: 'spawned' });
    worker.onmessage = ({ data }: MessageEvent<WorkerMessage>) => this.#receive(data);
    worker.onerror = (event) => {
      event.preventDefault();
      this.#fail(event.message || 'its script could not be loaded');
    };
    this.#startTimer = setTimeout(() => this.#fail('it did not start in time'), startTimeoutMs);
    this.#post({ type: 'boot' });
  }

  #receive(message: WorkerMessage): void {
    switch (message.type) {
      case 'ready':
        clearTimeout(this.#startTimer);
        this.#apply({ type: 'ready' });
        return;
      case 'idle':
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
      active.request.timeLimitMs + hardStopAfterLimitMs,
    );
  }

  /** Ends the run by ending its worker; the next one is made at once. */
  #kill(result: (active: ActiveRun) => RunResult): void {
    this.#settle(result);
    this.#replace();
  }

  #replace(): void {
    this.#terminate();
    this.#spawn();
  }

  #fail(reason: string): void {
    this.#settle((active) =>
      active.collector.stopped('runtimeFailed', elapsed(active), `The runtime stopped: ${reason}`),
    );
    this.#drop(reason);
  }

  #drop(reason: string): void {
    const idle = this.#idle;
    this.#idle = undefined;
    this.#terminate();
    // A start that nobody waits for may fail unseen.
    idle?.promise.catch(() => {});
    idle?.reject(new Error(reason));
  }

  #terminate(): void {
    clearTimeout(this.#startTimer);
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
  }

  #post(message: PageMessage): void {
    this.#worker?.postMessage(message);
  }
}

function elapsed(active: ActiveRun): number {
  return performance.now() - active.startedAtMs;
}
