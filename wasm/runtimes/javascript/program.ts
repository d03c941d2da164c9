import type { QuickJSHandle } from 'quickjs-emscripten';
import type { ProgramEnd, ProgramOutcome, RunRequest } from '../../protocol';
import type { OutputLimiter } from '../output-limiter';
import { Budget, type Stop } from './budget';
import type { Engine } from './engine';
import type { KeptScope } from './kept-scope';
import { messages } from './messages';
import { looksLikeModule } from './module-source';
import { type CallResult, Scope } from './scope';
import { cleanStack } from './stack-text';

const wrapper = '(function (exports, require, module, __filename, __dirname) {';
const starter = `(world, main) => {
  const module = { exports: {}, id: '.', filename: '/main.js', loaded: false, children: [], paths: [] };
  world.require.main = module;
  main.call(module.exports, module.exports, world.require, module, '/main.js', '/');
}`;

type Ending = Pick<ProgramEnd, 'outcome' | 'exitCode' | 'message' | 'overflowed' | 'handedOver'>;
/** Milliseconds until the next timer, 0 to continue, or -1 when done. */
type Turn = number | Ending;

/** Runs programs one after the other, each in a fresh scope prepared in advance. */
export class Program {
  #budget = new Budget();
  #scope: Scope;
  #request: RunRequest | undefined;
  #output: OutputLimiter | undefined;
  #encoder = new TextEncoder();

  constructor(engine: Engine, kept?: KeptScope) {
    const host = {
      write: (fd: number, text: string) =>
        this.#output?.write(fd === 2 ? 'stderr' : 'stdout', this.#encoder.encode(text)),
      nowMs: () => this.#budget.elapsedMs,
      stdin: () => this.#request?.stdin ?? '',
      exit: (exitCode: number) => {
        this.#budget.stop ??= { why: 'exit', exitCode };
      },
    };
    this.#scope = new Scope(engine, host, (usedBytes) => this.#budget.mustStop(usedBytes), kept);
  }

