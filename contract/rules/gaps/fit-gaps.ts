/** Code completion (decision 124): does a program keep the fixed code of its template? */

import type { ShownCode } from '../../entities/problem/program-template';
import { type Language, languageLabels } from '../../limits';

/** From, to: offsets in UTF-16 units. */
export type Gap = readonly [from: number, to: number];

export interface GapTemplate {
  readonly code: string;
  /** In order, without overlaps. */
  readonly gaps: readonly Gap[];
}

/** Fixed code that a program lacks, and its line in the template, from 1. */
export interface MissingCode {
  readonly missing: string;
  readonly line: number;
}

export type GapFit = { readonly gaps: Gap[] } | MissingCode;

const withPlainBreaks = (text: string) => text.replace(/\r\n?/g, '\n');

/**
 * The gaps of a program that fits, else the first line of fixed code that it lacks. Gaps may be empty. A line break at
 * the end may be missing or added, as editors do. If the fixed code also occurs in a gap, its first place counts.
 */
export function fitGaps(program: string, { code, gaps }: GapTemplate): GapFit {
  const source = withPlainBreaks(program);
  const starts = [0, ...gaps.map(([, to]) => to)];
  const fixed = starts.map((start, at) => code.slice(start, gaps[at]?.[0]));
  const missingFrom = (at: number, hasStart: (text: string) => boolean) =>
    missingLine(fixed[at] ?? '', code.slice(0, starts[at]).split('\n').length, hasStart);
  const [first = '', ...rest] = fixed;
  const last = rest.pop() ?? '';
  if (!source.startsWith(first)) return missingFrom(0, (text) => source.startsWith(text));
  const end = startOfEnding(source, last);
  const found: [number, number][] = [];
  let start = first.length;
  for (const [index, piece] of rest.entries()) {
    const from = start;
    const at = source.indexOf(piece, from);
    if (at < 0) return missingFrom(index + 1, (text) => source.includes(text, from));
    found.push([from, at]);
    start = at + piece.length;
  }
  if (end < start) return missingFrom(gaps.length, (text) => source.includes(text, start));
  return { gaps: [...found, [start, end]] };
}

function startOfEnding(source: string, last: string): number {
  if (source.endsWith(last)) return source.length - last.length;
  const [code, ending] = [source.trimEnd(), last.trimEnd()];
  return code.endsWith(ending) ? code.length - ending.length : -1;
}

/**
 * The first line of `piece` up to which the program does not have it; else its last line with code.
 * @param firstLine of the piece, in the template
 */
function missingLine(piece: string, firstLine: number, hasStart: (text: string) => boolean): MissingCode {
  const lines = piece.split('\n');
  const broken = lines.findIndex((_, index) => !hasStart(lines.slice(0, index + 1).join('\n')));
  const isCode = (line: string) => line.trim() !== '';
  const after = broken < 0 ? -1 : lines.findIndex((line, index) => index >= broken && isCode(line));
  const before = lines.map((line, at) => (broken < 0 || at <= broken) && isCode(line)).lastIndexOf(true);
  const at = Math.max(after < 0 ? before : after, 0);
  return { missing: (lines[at] ?? '').trim(), line: firstLine + at };
}

/** Why the program cannot be accepted, and what to do; null if it can. Templates without gaps accept all. */
export function gapRefusal(
  initialCode: readonly ShownCode[],
  language: Language,
  program: string,
): string | null {
  const templates = initialCode.filter(({ gaps }) => gaps);
  if (templates.length === 0) return null;
  const template = templates.find((one) => one.language === language);
  if (!template?.gaps) {
    const offered = templates.map((one) => languageLabels[one.language]).join(', ');
    return `This problem has no template for ${languageLabels[language]}. Choose one of these languages: ${offered}.`;
  }
  const fit = fitGaps(program, { code: template.code, gaps: template.gaps });
  if ('gaps' in fit) return null;
  return `Line ${fit.line} of the template, “${fit.missing}”, is missing or was changed. Write only in the gaps, or reset to the original code.`;
}
