/** `loose`: compares primitives with `==` and ignores classes. */
export function deepEqual(a: unknown, b: unknown, loose = false, seen = new Map<object, object>()): boolean {
  if (Object.is(a, b)) return true;
  if (!isObject(a) || !isObject(b)) {
    // biome-ignore lint/suspicious/noDoubleEquals: `assert.deepEqual` is defined like this
    return loose && !isObject(a) && !isObject(b) && (a == b || (Number.isNaN(a) && Number.isNaN(b)));
  }
  if (seen.get(a) === b) return true;
  seen.set(a, b);
  if (!loose && Object.getPrototypeOf(a) !== Object.getPrototypeOf(b)) return false;
  if (Array.isArray(a) !== Array.isArray(b) || !sameInside(a, b, loose, seen)) return false;
  return sameProperties(a, b, loose, seen);
}

function isObject(value: unknown): value is object {
  return (typeof value === 'object' && value !== null) || typeof value === 'function';
}

/** Internal state that is not in properties. */
function sameInside(a: object, b: object, loose: boolean, seen: Map<object, object>): boolean {
  if (typeof a === 'function' || typeof b === 'function') return false;
  if (a instanceof Date) return b instanceof Date && a.getTime() === b.getTime();
  if (a instanceof RegExp) return b instanceof RegExp && String(a) === String(b);
  if (a instanceof Error) return b instanceof Error && a.message === b.message && a.name === b.name;
  if (isBox(a)) return isBox(b) && Object.is(a.valueOf(), b.valueOf());
  if (a instanceof Set) return b instanceof Set && sameSets(a, b, loose, seen);
  if (a instanceof Map) return b instanceof Map && sameMaps(a, b, loose, seen);
  return !(b instanceof Set) && !(b instanceof Map) && !(b instanceof Date);
}

function isBox(value: object): boolean {
  return value instanceof Number || value instanceof String || value instanceof Boolean;
}

function sameSets(a: Set<unknown>, b: Set<unknown>, loose: boolean, seen: Map<object, object>): boolean {
  if (a.size !== b.size) return false;
  const rest = [...b].filter((item) => !a.has(item));
  for (const item of a) {
    if (b.has(item)) continue;
    const index = rest.findIndex((other) => deepEqual(item, other, loose, seen));
    if (index < 0) return false;
    rest.splice(index, 1);
  }
  return true;
}

function sameMaps(
  a: Map<unknown, unknown>,
  b: Map<unknown, unknown>,
  loose: boolean,
  seen: Map<object, object>,
): boolean {
  if (a.size !== b.size) return false;
  const rest = [...b].filter(([key]) => !a.has(key));
  for (const [key, value] of a) {
    if (b.has(key)) {
      if (!deepEqual(value, b.get(key), loose, seen)) return false;
      continue;
    }
    const index = rest.findIndex(
      ([otherKey, otherValue]) =>
        deepEqual(key, otherKey, loose, seen) && deepEqual(value, otherValue, loose, seen),
    );
    if (index < 0) return false;
    rest.splice(index, 1);
  }
  return true;
}

function sameProperties(a: object, b: object, loose: boolean, seen: Map<object, object>): boolean {
  const keys = ownKeys(a);
  if (keys.length !== ownKeys(b).length) return false;
  return keys.every((key) => {
    if (!Object.prototype.propertyIsEnumerable.call(b, key)) return false;
    return deepEqual(Reflect.get(a, key), Reflect.get(b, key), loose, seen);
  });
}

function ownKeys(value: object): PropertyKey[] {
  return Reflect.ownKeys(value).filter((key) => Object.prototype.propertyIsEnumerable.call(value, key));
}