  async run(request: RunRequest, makeOutput: (onExceeded: () => void) => OutputLimiter): Promise<ProgramEnd> {
    this.#request = request;
    this.#output = makeOutput(() => {
      this.#budget.stop ??= { why: 'outputLimit' };
    });
    this.#budget.start(this.#scope.usedBytes, request);
    this.#scope.limitMemory(this.#budget.limitBytes);
    const ending = this.#start(request.code) ?? (await this.#turnUntilDone()) ?? this.#finish();
    const timeMs = this.#budget.elapsedMs;
    this.#budget.notePeak(this.#scope.usedBytes);
    this.#budget.close();
    this.#scope.call('flush').dispose();
    this.#output.flush();
    return { ...ending, timeMs, memoryBytes: this.#budget.peakBytes };
  }

  get asKept(): KeptScope {
    return this.#scope.asKept;
  }

  /** False if a new engine is needed. */
  restore(): boolean {
    this.#budget = new Budget();
    this.#request = undefined;
    this.#output = undefined;
    return this.#scope.restore();
  }

  #mustStop(): boolean {
    return this.#budget.mustStop(this.#scope.usedBytes);
  }

  #start(text: string): Ending | undefined {
    const code = text.replace(/^#!/, '//');
    const compiled = this.#scope.context.evalCode(`${wrapper}${code}\n})`, 'main.js');
    if (!compiled.error) {
      return compiled.value.consume((main) => this.#check(this.#scope.callWithWorld(starter, main)));
    }
    if (!looksLikeModule(code)) return compiled.error.consume((error) => this.#compileError(error));
    compiled.error.dispose();
    return this.#startModule(code);
  }

  #startModule(code: string): Ending | undefined {
    const result = this.#scope.context.evalCode(code, 'main.js', { type: 'module' });
    if (!result.error) {
      result.dispose();
      return undefined;
    }
    return result.error.consume((error) =>
      this.#scope.text(error, 'name') === 'SyntaxError' ? this.#compileError(error) : this.#uncaught(error),
    );
  }

  async #turnUntilDone(): Promise<Ending | undefined> {
    for (;;) {
      const turn = this.#turn();
      if (typeof turn !== 'number') return turn;
      if (turn < 0) return undefined;
      if (turn > 0) await this.#sleep(turn);
    }
  }

  #turn(): Turn {
    const ending = this.#runWhatIsDue() ?? this.#checkRejections();
    if (ending) return ending;
    if (this.#mustStop()) return this.#stopped();
    const result = this.#scope.call('tick');
    if (result.error) return result.error.consume((error) => this.#uncaught(error)) ?? 0;
    const wait = result.value.consume((handle) => this.#scope.context.getNumber(handle));
    return wait < 0 && this.#scope.hasPendingJob ? 0 : wait;
  }

  #runWhatIsDue(): Ending | undefined {
    for (;;) {
      const ticks = this.#scope.call('drainTicks');
      if (ticks.error) return ticks.error.consume((error) => this.#uncaught(error));
      const ticked = ticks.value.consume((handle) => this.#scope.context.getNumber(handle));
      const jobs = this.#scope.runJobs();
      if (jobs.error) return jobs.error.consume((error) => this.#uncaught(error));
      if ((ticked === 0 && jobs.value === 0) || this.#mustStop()) return undefined;
    }
  }

  /** As in Node, an unhandled rejection ends the program. */
  #checkRejections(): Ending | undefined {
    for (let reason = this.#scope.takeRejection(); reason; reason = this.#scope.takeRejection()) {
      const ending = reason.consume((error) => this.#uncaught(error, 'unhandledRejection'));
      if (ending) return ending;
    }
    return undefined;
  }

  async #sleep(ms: number): Promise<void> {
    this.#output?.flush();
    const startMs = performance.now();
    await new Promise((resolve) => setTimeout(resolve, Math.min(ms, this.#budget.leftMs + 1)));
    this.#budget.slept(performance.now() - startMs);
  }

  #finish(): Ending {
    const result = this.#scope.call('finish');
    if (result.error) return result.error.consume((error) => this.#uncaught(error)) ?? exited(1);
    return exited(result.value.consume((handle) => this.#scope.context.getNumber(handle)));
  }

  #check(result: CallResult): Ending | undefined {
    if (result.error) return result.error.consume((error) => this.#uncaught(error));
    result.dispose();
    return undefined;
  }

  #compileError(error: QuickJSHandle): Ending {
    this.#report(error);
    return { outcome: 'compileError', exitCode: 1 };
  }

  /** Undefined if the program handles the error. */
  #uncaught(error: QuickJSHandle, kind = 'uncaughtException'): Ending | undefined {
    if (this.#budget.stop) return this.#stopped(error);
    if (this.#isOutOfMemory(error)) {
      this.#report(error);
      return { outcome: 'memoryLimit', exitCode: 134 };
    }
    const { context } = this.#scope;
    const handled = this.#scope.call('handleUncaught', context.newString(kind), error.dup());
    if (handled.error) return handled.error.consume((second) => this.#failed(second));
    return handled.value.consume((handle) => context.dump(handle)) ? undefined : this.#failed(error);
  }

  #failed(error: QuickJSHandle): Ending {
    if (this.#budget.stop) return this.#stopped(error);
    this.#report(error);
    const isOverflow = this.#headOf(error) === 'RangeError: stack overflow';
    return {
      outcome: 'runtimeError',
      exitCode: 1,
      ...(isOverflow ? { message: messages.stackOverflow, overflowed: true } : {}),
    };
  }

  #isOutOfMemory(error: QuickJSHandle): boolean {
    if (this.#headOf(error) === 'RangeError: out of memory') return true;
    // Without memory for an error object the engine throws null.
    const { context } = this.#scope;
    return context.sameValue(error, context.null) && this.#budget.wasTooFullToGrow;
  }

  #stopped(error?: QuickJSHandle): Ending {
    const { stop } = this.#budget;
    if (stop?.why === 'exit') return exited(stop.exitCode);
    const handedOver = stop?.why === 'handOver';
    const isLate = handedOver || stop?.why === 'timeLimit';
    const isFull = stop?.why === 'timeLimit' && stop.isFull;
    const outcome = outcomeOf(stop);
    this.#prepareReport();
    if (error && isLate) {
      const reason = isFull ? messages.stoppedAtMemoryLimit : messages.stoppedAtTimeLimit;
      this.#writeError(`${reason}\n${this.#scope.text(error, 'stack')}`);
    }
    return { outcome, exitCode: outcome === 'timeLimit' ? 124 : 1, ...(handedOver ? { handedOver } : {}) };
  }

  /** After the program's own output. */
  #report(error: QuickJSHandle): void {
    this.#prepareReport();
    const { context } = this.#scope;
    const source = context.newString(this.#request?.code ?? '');
    const offset = context.newNumber(wrapper.length);
    const described = this.#scope.call('describeUncaught', error.dup(), source, offset);
    const text = described.error ? this.#headOf(error) : context.getString(described.value);
    described.dispose();
    this.#writeError(text);
  }

  #prepareReport(): void {
    this.#budget.close();
    this.#scope.limitMemory(-1);
    this.#scope.call('flush').dispose();
  }

  #writeError(text: string): void {
    this.#output?.write('stderr', this.#encoder.encode(cleanStack(text, wrapper.length)));
  }

  #headOf(error: QuickJSHandle): string {
    return `${this.#scope.text(error, 'name')}: ${this.#scope.text(error, 'message')}`;
  }
}

function outcomeOf(stop: Stop | undefined): ProgramOutcome {
  if (stop?.why === 'timeLimit') return stop.isFull ? 'memoryLimit' : 'timeLimit';
  if (stop?.why === 'handOver') return 'timeLimit';
  return stop?.why === 'outputLimit' ? 'outputLimit' : 'runtimeError';
}

function exited(exitCode: number): Ending {
  return { outcome: exitCode === 0 ? 'ok' : 'runtimeError', exitCode };
}
