import type { IntlCall } from './node/locale';

/** Node's default locale. */
const usual = 'en-US';
const collators = new Map<string, Intl.Collator>();

export function answerIntl(text: string): string {
  const call = JSON.parse(text) as IntlCall;
  const locales = call.locales ?? usual;
  const [first = 0, second = 0] = call.values as (string | number)[];
  switch (call.type) {
    case 'compare':
      return String(collator(locales, call.options).compare(String(first), String(second)));
    case 'number':
      return JSON.stringify(new Intl.NumberFormat(locales, call.options).format(numberOf(first)));
    case 'date': {
      const method = call.method as 'toLocaleString' | 'toLocaleDateString' | 'toLocaleTimeString';
      return JSON.stringify(new Date(Number(first))[method](locales, inUniversalTime(call.options)));
    }
    case 'intl':
      return JSON.stringify(ofClass(call, locales) ?? null);
    default:
      return call.type satisfies never;
  }
}

/** Sorting calls the same collator thousands of times. */
function collator(locales: string | string[], options: Intl.CollatorOptions | undefined): Intl.Collator {
  const key = JSON.stringify([locales, options]);
  const known = collators.get(key) ?? new Intl.Collator(locales, options);
  collators.set(key, known);
  return known;
}

type AnyClass = new (locales: unknown, options: unknown) => Record<string, (...values: unknown[]) => unknown>;

function ofClass({ name = '', method = '', options, values }: IntlCall, locales: string | string[]): unknown {
  const Class = (Intl as unknown as Record<string, AnyClass>)[name];
  const formatter = new (Class as AnyClass)(
    locales,
    name === 'DateTimeFormat' ? inUniversalTime(options) : options,
  );
  const given = name === 'NumberFormat' ? values.map((value) => numberOf(value as string | number)) : values;
  const result = formatter[method]?.(...given);
  return method === 'segment' ? [...(result as Iterable<unknown>)] : result;
}

function inUniversalTime(options: object | undefined): object {
  return { timeZone: 'UTC', ...options };
}

/** JSON cannot express some numbers, so they are text. */
function numberOf(value: string | number): number | bigint {
  return typeof value === 'string' && /^-?\d+$/.test(value) ? BigInt(value) : Number(value);
}
