import { inspect } from '../inspect/inspect';
import { numberText } from '../inspect/primitive';

export function format(values: unknown[]): string {
  const [first] = values;
  if (values.length === 1) return typeof first === 'string' ? first : inspect(first);
  if (typeof first !== 'string') return values.map(plain).join(' ');
  let used = 1;
  const text = first.includes('%')
    ? first.replace(/%([sdifjoOc%])/g, (placeholder, kind: string) => {
        if (kind === '%') return '%';
        if (used >= values.length) return placeholder;
        used += 1;
        return fill(kind, values[used - 1]);
      })
    : first;
  return [text, ...values.slice(used).map(plain)].join(' ');
}

function plain(value: unknown): string {
  return typeof value === 'string' ? value : inspect(value);
}

function fill(kind: string, value: unknown): string {
  switch (kind) {
    case 's':
      return asText(value);
    case 'd':
      return asNumber(value, Number);
    case 'i':
      return asNumber(value, (inner) => Number.parseInt(String(inner), 10));
    case 'f':
      return typeof value === 'symbol' ? 'NaN' : numberText(Number.parseFloat(String(value)));
    case 'j':
      return asJson(value);
    case 'c':
      return '';
    default:
      return inspect(value, kind === 'o' ? { depth: 4, showHidden: true } : {});
  }
}

function asText(value: unknown): string {
  if (typeof value === 'number') return numberText(value);
  if (typeof value === 'bigint') return `${value}n`;
  if (typeof value !== 'object' || value === null || hasOwnText(value)) return String(value);
  return inspect(value, { depth: 0 });
}

function hasOwnText(value: object): boolean {
  const own: unknown = value.toString;
  if (own === Date.prototype.toString) return false;
  return typeof own === 'function' && !Function.prototype.toString.call(own).includes('[native code]');
}

function asNumber(value: unknown, convert: (value: unknown) => number): string {
  if (typeof value === 'bigint') return `${value}n`;
  if (typeof value === 'symbol') return 'NaN';
  return typeof value === 'object' && value !== null ? numberText(Number.NaN) : numberText(convert(value));
}

function asJson(value: unknown): string {
  try {
    return String(JSON.stringify(value));
  } catch (error) {
    if (error instanceof TypeError) return '[Circular]';
    throw error;
  }
}
