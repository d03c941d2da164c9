import { Buffer, connectBuffers } from './buffer';
import { makeConsole } from './console/console';
import { EventLoop } from './event-loop';
import type { Host, World } from './host';
import { connectPromises, rememberIterators } from './inspect/hidden-state';
import { Output } from './io/output';
import { Stdin } from './io/stdin';
import { makeRequire } from './modules';
import { Process } from './process';
import { describeUncaught } from './uncaught';
import { customPromisify } from './util';

type Callback = (...values: unknown[]) => void;

/**
 * Returns the worker's handles to the scope. The language, `Intl` and the globals shared with browsers must
 * exist already.
 */
export function addNodeGlobals(global: Record<string, unknown>, host: Host): World {
  connectBuffers(host);
  connectPromises((promise) => host.promiseState(promise));
  rememberIterators();
  const output = new Output(host);
  const loop = new EventLoop(host);
  const stdin = new Stdin(host, loop);
  const process = new Process(host, loop, output, stdin);
  const clear = (handle: unknown) => loop.clear(handle);
  const globals: Record<string, unknown> = {
    global,
    process,
    Buffer,
    console: makeConsole(output, host),
    setTimeout: Object.assign(
      (callback: Callback, delay?: number, ...values: unknown[]) =>
        loop.addTimer(callback, delay, values, false),
      {
        [customPromisify]: (delay: number, value: unknown) =>
          new Promise((resolve) => loop.addTimer(() => resolve(value), delay, [], false)),
      },
    ),
    setInterval: (callback: Callback, delay?: number, ...values: unknown[]) =>
      loop.addTimer(callback, delay, values, true),
    setImmediate: (callback: Callback, ...values: unknown[]) => loop.addImmediate(callback, values),
    clearTimeout: clear,
    clearInterval: clear,
    clearImmediate: clear,
    queueMicrotask: (callback: () => void) => {
      // An error must end the program, not reject an unused promise.
      Promise.resolve().then(() => {
        try {
          callback();
        } catch (error) {
          loop.nextTick(() => {
            throw error;
          });
        }
      });
    },
  };
  for (const [name, value] of Object.entries(globals)) {
    Object.defineProperty(global, name, { value, writable: true, configurable: true, enumerable: false });
  }
  const require = makeRequire(global, process, stdin, output, loop, host);
  // The source text of a stand-in module (`reexport`) gets `require` from here.
  Object.defineProperty(global, Symbol.for('codeferry.require'), { value: require });

  return {
    require,
    exportNames: (name) => {
      const module = require(name);
      const isHolder = (typeof module === 'object' || typeof module === 'function') && module !== null;
      return isHolder
        ? Object.keys(module)
            .filter((key) => /^[A-Za-z_$][\w$]*$/.test(key))
            .join(',')
        : '';
    },
    drainTicks: () => loop.drainTicks(),
    tick: () => {
      const wait = loop.turn();
      if (wait !== 0) output.flush();
      return wait === -1 && process.beforeExit() ? loop.turn() : wait;
    },
    finish: () => {
      const code = process.end();
      output.flush();
      return code;
    },
    describeUncaught,
    handleUncaught: (kind, error) => process.listenerCount(kind) > 0 && process.emit(kind, error, kind),
    flush: () => output.flush(),
  };
}
