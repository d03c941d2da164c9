/// <reference path="../../virtual-modules.d.ts" />

import { prelude } from 'virtual:node-prelude';
import type { QuickJSContext, QuickJSHandle, QuickJSRuntime } from 'quickjs-emscripten-core';
import type { Engine } from './engine';
import { type HostFunctions, makeHostObject } from './host-object';
import { reexport } from './module-source';
import type { World } from './node/host';
import { runtimePointer, words } from './raw-engine';

/**
 * The engine recurses on the worker's own small stack; with more than this it would overflow that one first, which
 * nothing can catch.
 */
const stackBytes = 128 * 1024;

export type CallResult = ReturnType<QuickJSContext['callFunction']>;

/** An engine state of its own, furnished as a Node program expects it. Whoever is given a handle disposes of it. */
export class Scope {
  readonly context: QuickJSContext;
  #engine: Engine;
  #runtime: QuickJSRuntime;
  #world: QuickJSHandle;

  constructor(engine: Engine, host: HostFunctions, mustStop: (usedBytes: number) => boolean) {
    this.#engine = engine;
    this.#runtime = engine.quickjs.newRuntime();
    this.#runtime.setMaxStackSize(stackBytes);
    this.#runtime.setInterruptHandler(() => mustStop(this.usedBytes));
    this.context = this.#runtime.newContext();
    this.#world = furnish(this.context, host);
    this.#runtime.setModuleLoader((name) => reexport(name, this.#exportNames(name)));
    engine.rejections.watch(this.#runtime, this.context);
  }

  /** Bytes the engine has allocated for this scope at this moment. */
  get usedBytes(): number {
    const { raw, layout } = this.#engine;
    return words(raw)[(runtimePointer(this.#runtime) >> 2) + layout.usedBytes] ?? 0;
  }

  get hasPendingJob(): boolean {
    return this.#runtime.hasPendingJob();
  }

  /** `-1` lifts the limit, so that there is room to say what went wrong. */
  limitMemory(bytes: number): void {
    this.#runtime.setMemoryLimit(bytes);
  }

  /** Calls one of the world's functions; disposes of the values. */
  call(name: keyof World, ...values: QuickJSHandle[]): CallResult {
    const result = this.context
      .getProp(this.#world, name)
      .consume((call) => this.context.callFunction(call, this.#world, values));
    for (const value of values) value.dispose();
    return result;
  }

  /** Calls a function written in the engine's language with the world and `value`. */
  callWithWorld(source: string, value: QuickJSHandle): CallResult {
    return this.context
      .unwrapResult(this.context.evalCode(source, 'codeferry:start.js'))
      .consume((call) => this.context.callFunction(call, this.context.undefined, this.#world, value));
  }

  /** Runs the callbacks of settled promises, and what they settle in turn. */
  runJobs(): ReturnType<QuickJSRuntime['executePendingJobs']> {
    return this.#runtime.executePendingJobs();
  }

  /** The reason of a rejection that nothing has handled so far. */
  takeRejection(): QuickJSHandle | undefined {
    return this.#engine.rejections.take();
  }

  /** A property that is a text, or an empty one. */
  text(holder: QuickJSHandle, name: string): string {
    if (this.context.typeof(holder) !== 'object' || this.context.sameValue(holder, this.context.null))
      return '';
    return this.context
      .getProp(holder, name)
      .consume((handle) => (this.context.typeof(handle) === 'string' ? this.context.getString(handle) : ''));
  }

  dispose(): void {
    this.#engine.rejections.clear();
    this.#world.dispose();
    this.context.dispose();
    this.#runtime.dispose();
  }

  #exportNames(name: string): string[] {
    const result = this.call('exportNames', this.context.newString(name));
    const names = this.context.unwrapResult(result).consume((handle) => this.context.getString(handle));
    return names.split(',').filter(Boolean);
  }
}

function furnish(context: QuickJSContext, functions: HostFunctions): QuickJSHandle {
  const host = makeHostObject(context, functions);
  const furnishing = context.unwrapResult(context.evalCode(prelude, 'codeferry:node.js'));
  const result = context.callFunction(furnishing, context.undefined, context.global, host);
  host.dispose();
  furnishing.dispose();
  return context.unwrapResult(result);
}
