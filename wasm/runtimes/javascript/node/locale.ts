import type { Host } from './host';

type Locales = string | string[] | undefined;

/** One call of the browser's `Intl`, as it crosses to the host. */
export interface IntlCall {
  type: 'compare' | 'number' | 'date';
  locales?: Locales;
  options?: object | undefined;
  values: (string | number)[];
}

const datePresets = {
  toLocaleString: undefined,
  toLocaleDateString: { year: 'numeric', month: 'numeric', day: 'numeric' },
  toLocaleTimeString: { hour: 'numeric', minute: '2-digit', second: '2-digit' },
};

/**
 * The engine knows no languages, so what Node does by `Intl` is asked of the browser: the order of texts, numbers and
 * dates as people write them.
 */
export function addLocales(global: Record<string, unknown>, host: Host): void {
  const ask = (call: IntlCall): string | number => JSON.parse(host.intl(JSON.stringify(call)));
  const compare = (a: string, b: string, locales?: Locales, options?: object) =>
    Number(ask({ type: 'compare', locales, options, values: [a, b] }));
  const number = (value: number | bigint, locales?: Locales, options?: object) =>
    String(ask({ type: 'number', locales, options, values: [jsonNumber(value)] }));
  const date = (value: Date | number, locales?: Locales, options?: object) =>
    String(ask({ type: 'date', locales, options, values: [Number(value)] }));

  addMethod(String.prototype, 'localeCompare', function (this: string, ...[other, ...rest]) {
    return compare(String(this), String(other), ...(rest as [Locales?, object?]));
  });
  const numberMethod = function (this: number | bigint, ...values: unknown[]) {
    return number(typeof this === 'object' ? Number(this) : this, ...(values as [Locales?, object?]));
  };
  addMethod(Number.prototype, 'toLocaleString', numberMethod);
  addMethod(BigInt.prototype, 'toLocaleString', numberMethod);
  for (const [name, preset] of Object.entries(datePresets)) {
    addMethod(Date.prototype, name, function (this: Date, ...values: unknown[]) {
      const [locales, options] = values as [Locales?, object?];
      return date(this, locales, options ?? preset);
    });
  }
  global.Intl = {
    NumberFormat: formatterClass(number),
    DateTimeFormat: formatterClass(date),
    Collator: class Collator {
      compare: (a: string, b: string) => number;
      constructor(locales?: Locales, options?: object) {
        this.compare = (a, b) => compare(String(a), String(b), locales, options);
      }
    },
  };
}

function formatterClass<T>(format: (value: T, locales?: Locales, options?: object) => string) {
  return class Formatter {
    format: (value: T) => string;
    constructor(locales?: Locales, options?: object) {
      this.format = (value) => format(value, locales, options);
    }
    resolvedOptions(): { locale: string; timeZone: string } {
      return { locale: 'en-US', timeZone: 'UTC' };
    }
  };
}

/** JSON has no word for what is not finite, and no integers of any length. */
function jsonNumber(value: number | bigint): number | string {
  return typeof value === 'number' && Number.isFinite(value) ? value : String(value);
}

function addMethod(holder: object, name: string, value: (...values: unknown[]) => unknown): void {
  Object.defineProperty(holder, name, { value, writable: true, configurable: true, enumerable: false });
}
