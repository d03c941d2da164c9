import type { FailedRun } from '../advice';

export interface OutputFacts extends FailedRun {
  expected: string;
  /** Without whitespace at the end, and without empty lines at the end. */
  wantedLines: readonly string[];
  lines: readonly string[];
  wanted: readonly string[];
  /** The words of the program's output. */
  words: readonly string[];
  inputWords: readonly string[];
}

export const wordsOf = (text: string): string[] => text.split(/\s+/).filter(Boolean);

export function linesOf(text: string): string[] {
  const lines = text
    .replaceAll('\r', '')
    .split('\n')
    .map((line) => line.trimEnd());
  while (lines.at(-1) === '') lines.pop();
  return lines;
}

export function factsOf(run: FailedRun & { expected: string }): OutputFacts {
  return {
    ...run,
    wantedLines: linesOf(run.expected),
    lines: linesOf(run.actual),
    wanted: wordsOf(run.expected),
    words: wordsOf(run.actual),
    inputWords: wordsOf(run.stdin),
  };
}

export const isSame = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((one, at) => one === b[at]);

export const isInteger = (word: string): boolean => /^[+-]?\d+$/.test(word);
export const isNumber = (word: string): boolean => /^[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?$/.test(word);

/** The first pair of words that differ; only if both outputs have as many words. */
export function firstDifference({ wanted, words }: OutputFacts): { wanted: string; printed: string } | null {
  if (wanted.length !== words.length) return null;
  const at = wanted.findIndex((word, index) => word !== words[index]);
  return at < 0 ? null : { wanted: wanted[at] ?? '', printed: words[at] ?? '' };
}

/** Line of the first match in the program, from 1. */
export function lineOf(code: string, pattern: RegExp): number | null {
  const at = code.search(pattern);
  return at < 0 ? null : code.slice(0, at).split('\n').length;
}
