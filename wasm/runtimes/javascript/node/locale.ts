import type { Host } from './host';

type Locales = string | string[] | undefined;

/** One call of the browser's `Intl`, as it crosses to the host. */
export interface IntlCall {
  type: 'compare' | 'number' | 'date';
  locales?: Locales;
  options?: object | undefined;
  values: (string | number)[];
}

/**
 * The engine knows no languages, so what Node does by `Intl` is asked of the browser: the order of texts, numbers and
 * dates as people write them.
 */
export function addLocales(global: Record<string, unknown>, host: Host): void {
  const ask = (call: IntlCall): string | number => JSON.parse(host.intl(JSON.stringify(call)));
  const compare = (a: string, b: string, locales?: Locales, options?: object) =>
    Number(ask({ type: 'compare', locales, options, values: [a, b] }));
  const number = (value: number | bigint, locales?: Locales, options?: object) =>
    String(
      ask({
        type: 'number',
        locales,
        options,
        values: [typeof value === 'bigint' ? String(value) : encodeNumber(value)],
      }),
    );
  const date = (value: Date | number, locales?: Locales, options?: object) =>
    String(ask({ type: 'date', locales, options, values: [Number(value)] }));

  define(
    String.prototype,
    'localeCompare',
    function (this: string, other: string, locales?: Locales, options?: object) {
      return compare(String(this), String(other), locales, options);
    },
  );
  const numberMethod = function (this: number | bigint, locales?: Locales, options?: object) {
    return number(typeof this === 'object' ? Number(this) : this, locales, options);
  };
  define(Number.prototype, 'toLocaleString', numberMethod);
  define(BigInt.prototype, 'toLocaleString', numberMethod);
  for (const [name, preset] of Object.entries(datePresets)) {
    define(Date.prototype, name, function (this: Date, locales?: Locales, options?: object) {
      return date(this, locales, options ?? preset);
    });
  }
  const formatter =
    (format: (value: never, locales?: Locales, options?: object) => string) =>
    (locales?: Locales, options?: object) => ({
      format: (value: never) => format(value, locales, options),
      resolvedOptions: () => ({ locale: 'en-US' }),
    });
  global.Intl = {
    NumberFormat: formatter(number),
    DateTimeFormat: formatter(date),
    Collator: (locales?: Locales, options?: object) => ({
      compare: (a: string, b: string) => compare(a, b, locales, options),
    }),
  };
}

const datePresets = {
  toLocaleString: undefined,
  toLocaleDateString: { dateStyle: undefined, year: 'numeric', month: 'numeric', day: 'numeric' },
  toLocaleTimeString: { hour: 'numeric', minute: '2-digit', second: '2-digit' },
};

/** JSON has no word for these. */
function encodeNumber(value: number): number | string {
  return Number.isFinite(value) ? value : String(value);
}

function define(holder: object, name: string, value: unknown): void {
  Object.defineProperty(holder, name, { value, writable: true, configurable: true, enumerable: false });
}
