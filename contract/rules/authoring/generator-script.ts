/** The list of generator calls: one test case a line, such as `random 100 7` (decision 114). */
import { generatorLineLengthMax, testCasesMax } from '../../limits';
import { sentence } from '../../translation';

export interface ScriptLine {
  /** Without comment, spaces in order. It identifies the test case when the list runs again. */
  text: string;
  program: string;
  arguments: string[];
  /** In the list, from 1. */
  number: number;
}

export interface ScriptFault {
  number: number;
  message: string;
}

export interface ReadScript {
  lines: ScriptLine[];
  faults: ScriptFault[];
}

const wordPattern = /"((?:[^"\\]|\\.)*)"|'([^']*)'|([^\s"']+)/g;
const rangePattern = /\{(-?\d+)\.\.(-?\d+)\}/;

/**
 * `#` begins a comment, quotes keep spaces in an argument, and `{1..5}` makes five lines. `> 4` at the end, as in
 * Polygon's scripts, is ignored: the order of the lines counts.
 */
export function readScript(script: string, programs: readonly string[]): ReadScript {
  const lines: ScriptLine[] = [];
  const faults: ScriptFault[] = [];
  const known = new Set<string>();
  for (const [index, raw] of script.split('\n').entries()) {
    const number = index + 1;
    const fault = (message: string) => faults.push({ number, message });
    const typed = raw.replace(/(^|\s)#.*$/, '').replace(/\s>\s*(\$|\d+)\s*$/, '');
    if (typed.trim() === '') continue;
    if (typed.trim().length > generatorLineLengthMax) {
      fault(sentence('This line is too long.'));
      continue;
    }
    const expanded = expandRanges(typed, testCasesMax + 1);
    if (lines.length + expanded.length > testCasesMax) {
      fault(sentence(`The list makes more than ${testCasesMax} test cases.`));
      return { lines, faults };
    }
    for (const text of expanded) {
      const words = wordsOf(text);
      if (words === null) {
        fault(sentence('A quotation mark is missing.'));
        break;
      }
      const [program = '', ...args] = words;
      const name = programs.find((one) => one === program || one.replace(/\.[^.]+$/, '') === program);
      if (name === undefined) {
        fault(sentence(`There is no generator ${program}.`));
        break;
      }
      const line = text.trim().replace(/\s+/g, ' ');
      if (known.has(line)) {
        fault(sentence('This line is in the list twice. Give it another seed.'));
        break;
      }
      known.add(line);
      lines.push({ text: line, program: name, arguments: args, number });
    }
  }
  return { lines, faults };
}

function expandRanges(text: string, max: number): string[] {
  const found = rangePattern.exec(text);
  if (!found) return [text];
  const [whole, first, last] = found;
  const [from, to] = [Number(first), Number(last)];
  const count = Math.min(Math.abs(to - from) + 1, max);
  const step = to < from ? -1 : 1;
  const texts: string[] = [];
  for (let at = 0; at < count && texts.length < max; at += 1)
    texts.push(...expandRanges(text.replace(whole, String(from + at * step)), max));
  return texts.slice(0, max);
}

/** Null if a quotation mark is open. */
function wordsOf(text: string): string[] | null {
  const words: string[] = [];
  for (const chunk of chunksOf(text)) {
    if (chunk === null) return null;
    words.push(chunk);
  }
  return words;
}

/** Quoted and plain parts without a space between them are one word. */
function chunksOf(text: string): (string | null)[] {
  const words: (string | null)[] = [];
  let end = -1;
  let covered = 0;
  for (const match of text.matchAll(wordPattern)) {
    const [all, double, single, plain] = match;
    const skipped = text.slice(covered, match.index);
    if (/["']/.test(skipped)) return [null];
    const part = double?.replace(/\\(.)/g, '$1') ?? single ?? plain ?? '';
    if (match.index === end) words[words.length - 1] += part;
    else words.push(part);
    end = match.index + all.length;
    covered = end;
  }
  return /["']/.test(text.slice(covered)) ? [null] : words;
}
