/** Globals that Node has too and that reach nothing outside the program. */
const kept = new Set(
  `Object Function Array Number Boolean String Symbol Date Promise RegExp JSON Math Intl Atomics Map BigInt Set WeakMap WeakSet
WeakRef Proxy Reflect FinalizationRegistry globalThis Infinity NaN undefined parseFloat parseInt isFinite isNaN eval
decodeURI decodeURIComponent encodeURI encodeURIComponent escape unescape
Error AggregateError EvalError RangeError ReferenceError SyntaxError TypeError URIError
ArrayBuffer DataView Uint8Array Int8Array Uint16Array Int16Array Uint32Array Int32Array Float32Array Float64Array
Uint8ClampedArray BigUint64Array BigInt64Array
TextEncoder TextDecoder URL URLSearchParams AbortController AbortSignal Event EventTarget DOMException performance crypto
structuredClone queueMicrotask atob btoa setTimeout setInterval clearTimeout clearInterval WebAssembly`.split(
    /\s+/,
  ),
);

/**
 * Removes all other globals. The policy and the opaque origin are the protection; this matches Node and
 * hides the worker's own messages.
 */
export function keepNodeGlobals(scope: object): void {
  for (let holder: object | null = scope; holder && holder !== Object.prototype; ) {
    const isEvents = holder !== scope && Object.hasOwn(holder, 'addEventListener');
    for (const name of Object.getOwnPropertyNames(holder)) {
      // `AbortSignal` is an event target too and needs its methods.
      if (kept.has(name) || name === 'constructor' || isEvents) continue;
      Reflect.deleteProperty(holder, name);
    }
    holder = Reflect.getPrototypeOf(holder);
  }
  for (const name of ['addEventListener', 'removeEventListener', 'dispatchEvent', 'when']) {
    Object.defineProperty(scope, name, { value: undefined, writable: true, configurable: true });
  }
  const left = Object.getOwnPropertyNames(scope).filter((name) => !kept.has(name));
  for (const name of left) {
    Object.defineProperty(scope, name, { value: undefined, writable: false });
  }
  Reflect.deleteProperty(URL, 'createObjectURL');
  Reflect.deleteProperty(URL, 'revokeObjectURL');
}
