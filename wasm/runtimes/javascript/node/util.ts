import { format } from './console/format';
import { deepEqual } from './deep-equal';
import { customInspect, inspect } from './inspect/inspect';

type Callback = (error: unknown, value?: unknown) => void;
type AnyFunction = (...values: unknown[]) => unknown;
type Maker = { prototype: object; super_?: unknown };

/** A function's own promise form. */
export const customPromisify = Symbol.for('nodejs.util.promisify.custom');

function promisify(call: AnyFunction & { [customPromisify]?: AnyFunction }): AnyFunction {
  return (
    call[customPromisify] ??
    ((...values: unknown[]) =>
      new Promise((resolve, reject) => {
        const done: Callback = (error, value) => (error ? reject(error) : resolve(value));
        call(...values, done);
      }))
  );
}

export function makeUtil(global: Record<string, unknown>) {
  const is = (type: string) => (value: unknown) =>
    Object.prototype.toString.call(value) === `[object ${type}]`;
  return {
    inspect: Object.assign(inspect, { custom: customInspect, defaultOptions: {} }),
    format: (...values: unknown[]) => format(values),
    isDeepStrictEqual: (a: unknown, b: unknown) => deepEqual(a, b),
    promisify: Object.assign(promisify, { custom: customPromisify }),
    callbackify:
      (call: (...values: unknown[]) => Promise<unknown>) =>
      (...values: unknown[]) => {
        const done = values.pop() as Callback;
        call(...values).then((value) => done(null, value), done);
      },
    inherits: (child: Maker, parent: Maker) => {
      child.super_ = parent;
      Object.setPrototypeOf(child.prototype, parent.prototype);
    },
    deprecate: (call: AnyFunction) => call,
    debuglog: () => () => undefined,
    isArray: Array.isArray,
    TextEncoder: global.TextEncoder,
    TextDecoder: global.TextDecoder,
    types: {
      isDate: is('Date'),
      isRegExp: is('RegExp'),
      isMap: is('Map'),
      isSet: is('Set'),
      isPromise: is('Promise'),
      isGeneratorFunction: is('GeneratorFunction'),
      isAsyncFunction: is('AsyncFunction'),
      isTypedArray: (value: unknown) => ArrayBuffer.isView(value) && !(value instanceof DataView),
      isNativeError: (value: unknown) => value instanceof Error,
    },
  };
}
