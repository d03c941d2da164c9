/// <reference path="../../virtual-modules.d.ts" />

import { prelude } from 'virtual:node-prelude';
import type {
  QuickJSContext,
  QuickJSHandle,
  QuickJSRuntime,
  QuickJSWASMModule,
} from 'quickjs-emscripten-core';
import type { ProgramEnd, ProgramOutcome, RunRequest } from '../../protocol';
import type { OutputLimiter } from '../output-limiter';
import { makeHostObject } from './host-object';
import { looksLikeModule, reexport } from './module-source';
import { tidyStack } from './stack-text';

/**
 * The engine recurses on the worker's own small stack; with more than this it would overflow that one first, which
 * nothing can catch.
 */
const stackBytes = 128 * 1024;
/** What the engine and the furnished scope take before the program has done anything. */
const ownBytes = 2 * 1024 * 1024;

const wrapper = '(function (exports, require, module, __filename, __dirname) {';
const starter = `(world, main) => {
  const module = { exports: {} };
  main.call(module.exports, module.exports, world.require, module, '/main.js', '/');
}`;
const overflowText =
  'Stack overflow: recursion gets about 700 levels in the browser, far fewer than on the judge.';

type CallResult = ReturnType<QuickJSContext['callFunction']>;
type Stop = { why: 'exit'; exitCode: number } | { why: 'timeLimit' | 'outputLimit' };
type Ending = Pick<ProgramEnd, 'outcome' | 'exitCode' | 'message'>;
/** What one turn of the event loop says: milliseconds until the next timer, 0 to go on, or -1 when all is done. */
type Turn = number | Ending;

/** One program in an engine state of its own, furnished before the program is known. */
export class Program {
  #runtime: QuickJSRuntime;
  #context: QuickJSContext;
  #world: QuickJSHandle;
  #request: RunRequest | undefined;
  #output: OutputLimiter | undefined;
  #encoder = new TextEncoder();
  #startMs = performance.now();
  #deadlineMs = Number.POSITIVE_INFINITY;
  #stop: Stop | undefined;

  constructor(engine: QuickJSWASMModule) {
    this.#runtime = engine.newRuntime();
    this.#runtime.setMaxStackSize(stackBytes);
    this.#runtime.setInterruptHandler(() => this.#mustStop());
    this.#context = this.#runtime.newContext();
    this.#world = this.#furnish();
    this.#runtime.setModuleLoader((name) => reexport(name, this.#exportNames(name)));
  }

