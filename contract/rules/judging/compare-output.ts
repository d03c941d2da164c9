/**
 * Compares outputs like the default validator of the package format.
 *
 * Compares the tokens between ASCII whitespace (space, tab, LF, VT, FF, CR) in order, ignoring case. Options:
 * - `caseSensitive`: case matters.
 * - `spaceChangeSensitive`: whitespace between tokens must be equal, byte by byte.
 * - `floatTolerance`, `floatRelativeTolerance`, `floatAbsoluteTolerance`: an expected number accepts every number
 * within one of the tolerances (`floatTolerance` sets both).
 *
 * Works on bytes, so that decoding loses nothing; a 16 MB output takes about 0.1 s.
 */
import { sentence } from '../../translation';
import { type Compares, compareBy } from './compare-lines';
import { describeToken, placeOf } from './compare-report';
import type { CompareResult } from './compare-result';

export interface CheckerOptions {
  caseSensitive?: boolean | undefined;
  spaceChangeSensitive?: boolean | undefined;
  floatTolerance?: number | undefined;
  floatRelativeTolerance?: number | undefined;
  floatAbsoluteTolerance?: number | undefined;
  compares?: Compares | undefined;
}

interface Tolerance {
  relative: number;
  absolute: number;
}

const isSpace = new Uint8Array(256);
for (const byte of [9, 10, 11, 12, 13, 32]) isSpace[byte] = 1;

const lowerCase = Uint8Array.from({ length: 256 }, (_, byte) =>
  byte >= 65 && byte <= 90 ? byte + 32 : byte,
);

const decimalNumber = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i;
/** As in C: 0x1.8p3 is 12. Infinity and NaN stay text. */
const hexNumber = /^([+-]?)0x(?=\.?[\da-f])([\da-f]*)\.?([\da-f]*)(?:p([+-]?\d+))?$/i;
/** Longer tokens are text, because decoding costs time. */
const numberLengthMax = 400;

function toleranceOf(options: CheckerOptions): Tolerance | null {
  const { floatTolerance, floatRelativeTolerance, floatAbsoluteTolerance } = options;
  const relative = floatRelativeTolerance ?? floatTolerance;
  const absolute = floatAbsoluteTolerance ?? floatTolerance;
  if (relative === undefined && absolute === undefined) return null;
  return { relative: relative ?? -1, absolute: absolute ?? -1 };
}

function skipSpace(bytes: Uint8Array, from: number): number {
  let at = from;
  while (at < bytes.length && isSpace[bytes[at] as number] === 1) at++;
  return at;
}

function tokenEnd(bytes: Uint8Array, from: number): number {
  let at = from;
  while (at < bytes.length && isSpace[bytes[at] as number] === 0) at++;
  return at;
}

function numberIn(text: string): number {
  if (decimalNumber.test(text)) return Number(text);
  const [, sign, whole = '', fraction = '', exponent = '0'] = hexNumber.exec(text) ?? [];
  if (sign === undefined) return Number.NaN;
  let value = 0;
  for (const digit of whole + fraction) value = value * 16 + Number.parseInt(digit, 16);
  return (sign === '-' ? -value : value) * 2 ** (Number(exponent) - 4 * fraction.length);
}

function numberAt(bytes: Uint8Array, from: number, to: number): number | null {
  if (to - from > numberLengthMax) return null;
  let text = '';
  for (let at = from; at < to; at++) text += String.fromCharCode(bytes[at] as number);
  const value = numberIn(text);
  return Number.isFinite(value) ? value : null;
}

/** Includes the limit, with an allowance for binary rounding. */
function isWithin(expected: number, actual: number, tolerance: Tolerance): boolean {
  const difference = Math.abs(expected - actual);
  const rounding = 4 * Number.EPSILON * Math.max(Math.abs(expected), Math.abs(actual));
  if (tolerance.absolute >= 0 && difference <= tolerance.absolute + rounding) return true;
  return tolerance.relative >= 0 && difference <= tolerance.relative * Math.abs(expected) + rounding;
}

type Token = readonly [bytes: Uint8Array, from: number, to: number];

function isSameText([a, aFrom, aTo]: Token, [b, bFrom, bTo]: Token, caseSensitive: boolean): boolean {
  const length = aTo - aFrom;
  if (length !== bTo - bFrom) return false;
  for (let i = 0; i < length; i++) {
    const x = a[aFrom + i] as number;
    const y = b[bFrom + i] as number;
    if (x !== y && (caseSensitive || lowerCase[x] !== lowerCase[y])) return false;
  }
  return true;
}

function isSameToken(expected: Token, actual: Token, caseSensitive: boolean, tolerance: Tolerance | null) {
  if (isSameText(expected, actual, caseSensitive)) return true;
  if (tolerance === null) return false;
  const wanted = numberAt(...expected);
  if (wanted === null) return false;
  const got = numberAt(...actual);
  return got !== null && isWithin(wanted, got, tolerance);
}

/** In bytes; null if they differ. */
function sameSpace(expected: Uint8Array, e: number, actual: Uint8Array, a: number): number | null {
  const length = skipSpace(expected, e) - e;
  if (skipSpace(actual, a) - a !== length) return null;
  for (let i = 0; i < length; i++) if (expected[e + i] !== actual[a + i]) return null;
  return length;
}

/** Never throws; linear time. */
export function compareOutput(
  expected: Uint8Array,
  actual: Uint8Array,
  options: CheckerOptions,
): CompareResult {
  if (options.compares) return compareBy(options.compares, expected, actual);
  const tolerance = toleranceOf(options);
  const caseSensitive = options.caseSensitive === true;
  let e = 0;
  let a = 0;
  let token = 0;
  const differs = (at: number, what: string): CompareResult => {
    const place = placeOf(actual, at);
    return { accepted: false, at: { ...place, token }, message: `line ${place.line}: ${what}` };
  };
  for (;;) {
    token++;
    if (options.spaceChangeSensitive === true) {
      const length = sameSpace(expected, e, actual, a);
      if (length === null) return differs(a, sentence('the whitespace differs'));
      e += length;
      a += length;
    } else {
      e = skipSpace(expected, e);
      a = skipSpace(actual, a);
    }
    const wanted: Token = [expected, e, tokenEnd(expected, e)];
    const got: Token = [actual, a, tokenEnd(actual, a)];
    const wantedEnds = e === expected.length;
    const gotEnds = a === actual.length;
    if (wantedEnds && gotEnds) return { accepted: true };
    if (wantedEnds)
      return differs(a, sentence(`unexpected ${describeToken(...got)} after the end of the expected output`));
    if (gotEnds)
      return differs(a, sentence(`expected ${describeToken(...wanted)}, but the output ends here`));
    if (!isSameToken(wanted, got, caseSensitive, tolerance))
      return differs(a, sentence(`expected ${describeToken(...wanted)}, got ${describeToken(...got)}`));
    e = wanted[2];
    a = got[2];
  }
}
