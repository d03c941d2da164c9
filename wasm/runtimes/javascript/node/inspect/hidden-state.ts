import type { Format } from './items';
import type { InspectState } from './state';

type PromiseState = { state: 'pending' | 'fulfilled' | 'rejected'; value?: unknown };

/** Programs cannot inspect a promise; the host can. */
let stateOf: (promise: Promise<unknown>) => PromiseState = () => ({ state: 'pending' });

export function connectPromises(look: typeof stateOf): void {
  stateOf = look;
}

const iterators = new WeakMap<object, { source: Iterable<unknown>; label: string }>();

/**
 * Records what iterators of maps and sets iterate over, for `console.log(map.keys())`. Loops use
 * `Symbol.iterator` and stay fast.
 */
export function rememberIterators(): void {
  for (const [type, holder] of [
    ['Map', Map.prototype],
    ['Set', Set.prototype],
  ] as const) {
    for (const method of ['keys', 'values', 'entries'] as const) {
      const plain = holder[method] as (this: object) => object;
      const label = `[${type} ${method === 'entries' ? 'Entries' : 'Iterator'}]`;
      const value = function (this: object) {
        const iterator = plain.call(this);
        iterators.set(iterator, {
          source: { [Symbol.iterator]: () => plain.call(this) as Iterator<unknown> },
          label,
        });
        return iterator;
      };
      Object.defineProperty(value, 'name', { value: method });
      Object.defineProperty(holder, method, { value, writable: true, configurable: true, enumerable: false });
    }
  }
}

/** Before the brace, instead of the class. */
export function iteratorLabel(value: object): string | undefined {
  return iterators.get(value)?.label;
}

/** Items that are not properties; undefined if there are none. */
export function hiddenItems(state: InspectState, value: object): ((format: Format) => string[]) | undefined {
  if (value instanceof Promise) return (format) => promiseItems(stateOf(value), format);
  if (value instanceof WeakSet || value instanceof WeakMap) return () => ['<items unknown>'];
  if (value instanceof ArrayBuffer) return () => byteItems(state, value);
  const known = iterators.get(value);
  return known && ((format) => Array.from(known.source, format));
}

function promiseItems({ state, value }: PromiseState, format: Format): string[] {
  if (state === 'pending') return ['<pending>'];
  return [state === 'rejected' ? `<rejected> ${format(value)}` : format(value)];
}

function byteItems(state: InspectState, buffer: ArrayBuffer): string[] {
  const shown = new Uint8Array(buffer).subarray(0, Math.min(50, state.maxArrayLength));
  const bytes = Array.from(shown, (byte) => byte.toString(16).padStart(2, '0'));
  const rest = buffer.byteLength - bytes.length;
  const more = rest > 0 ? ` ... ${rest} more byte${rest > 1 ? 's' : ''}` : '';
  return [`[Uint8Contents]: <${bytes.join(' ')}${more}>`, `byteLength: ${buffer.byteLength}`];
}
