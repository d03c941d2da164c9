import type { IntlCall } from './node/locale';

/** Node's language where none is said. */
const usual = 'en-US';
const collators = new Map<string, Intl.Collator>();

/** Answers one question of a program about languages, as JSON. */
export function answerIntl(text: string): string {
  const call = JSON.parse(text) as IntlCall;
  const locales = call.locales ?? usual;
  const [first = 0, second = 0] = call.values;
  switch (call.type) {
    case 'compare':
      return String(collator(locales, call.options).compare(String(first), String(second)));
    case 'number': {
      const value = typeof first === 'string' && /^-?\d+$/.test(first) ? BigInt(first) : Number(first);
      return JSON.stringify(new Intl.NumberFormat(locales, call.options).format(value));
    }
    case 'date': {
      const options: Intl.DateTimeFormatOptions = call.options ?? {};
      return JSON.stringify(new Date(Number(first)).toLocaleString(locales, { timeZone: 'UTC', ...options }));
    }
    default:
      return call.type satisfies never;
  }
}

/** Sorting asks the same collator thousands of times. */
function collator(locales: string | string[], options: Intl.CollatorOptions | undefined): Intl.Collator {
  const key = JSON.stringify([locales, options]);
  const known = collators.get(key) ?? new Intl.Collator(locales, options);
  collators.set(key, known);
  return known;
}
