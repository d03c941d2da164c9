/** For the values that a single-file program can have. */
export function deepClone<T>(value: T, seen = new Map<unknown, unknown>()): T {
  if (typeof value === 'function' || typeof value === 'symbol')
    throw Object.assign(new Error(`${String(value)} could not be cloned.`), {
      name: 'DataCloneError',
      code: 25,
    });
  if (typeof value !== 'object' || value === null) return value;
  if (seen.has(value)) return seen.get(value) as T;
  return copyOf(value, seen) as T;
}

function copyOf(value: object, seen: Map<unknown, unknown>): object {
  const keep = <C extends object>(copy: C): C => {
    seen.set(value, copy);
    return copy;
  };
  if (value instanceof Date) return keep(new Date(value.getTime()));
  if (value instanceof RegExp) return keep(new RegExp(value.source, value.flags));
  if (value instanceof ArrayBuffer) return keep(value.slice(0));
  if (ArrayBuffer.isView(value)) return keep(cloneView(value));
  if (value instanceof Map) {
    const copy = keep(new Map());
    for (const [key, item] of value) copy.set(deepClone(key, seen), deepClone(item, seen));
    return copy;
  }
  if (value instanceof Set) {
    const copy = keep(new Set());
    for (const item of value) copy.add(deepClone(item, seen));
    return copy;
  }
  if (value instanceof Error) {
    const copy = keep(new Error(value.message));
    copy.name = value.name;
    return copy;
  }
  const copy: object = keep(Array.isArray(value) ? new Array(value.length) : {});
  for (const [key, item] of Object.entries(value)) Reflect.set(copy, key, deepClone(item, seen));
  return copy;
}

function cloneView(view: ArrayBufferView): ArrayBufferView {
  const bytes = (view.buffer as ArrayBuffer).slice(view.byteOffset, view.byteOffset + view.byteLength);
  const Maker = view.constructor as new (buffer: ArrayBuffer) => ArrayBufferView;
  return new Maker(bytes);
}
