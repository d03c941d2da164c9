import { quote } from './quote';
import type { InspectState } from './state';

export function primitiveText(state: InspectState, value: unknown): string {
  switch (typeof value) {
    case 'string':
      return stringText(state, value);
    case 'number':
      return numberText(value);
    case 'bigint':
      return `${value}n`;
    case 'symbol':
      return value.toString();
    default:
      return String(value);
  }
}

export function numberText(value: number): string {
  return Object.is(value, -0) ? '-0' : String(value);
}

function stringText(state: InspectState, value: string): string {
  const rest = value.length - state.maxStringLength;
  const kept = rest > 0 ? value.slice(0, state.maxStringLength) : value;
  const tail = rest > 0 ? `... ${rest} more character${rest > 1 ? 's' : ''}` : '';
  // A long string with line breaks is printed one line per piece.
  if (kept.length > 16 && kept.length > state.breakLength - state.indentation - 4 && kept.includes('\n')) {
    const lines = kept.split(/(?<=\n)/).map(quote);
    return lines.join(` +\n${' '.repeat(state.indentation + 2)}`) + tail;
  }
  return quote(kept) + tail;
}