  async run(request: RunRequest, makeOutput: (onExceeded: () => void) => OutputLimiter): Promise<ProgramEnd> {
    this.#request = request;
    this.#output = makeOutput(() => {
      this.#stop ??= { why: 'outputLimit' };
    });
    this.#runtime.setMemoryLimit(ownBytes + request.memoryLimitMb * 1024 * 1024);
    this.#startMs = performance.now();
    this.#deadlineMs = this.#startMs + request.timeLimitMs;
    const ending = this.#start(request.code) ?? (await this.#turnUntilDone()) ?? this.#finish();
    this.#deadlineMs = Number.POSITIVE_INFINITY;
    const timeMs = performance.now() - this.#startMs;
    this.#call('flush').dispose();
    this.#output.flush();
    return { ...ending, timeMs, memoryBytes: null };
  }

  dispose(): void {
    this.#deadlineMs = Number.POSITIVE_INFINITY;
    this.#stop = undefined;
    this.#world.dispose();
    this.#context.dispose();
    this.#runtime.dispose();
  }

  #mustStop(): boolean {
    if (this.#stop) return true;
    if (performance.now() <= this.#deadlineMs) return false;
    this.#stop = { why: 'timeLimit' };
    return true;
  }

  #furnish(): QuickJSHandle {
    const context = this.#context;
    const host = makeHostObject(context, {
      write: (fd, text) => this.#output?.write(fd === 2 ? 'stderr' : 'stdout', this.#encoder.encode(text)),
      nowMs: () => performance.now() - this.#startMs,
      stdin: () => this.#request?.stdin ?? '',
      exit: (exitCode) => {
        this.#stop ??= { why: 'exit', exitCode };
      },
    });
    const furnish = context.unwrapResult(context.evalCode(prelude, 'codeferry:node.js'));
    const world = context.unwrapResult(
      context.callFunction(furnish, context.undefined, context.global, host),
    );
    host.dispose();
    furnish.dispose();
    return world;
  }

  /** Runs the program's top level; an ending when that was all. */
  #start(text: string): Ending | undefined {
    const code = text.replace(/^#!/, '//');
    const compiled = this.#context.evalCode(`${wrapper}${code}\n})`, 'main.js');
    if (!compiled.error) return compiled.value.consume((main) => this.#startScript(main));
    if (!looksLikeModule(code)) return compiled.error.consume((error) => this.#compileError(error));
    compiled.error.dispose();
    return this.#startModule(code);
  }

  #startScript(main: QuickJSHandle): Ending | undefined {
    const context = this.#context;
    return context
      .unwrapResult(context.evalCode(starter, 'codeferry:start.js'))
      .consume((call) => this.#check(context.callFunction(call, context.undefined, this.#world, main)));
  }

  #startModule(code: string): Ending | undefined {
    const result = this.#context.evalCode(code, 'main.js', { type: 'module' });
    if (!result.error) {
      result.dispose();
      return undefined;
    }
    return result.error.consume((error) =>
      this.#textProp(error, 'name') === 'SyntaxError' ? this.#compileError(error) : this.#uncaught(error),
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

  /** Everything that is due before the next task, then that task. */
  #turn(): Turn {
    const ending = this.#check(this.#call('drainTicks')) ?? this.#runJobs();
    if (ending) return ending;
    if (this.#mustStop()) return this.#stopped();
    const result = this.#call('tick');
    if (result.error) return result.error.consume((error) => this.#uncaught(error)) ?? 0;
    const wait = result.value.consume((handle) => this.#context.getNumber(handle));
    return wait < 0 && this.#runtime.hasPendingJob() ? 0 : wait;
  }

  /** The callbacks of settled promises, and what they settle in turn. */
  #runJobs(): Ending | undefined {
    const jobs = this.#runtime.executePendingJobs();
    if (jobs.error) return jobs.error.consume((error) => this.#uncaught(error));
    jobs.dispose();
    return undefined;
  }

  async #sleep(ms: number): Promise<void> {
    const leftMs = Math.max(this.#deadlineMs - performance.now(), 0);
    this.#output?.flush();
    await new Promise((resolve) => setTimeout(resolve, Math.min(ms, leftMs + 1)));
  }

  #finish(): Ending {
    const result = this.#call('finish');
    if (result.error) return result.error.consume((error) => this.#uncaught(error)) ?? exited(1);
    return exited(result.value.consume((handle) => this.#context.getNumber(handle)));
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

  /** The ending that an error brings, or nothing when the program itself takes care of it. */
  #uncaught(error: QuickJSHandle): Ending | undefined {
    if (this.#stop) return this.#stopped(error);
    const head = `${this.#textProp(error, 'name')}: ${this.#textProp(error, 'message')}`;
    if (head === 'InternalError: out of memory') {
      this.#report(error);
      return { outcome: 'memoryLimit', exitCode: 134 };
    }
    const kind = this.#context.newString('uncaughtException');
    const handled = this.#call('handleUncaught', kind, error.dup());
    if (handled.error) handled.dispose();
    else if (handled.value.consume((handle) => this.#context.dump(handle))) return undefined;
    this.#report(error);
    const ending: Ending = { outcome: 'runtimeError', exitCode: 1 };
    return head === 'InternalError: stack overflow' ? { ...ending, message: overflowText } : ending;
  }

  #stopped(error?: QuickJSHandle): Ending {
    const stop = this.#stop;
    if (stop?.why === 'exit') return exited(stop.exitCode);
    this.#deadlineMs = Number.POSITIVE_INFINITY;
    this.#stop = undefined;
    const outcome: ProgramOutcome = stop?.why ?? 'runtimeError';
    if (error && outcome === 'timeLimit') {
      this.#call('flush').dispose();
      this.#writeError(`Stopped at the time limit\n${this.#textProp(error, 'stack')}`);
    }
    return { outcome, exitCode: outcome === 'timeLimit' ? 124 : 1 };
  }

  /** Puts an error on standard error, after what the program has written itself. */
  #report(error: QuickJSHandle): void {
    this.#deadlineMs = Number.POSITIVE_INFINITY;
    this.#call('flush').dispose();
    const source = this.#context.newString(this.#request?.code ?? '');
    const described = this.#call(
      'describeUncaught',
      error.dup(),
      source,
      this.#context.newNumber(wrapper.length),
    );
    if (!described.error) {
      this.#writeError(described.value.consume((handle) => this.#context.getString(handle)));
      return;
    }
    // Without memory for more, at least its name.
    described.dispose();
    this.#writeError(`${this.#textProp(error, 'name')}: ${this.#textProp(error, 'message')}`);
  }

  #writeError(text: string): void {
    this.#output?.write('stderr', this.#encoder.encode(tidyStack(text, wrapper.length)));
  }

  #call(name: string, ...values: QuickJSHandle[]): CallResult {
    const result = this.#context
      .getProp(this.#world, name)
      .consume((call) => this.#context.callFunction(call, this.#world, values));
    for (const value of values) value.dispose();
    return result;
  }

  #exportNames(name: string): string[] {
    const result = this.#call('exportNames', this.#context.newString(name));
    const names = this.#context.unwrapResult(result).consume((handle) => this.#context.getString(handle));
    return names.split(',').filter(Boolean);
  }

  #textProp(holder: QuickJSHandle, name: string): string {
    if (this.#context.typeof(holder) !== 'object') return '';
    return this.#context
      .getProp(holder, name)
      .consume((handle) =>
        this.#context.typeof(handle) === 'string' ? this.#context.getString(handle) : '',
      );
  }
}

function exited(exitCode: number): Ending {
  return { outcome: exitCode === 0 ? 'ok' : 'runtimeError', exitCode };
}
