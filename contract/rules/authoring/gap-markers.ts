/** Templates as authors write them: a gap is between `@{` and `}@` (decision 124). */

import type { InitialCode, ShownCode } from '../../entities/problem/program-template';
import { fitGaps, type GapTemplate, type MissingCode } from '../gaps/fit-gaps';
import type { ValidationIssue } from '../problem-validity';

export const gapStart = '@{';
export const gapEnd = '}@';
export const gapsMax = 50;

export type ReadTemplate = GapTemplate | { readonly fault: string };

/** The template without its marks, or what is wrong with them. */
export function readTemplate(marked: string): ReadTemplate {
  const text = marked.replace(/\r\n?/g, '\n');
  const gaps: [number, number][] = [];
  let code = '';
  let opened: { from: number; line: number } | undefined;
  let line = 1;
  for (const part of text.split(/(@\{|\}@)/)) {
    if (part === gapStart) {
      if (opened) return { fault: `Line ${line}: a gap cannot begin inside another gap. Write }@ before it` };
      opened = { from: code.length, line };
    } else if (part === gapEnd) {
      if (!opened) return { fault: `Line ${line}: this gap has no beginning. Write @{ before it` };
      gaps.push([opened.from, code.length]);
      opened = undefined;
    } else {
      code += part;
      line += part.split('\n').length - 1;
    }
  }
  if (opened) return { fault: `Line ${opened.line}: this gap has no end. Write }@ behind it` };
  const wide = gaps.map((gap) => withIndentation(code, gap));
  const fault = faultOf({ code, gaps: wide });
  return fault ? { fault } : { code, gaps: wide };
}

/** A gap that has lines for itself includes their indentation, so that learners can change it. */
function withIndentation(code: string, [from, to]: [number, number]): [number, number] {
  const start = code.slice(0, from).lastIndexOf('\n') + 1;
  const next = code.indexOf('\n', to);
  const end = next < 0 ? code.length : next;
  const isAlone = `${code.slice(start, from)}${code.slice(to, end)}`.trim() === '';
  return isAlone ? [start, end] : [from, to];
}

function faultOf({ code, gaps }: GapTemplate): string | null {
  if (gaps.length === 0) return 'Mark at least one gap: write @{ before it and }@ behind it';
  if (gaps.length > gapsMax) return `A template has at most ${gapsMax} gaps`;
  const between = gaps.slice(1).map(([from], at) => code.slice(gaps[at]?.[1], from));
  if (between.some((text) => text.trim() === ''))
    return 'There is no code between two gaps. Make them one gap, or write code between them';
  const outside = gaps.reduce((rest, [from, to]) => rest - (to - from), code.length);
  return outside === 0 ? 'All of the code is a gap. Write code around the gap' : null;
}

/** For learners. Shows the code itself if its marks are wrong, for previews of drafts. */
export function toShownCode({ language, code, gaps }: InitialCode): ShownCode {
  const template = gaps && readTemplate(code);
  if (!template) return { language, code };
  if ('fault' in template) return { language, code };
  return { language, code: template.code, gaps: template.gaps.map(([from, to]) => [from, to]) };
}

interface Solution {
  readonly language: string;
  readonly source: string;
  readonly expected: readonly string[];
}

interface WithTemplates {
  readonly initialCode: readonly InitialCode[];
  readonly jurySolutions?: readonly Solution[] | undefined;
}

/** Only right solutions must fit: wrong and slow ones, and other languages, can test the tests without the template. */
export function templateIssues({ initialCode, jurySolutions = [] }: WithTemplates): ValidationIssue[] {
  if (!initialCode.some(({ gaps }) => gaps)) return [];
  const templates = new Map<string, GapTemplate>();
  const issues: ValidationIssue[] = [];
  for (const [at, { language, code, gaps }] of initialCode.entries()) {
    const template = gaps ? readTemplate(code) : { fault: withoutGaps };
    if ('fault' in template) issues.push({ path: `initialCode.${at}.code`, message: template.fault });
    else templates.set(language, template);
  }
  for (const [at, { language, source, expected }] of jurySolutions.entries()) {
    const template = expected.every((verdict) => verdict === 'AC') ? templates.get(language) : undefined;
    const fit = template && fitGaps(source, template);
    if (fit && 'missing' in fit)
      issues.push({ path: `jurySolutions.${at}.source`, message: solutionOutside(fit) });
  }
  return issues;
}

const withoutGaps = 'All programs of a problem have gaps, or none';
const solutionOutside = ({ missing, line }: MissingCode) =>
  `This solution does not fit the template: its line ${line}, “${missing}”, is missing or was changed`;
