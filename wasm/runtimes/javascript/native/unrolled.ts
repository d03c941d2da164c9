/** About the depth that the judge's stack allows for the smallest function. */
const depthMax = 400_000;

type Steps = Pick<Generator<Steps, unknown, unknown>, 'next' | 'throw'>;
type Walk = (this: unknown, ...values: unknown[]) => Steps;

export const unrolledKey = Symbol.for('codeferry.unrolled');

export const unrolled = {
  /** Uses a list instead of the stack. */
  run(first: Steps): unknown {
    const waiting: Steps[] = [];
    let current = first;
    let value: unknown;
    let hasFailed = false;
    for (;;) {
      let step: IteratorResult<Steps, unknown>;
      try {
        step = hasFailed ? current.throw(value) : current.next(value);
        hasFailed = false;
      } catch (error) {
        const caller = waiting.pop();
        if (!caller) throw error;
        current = caller;
        value = error;
        hasFailed = true;
        continue;
      }
      if (step.done) {
        const caller = waiting.pop();
        if (!caller) return step.value;
        current = caller;
        value = step.value;
      } else if (waiting.length >= depthMax) {
        value = new RangeError('Maximum call stack size exceeded');
        hasFailed = true;
      } else {
        waiting.push(current);
        current = step.value;
        value = undefined;
      }
    }
  },

  /** The steps of a method, or its plain result if the object has another method of that name. */
  method(target: unknown, name: string, values: unknown[]): Steps {
    let holder: object | null = Object(target);
    while (holder && !Object.hasOwn(holder, name)) holder = Object.getPrototypeOf(holder);
    const steps = `${name}$steps`;
    if (holder && Object.hasOwn(holder, steps)) {
      return (target as Record<string, Walk>)[steps]?.(...values) as Steps;
    }
    return plain((target as Record<string, (...values: unknown[]) => unknown>)[name]?.(...values));
  },

  walk(target: unknown, name: string, self: unknown, [callback, ...rest]: [Walk, ...unknown[]]): Steps {
    if (Array.isArray(target)) return overArray(target, name, self, callback, rest);
    if (name === 'forEach' && (target instanceof Map || target instanceof Set)) {
      return overEntries(target, self, callback);
    }
    const call = (...values: unknown[]) => unrolled.run(callback.apply(self, values));
    return plain((target as Record<string, (...values: unknown[]) => unknown>)[name]?.(call, ...rest));
  },
};

function plain(value: unknown): Steps {
  const result = { done: true as const, value };
  return { next: () => result, throw: () => result };
}

function* overEntries(
  target: Map<unknown, unknown> | Set<unknown>,
  self: unknown,
  callback: Walk,
): Generator<Steps, unknown, unknown> {
  for (const [key, value] of target.entries()) yield callback.call(self, value, key, target);
  return undefined;
}

interface Walked {
  item: unknown;
  result: unknown;
}

/** Methods that may end before the last item. */
const early: Record<string, (one: Walked) => { value: unknown } | undefined> = {
  some: ({ result }) => (result ? { value: true } : undefined),
  every: ({ result }) => (result ? undefined : { value: false }),
  find: ({ item, result }) => (result ? { value: item } : undefined),
};
const atEnd: Record<string, (all: Walked[]) => unknown> = {
  some: () => false,
  every: () => true,
  filter: (all) => all.filter(({ result }) => result).map(({ item }) => item),
  map: (all) => all.map(({ result }) => result),
  flatMap: (all) => all.flatMap(({ result }) => result),
};

function* overArray(
  target: unknown[],
  name: string,
  self: unknown,
  callback: Walk,
  rest: unknown[],
): Generator<Steps, unknown, unknown> {
  if (name === 'reduce') return yield reduce(target, self, callback, rest);
  const all: Walked[] = [];
  const { length } = target;
  for (let index = 0; index < length; index += 1) {
    if (!(index in target) && name !== 'find') continue;
    const item = target[index];
    const one = { item, result: yield callback.call(self, item, index, target) };
    const end = early[name]?.(one);
    if (end) return end.value;
    if (name !== 'forEach') all.push(one);
  }
  return atEnd[name]?.(all);
}

function* reduce(
  target: unknown[],
  self: unknown,
  callback: Walk,
  rest: unknown[],
): Generator<Steps, unknown, unknown> {
  if (target.length === 0 && rest.length === 0)
    throw new TypeError('Reduce of empty array with no initial value');
  let result = rest.length > 0 ? rest[0] : target[0];
  for (let index = rest.length > 0 ? 0 : 1; index < target.length; index += 1)
    result = yield callback.call(self, result, target[index], index, target);
  return result;
}
