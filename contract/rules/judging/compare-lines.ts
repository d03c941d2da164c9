/**
 * Comparisons of Codeforces’ checkers lcmp, fcmp and uncmp, with their treatment of line ends: a missing line counts as
 * an empty one, and the rest of the output may contain only spaces.
 */
import { sentence } from '../../translation';
import type { CompareResult } from './compare-result';

export type Compares = 'lines' | 'exactLines' | 'integerSet';

export function compareBy(compares: Compares, expected: Uint8Array, actual: Uint8Array): CompareResult {
  return compares === 'integerSet'
    ? compareIntegers(expected, actual)
    : compareLines(linesOf(expected), linesOf(actual), compares === 'lines');
}

const different = (line: number, token: number, message: string): CompareResult => ({
  accepted: false,
  at: { line, column: 1, token },
  message: `line ${line}: ${message}`,
});

const shownMax = 60;
const shown = (text: string) => JSON.stringify(text.length > shownMax ? `${text.slice(0, shownMax)}…` : text);

/** One character a byte. */
function byteText(bytes: Uint8Array): string {
  return new TextDecoder('latin1').decode(bytes);
}

/** Without a last empty line. */
function linesOf(bytes: Uint8Array): string[] {
  const lines = byteText(bytes).split(/\r?\n/);
  if (lines.at(-1) === '') lines.pop();
  return lines;
}

const wordsOf = (line: string): string[] => line.match(/[^ \t\n\v\f\r]+/g) ?? [];

function isSame(expected: string, actual: string, byWords: boolean): boolean {
  return byWords ? wordsOf(expected).join(' ') === wordsOf(actual).join(' ') : expected === actual;
}

function compareLines(
  expected: readonly string[],
  actual: readonly string[],
  byWords: boolean,
): CompareResult {
  const count = expected.at(-1) === '' ? expected.length - 1 : expected.length;
  for (let at = 0; at < count; at += 1) {
    const [wanted, got] = [expected[at] ?? '', actual[at] ?? ''];
    if (isSame(wanted, got, byWords)) continue;
    return different(at + 1, 1, sentence(`expected ${shown(wanted)}, got ${shown(got)}`));
  }
  const more = actual.findIndex((line, at) => at >= count && wordsOf(line).length > 0);
  if (more < 0) return { accepted: true };
  return different(
    more + 1,
    1,
    sentence(`unexpected ${shown(actual[more] ?? '')} after the end of the expected output`),
  );
}

const integer = /^(0|-?[1-9]\d*)$/;
const [smallest, largest] = [-(2n ** 63n), 2n ** 63n - 1n];
const isInteger = (word: string) =>
  word.length <= 20 && integer.test(word) && BigInt(word) >= smallest && BigInt(word) <= largest;

function compareIntegers(expected: Uint8Array, actual: Uint8Array): CompareResult {
  const [wanted, got] = [wordsOf(byteText(expected)), wordsOf(byteText(actual))];
  const wrong = got.findIndex((word) => !isInteger(word));
  if (wrong >= 0) return different(1, wrong + 1, sentence(`${shown(got[wrong] ?? '')} is not an integer`));
  if (wanted.length !== got.length)
    return different(1, got.length, sentence(`expected ${wanted.length} integers, got ${got.length}`));
  const [wantedSorted, gotSorted] = [[...wanted].sort(), [...got].sort()];
  const at = wantedSorted.findIndex((word, index) => word !== gotSorted[index]);
  if (at < 0) return { accepted: true };
  return different(1, at + 1, sentence('the integers differ from the expected ones'));
}
