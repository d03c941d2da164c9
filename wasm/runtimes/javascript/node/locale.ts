import type { Host } from './host';

type Locales = string | string[] | undefined;

export interface IntlCall {
  type: 'compare' | 'number' | 'date' | 'intl';
  /** With `date` one of its locale methods; with `intl` the class and its method. */
  name?: string;
  method?: string;
  locales?: Locales;
  options?: object | undefined;
  values: unknown[];
}

const dateMethods = ['toLocaleString', 'toLocaleDateString', 'toLocaleTimeString'];

const classMethods: Record<string, string[]> = {
  NumberFormat: ['format', 'formatToParts', 'formatRange'],
  DateTimeFormat: ['format', 'formatToParts', 'formatRange'],
  PluralRules: ['select'],
  ListFormat: ['format', 'formatToParts'],
  RelativeTimeFormat: ['format', 'formatToParts'],
  DisplayNames: ['of'],
  Segmenter: ['segment'],
};

/** The engine has no locales, so calls of `Intl` go to the browser. */
export function addLocales(global: Record<string, unknown>, host: Host): void {
  const ask: Ask = (call) => JSON.parse(host.intl(JSON.stringify(call)));
  const compare = (a: string, b: string, locales?: Locales, options?: object) =>
    Number(ask({ type: 'compare', locales, options, values: [a, b] }));
  const number = (value: number | bigint, locales?: Locales, options?: object) =>
    String(ask({ type: 'number', locales, options, values: [jsonNumber(value)] }));

  addMethod(String.prototype, 'localeCompare', function (this: string, ...[other, ...rest]) {
    return compare(String(this), String(other), ...(rest as [Locales?, object?]));
  });
  const numberMethod = function (this: number | bigint, ...values: unknown[]) {
    return number(typeof this === 'object' ? Number(this) : this, ...(values as [Locales?, object?]));
  };
  addMethod(Number.prototype, 'toLocaleString', numberMethod);
  addMethod(BigInt.prototype, 'toLocaleString', numberMethod);
  for (const method of dateMethods) {
    addMethod(Date.prototype, method, function (this: Date, ...values: unknown[]) {
      if (Number.isNaN(this.getTime())) return 'Invalid Date';
      const [locales, options] = values as [Locales?, object?];
      return String(ask({ type: 'date', method, locales, options, values: [this.getTime()] }));
    });
  }
  const classes = Object.entries(classMethods).map(([name, methods]) => [
    name,
    intlClass(name, methods, ask),
  ]);
  const Collator = class {
    compare: (a: string, b: string) => number;
    constructor(locales?: Locales, options?: object) {
      this.compare = (a, b) => compare(String(a), String(b), locales, options);
    }
  };
  Object.defineProperty(global, 'Intl', {
    value: { ...Object.fromEntries(classes), Collator: callable(Collator) },
    writable: true,
    configurable: true,
    enumerable: false,
  });
}

type Ask = (call: IntlCall) => unknown;
type FormatterClass = new (locales?: Locales, options?: object) => object;

function intlClass(name: string, methods: readonly string[], ask: Ask): FormatterClass {
  class Formatter {
    constructor(locales?: Locales, options?: object) {
      for (const method of [...methods, 'resolvedOptions']) {
        // Bound, because programs pass `format` as a callback.
        const value = (...values: unknown[]) =>
          ask({ type: 'intl', name, method, locales, options, values: values.map(jsonValue) });
        Object.defineProperty(this, method, { value });
      }
    }
  }
  return callable(Formatter);
}

/** `Intl.NumberFormat()` creates an object without `new`. */
function callable(Class: FormatterClass): FormatterClass {
  return new Proxy(Class, { apply: (target, _self, values) => Reflect.construct(target, values) });
}

function jsonValue(value: unknown): unknown {
  if (value instanceof Date) return value.getTime();
  return typeof value === 'number' || typeof value === 'bigint' ? jsonNumber(value) : value;
}

/** JSON can express neither infinite numbers nor large integers. */
function jsonNumber(value: number | bigint): number | string {
  return typeof value === 'number' && Number.isFinite(value) ? value : String(value);
}

function addMethod(holder: object, name: string, value: (...values: unknown[]) => unknown): void {
  Object.defineProperty(holder, name, { value, writable: true, configurable: true, enumerable: false });
}
