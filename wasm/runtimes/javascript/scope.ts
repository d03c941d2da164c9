/// <reference path="../../virtual-modules.d.ts" />

import { prelude } from 'virtual:node-prelude';
import type { QuickJSContext, QuickJSHandle, QuickJSRuntime } from 'quickjs-emscripten';
import { Checkpoint } from './checkpoint';
import type { Engine } from './engine';
import { type HostFunctions, makeHostObject } from './host-object';
import type { KeptScope } from './kept-scope';
import { reexport } from './module-source';
import type { World } from './node/host';
import { findRandomState, type RandomStateOffset } from './random-state';
import { contextPointer, handleAt, runtimePointer, words } from './raw-engine';

/**
 * The engine recurses on the worker's small stack; more would overflow that one first, which nothing can
 * catch.
 */
const stackBytes = 128 * 1024;

export type CallResult = ReturnType<QuickJSContext['callFunction']>;

/** Callers dispose of the handles they get. */
export class Scope {
  readonly context: QuickJSContext;
  #engine: Engine;
  #runtime: QuickJSRuntime;
  #world: QuickJSHandle;
  #random: RandomStateOffset;
  #asNew: Checkpoint;
  #before: string;

  constructor(
    engine: Engine,
    host: HostFunctions,
    mustStop: (usedBytes: number) => boolean,
    kept?: KeptScope,
  ) {
    this.#engine = engine;
    this.#runtime = engine.quickjs.newRuntime();
    this.#runtime.setMaxStackSize(stackBytes);
    this.#runtime.setInterruptHandler(() => mustStop(this.usedBytes));
    this.context = this.#runtime.newContext();
    this.#runtime.setModuleLoader((name) => reexport(name, this.#exportNames(name)));
    engine.rejections.watch(this.#runtime, this.context);
    // Everything up to here is created in the same order each time, so it gets the same addresses.
    const hostObject = makeHostObject(this.context, host);
    this.#before = [runtimePointer(this.#runtime), contextPointer(this.context), hostObject.value].join();
    if (kept) {
      if (kept.places.before !== this.#before) throw new Error("The engine's memory layout is different.");
      this.#world = handleAt(this.context, kept.places.world);
      this.#random = kept.places.random;
      this.#asNew = Checkpoint.unpack(engine.raw, kept.packed);
      this.restore();
      this.#checkItself();
    } else {
      this.#world = setUpScope(this.context, hostObject);
      this.#random = this.#findRandom();
      this.#asNew = Checkpoint.take(engine.raw);
    }
  }

  get asKept(): KeptScope {
    const places = { before: this.#before, world: this.#world.value, random: this.#random };
    return { packed: this.#asNew.pack(), places };
  }

  /** False when a new engine is needed. */
  restore(): boolean {
    this.#engine.rejections.forget();
    if (!this.#asNew.restore()) return false;
    const at = contextPointer(this.context) + this.#random;
    crypto.getRandomValues(this.#engine.raw.HEAPU8.subarray(at, at + 8));
    return true;
  }

  get usedBytes(): number {
    const { raw, layout } = this.#engine;
    return words(raw)[(runtimePointer(this.#runtime) >> 2) + layout.usedBytes] ?? 0;
  }

  get hasPendingJob(): boolean {
    return this.#runtime.hasPendingJob();
  }

  /** `-1` removes the limit, to have memory for an error report. */
  limitMemory(bytes: number): void {
    this.#runtime.setMemoryLimit(bytes);
  }

  /** Disposes of the values. */
  call(name: keyof World, ...values: QuickJSHandle[]): CallResult {
    const result = this.context
      .getProp(this.#world, name)
      .consume((call) => this.context.callFunction(call, this.#world, values));
    for (const value of values) value.dispose();
    return result;
  }

  /** Calls a function given as source with the world and `value`. */
  callWithWorld(source: string, value: QuickJSHandle): CallResult {
    return this.context
      .unwrapResult(this.context.evalCode(source, 'codeferry:start.js'))
      .consume((call) => this.context.callFunction(call, this.context.undefined, this.#world, value));
  }

  /** Runs the callbacks of settled promises, and those that they settle. */
  runJobs(): ReturnType<QuickJSRuntime['executePendingJobs']> {
    return this.#runtime.executePendingJobs();
  }

  takeRejection(): QuickJSHandle | undefined {
    return this.#engine.rejections.take();
  }

  /** '' if it is not text. */
  text(holder: QuickJSHandle, name: string): string {
    if (this.context.typeof(holder) !== 'object' || this.context.sameValue(holder, this.context.null))
      return '';
    return this.context
      .getProp(holder, name)
      .consume((handle) => (this.context.typeof(handle) === 'string' ? this.context.getString(handle) : ''));
  }

  #checkItself(): void {
    const ticks = this.call('drainTicks');
    const count = this.context.unwrapResult(ticks).consume((handle) => this.context.getNumber(handle));
    if (count !== 0 || !this.restore()) throw new Error('The kept scope does not work.');
  }

  #findRandom(): RandomStateOffset {
    const { raw } = this.#engine;
    const start = contextPointer(this.context);
    const read = (bytes: number) => raw.HEAPU8.slice(start, start + bytes).buffer;
    const offset = findRandomState(read, () => this.context.evalCode('Math.random()').dispose());
    if (offset === undefined) throw new Error('The JavaScript engine is not the expected version.');
    return offset;
  }

  #exportNames(name: string): string[] {
    const result = this.call('exportNames', this.context.newString(name));
    const names = this.context.unwrapResult(result).consume((handle) => this.context.getString(handle));
    return names.split(',').filter(Boolean);
  }
}

function setUpScope(context: QuickJSContext, host: QuickJSHandle): QuickJSHandle {
  const setUpScopeHandle = context.unwrapResult(context.evalCode(prelude, 'codeferry:node.js'));
  const result = context.callFunction(setUpScopeHandle, context.undefined, context.global, host);
  host.dispose();
  setUpScopeHandle.dispose();
  return context.unwrapResult(result);
}
