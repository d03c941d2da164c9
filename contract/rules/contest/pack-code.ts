/**
 * The code that opens a contest pack offline, typed from a screen in the room. Four groups of four symbols: three
 * secret ones (60 bits in total) and a check symbol, so that an error can name the group.
 *
 * The check symbol is a weighted sum in the field of 32 elements. It detects any wrong symbol and any swapped
 * neighbours, and swapped groups, because each group starts with its own number.
 */
import { sentence } from '../../translation';

/** Without I, L, O and U; similar symbols are replaced on reading. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const lookalikes: Readonly<Record<string, string>> = { O: '0', I: '1', L: '1' };

export const packCodeShape = { groups: 4, groupLength: 4, secretBits: 60 } as const;
const { groups, groupLength } = packCodeShape;
const secretLength = groupLength - 1;

/** Product in GF(2^5) modulo x^5 + x^2 + 1. */
function multiply(a: number, b: number): number {
  let product = 0;
  for (let bit = 0; bit < 5; bit += 1) if (b & (1 << bit)) product ^= a << bit;
  for (let bit = 8; bit >= 5; bit -= 1) if (product & (1 << bit)) product ^= 0b100101 << (bit - 5);
  return product;
}

const checkOf = (values: readonly number[], group: number) =>
  values.reduce((sum, value, at) => sum ^ multiply(value, 2 << at), group + 1);

const numberOf = (symbol: string) => alphabet.indexOf(symbol);

/** Uses 5 bits of each of 12 bytes. Example: `ABCD-EFGH-JKMN-PQRS`. */
export function makePackCode(random: Uint8Array): string {
  const written = Array.from({ length: groups }, (_, group) => {
    const values = Array.from(
      { length: secretLength },
      (_, at) => (random[group * secretLength + at] ?? 0) & 31,
    );
    return [...values, checkOf(values, group)].map((value) => alphabet[value]).join('');
  });
  return written.join('-');
}

export type ReadPackCode = { ok: true; code: string } | { ok: false; message: string };

const ordinals = ['first', 'second', 'third', 'fourth'];

/** The normalised code, or an error message. */
export function readPackCode(typed: string): ReadPackCode {
  const symbols = [...typed.toUpperCase()]
    .filter((symbol) => !/[\s\-–—_.]/.test(symbol))
    .map((symbol) => lookalikes[symbol] ?? symbol);
  const strange = symbols.find((symbol) => numberOf(symbol) < 0);
  if (strange !== undefined) {
    return {
      ok: false,
      message: sentence(`“${strange}” cannot be part of a code. Codes contain digits and letters except U.`),
    };
  }
  const length = groups * groupLength;
  if (symbols.length !== length) {
    const what = symbols.length < length ? 'is not complete' : 'is too long';
    return {
      ok: false,
      message: sentence(`The code ${what}: it needs ${length} symbols, but you entered ${symbols.length}.`),
    };
  }
  const parts = Array.from({ length: groups }, (_, group) =>
    symbols.slice(group * groupLength, (group + 1) * groupLength),
  );
  const wrong = parts.flatMap((part, group) => (isRight(part, group) ? [] : [ordinals[group] ?? '']));
  if (wrong.length > 0) return { ok: false, message: mistypedText(wrong) };
  return { ok: true, code: parts.map((part) => part.join('')).join('-') };
}

function isRight(part: readonly string[], group: number): boolean {
  const values = part.map(numberOf);
  return checkOf(values.slice(0, secretLength), group) === values[secretLength];
}

function mistypedText(wrong: readonly string[]): string {
  const [first] = wrong;
  if (wrong.length === 1)
    return sentence(`There is a typing mistake in the ${first} group. Compare it and type it again.`);
  const last = wrong.at(-1);
  return sentence(
    `There are typing mistakes in the ${wrong.slice(0, -1).join(', ')} and ${last} group. Compare them and type them again.`,
  );
}
