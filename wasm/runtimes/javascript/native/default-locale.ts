const usual = 'en-US';

type AnyFunction = (this: unknown, ...values: unknown[]) => unknown;
type IntlClass = new (locales?: unknown, options?: unknown) => object;

const methods: [object, string[]][] = [
  [Number.prototype, ['toLocaleString']],
  [BigInt.prototype, ['toLocaleString']],
  [String.prototype, ['toLocaleUpperCase', 'toLocaleLowerCase']],
];
const dateMethods = ['toLocaleString', 'toLocaleDateString', 'toLocaleTimeString'];

/** The judge's locale and time zone. */
export function setDefaultLocale(): void {
  for (const [holder, names] of methods) {
    for (const name of names)
      wrap(holder, name, (plain, self, [locales, ...rest]) => plain.apply(self, [locales ?? usual, ...rest]));
  }
  for (const name of dateMethods) {
    wrap(Date.prototype, name, (plain, self, [locales, options]) =>
      plain.apply(self, [locales ?? usual, inUniversalTime(options)]),
    );
  }
  const collator = new Intl.Collator(usual);
  wrap(String.prototype, 'localeCompare', (plain, self, [other, locales, options]) =>
    locales === undefined && options === undefined
      ? collator.compare(String(self), String(other))
      : plain.call(self, other, locales ?? usual, options),
  );
  const intl = Intl as unknown as Record<string, IntlClass>;
  for (const name of Object.getOwnPropertyNames(intl)) {
    const Plain = intl[name];
    if (typeof Plain === 'function' && /^[A-Z]/.test(name) && name !== 'Locale')
      hide(intl, name, withDefaults(Plain, name === 'DateTimeFormat'));
  }
}

function withDefaults(Plain: IntlClass, hasZone: boolean): IntlClass {
  const filled = ([locales, options]: unknown[]) => [
    locales ?? usual,
    hasZone ? inUniversalTime(options) : options,
  ];
  return new Proxy(Plain, {
    construct: (target, values, newTarget) => Reflect.construct(target, filled(values), newTarget),
    apply: (target, self, values) => Reflect.apply(target as unknown as AnyFunction, self, filled(values)),
  });
}

function inUniversalTime(options: unknown): object {
  const given = (options ?? {}) as { timeZone?: string };
  return given.timeZone === undefined ? { ...given, timeZone: 'UTC' } : given;
}

function wrap(
  holder: object,
  name: string,
  call: (plain: AnyFunction, self: unknown, values: unknown[]) => unknown,
): void {
  const plain = (holder as Record<string, AnyFunction>)[name];
  if (!plain) return;
  const value = {
    [name](this: unknown, ...values: unknown[]) {
      return call(plain, this, values);
    },
  }[name];
  hide(holder, name, value);
}

function hide(holder: object, name: string, value: unknown): void {
  Object.defineProperty(holder, name, { value, writable: true, configurable: true, enumerable: false });
}
