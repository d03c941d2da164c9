import { toV8Message } from './inspect/error-text';

type Comparator = (a: unknown, b: unknown) => number;

/** Sorting, and the class and stack of errors. */
export function emulateV8(global: Record<string, unknown>): void {
  sortAsV8();
  const internal = global.InternalError as { prototype: Error } | undefined;
  if (internal) {
    // In Node an overflow is a `RangeError`, and programs check for that.
    Object.setPrototypeOf(internal.prototype, RangeError.prototype);
    hide(internal.prototype, 'name', 'RangeError');
    hide(internal.prototype, 'constructor', RangeError);
    Reflect.deleteProperty(global, 'InternalError');
  }
  hide(Error, 'stackTraceLimit', 10);
  hide(Error, 'captureStackTrace', (target: { name?: unknown; message?: unknown }) => {
    const frames = String(new Error().stack ?? '')
      .split('\n')
      .slice(1)
      .join('\n');
    const head = [target.name ?? 'Error', target.message].filter(Boolean).join(': ');
    hide(target, 'stack', `${toV8Message(head)}\n${frames}`);
  });
}

/**
 * V8 looks for a run first: a comparator that never returns less than zero, like one that returns a
 * boolean, leaves the list unchanged. The bare engine would sort it, so the program would be right here and
 * wrong on the judge.
 */
function sortAsV8(): void {
  const { sort, toSorted } = Array.prototype as { sort: typeof Array.prototype.sort; toSorted?: unknown };
  hide(Array.prototype, 'sort', function (this: unknown[], comparator?: Comparator) {
    return comparator && staysAsItIs(this, comparator) ? this : sort.call(this, comparator);
  });
  if (typeof toSorted !== 'function') return;
  hide(Array.prototype, 'toSorted', function (this: unknown[], comparator?: Comparator) {
    return comparator && staysAsItIs(this, comparator)
      ? Array.from(this)
      : (toSorted as (comparator?: Comparator) => unknown[]).call(this, comparator);
  });
}

function staysAsItIs(list: unknown[], comparator: Comparator): boolean {
  if (typeof comparator !== 'function' || !Array.isArray(list) || list.length < 2) return false;
  for (let index = 1; index < list.length; index += 1) {
    if (list[index] === undefined || list[index - 1] === undefined) return false;
    if (comparator(list[index], list[index - 1]) < 0) return false;
  }
  return true;
}

function hide(holder: object, name: string, value: unknown): void {
  Object.defineProperty(holder, name, { value, writable: true, configurable: true, enumerable: false });
}
