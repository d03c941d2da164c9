/** Slips in the program that its language accepts, and that explain a wrong output. */
import { type Language, languages } from '../../../../../contract/limits';
import { type Advice, advice, type Rule } from '../advice';
import { findInSource, type SourceTable } from '../find-in-source';
import { isInteger, isSame, lineOf, type OutputFacts } from './output-facts';
import { notInitialised, resultLost } from './source';

const withBraces: readonly Language[] = ['JAVA8', 'CPP17', 'JAVASCRIPT_NODE'];
const literal = String.raw`(?:'[^'\n]*'|"[^"\n]*"|\d+)`;

const slips: SourceTable = [
  [/\b\w+\s*=\+\s*\w/, 'assignsSign', languages],
  [new RegExp(String.raw`==\s*${literal}\s+or\s+${literal}\s*(?::|\)|or\b)`), 'halfCondition', ['PYTHON3']],
  [new RegExp(String.raw`===?\s*${literal}\s*\|\|\s*${literal}\s*(?:\)|\|\|)`), 'halfCondition', withBraces],
  [/\b(?:if|while)\s*\(\s*[\w.[\]]+\s*=>\s*[\w.-]+\s*\)/, 'arrowInsteadOfComparison', ['JAVASCRIPT_NODE']],
];

function slip({ code, language }: OutputFacts): Advice | null {
  const found = findInSource(slips, code, language);
  return found ? advice(found.id, found.line) : null;
}

/** What makes a number NaN. */
function notANumber(facts: OutputFacts): Advice | null {
  if (facts.language !== 'JAVASCRIPT_NODE' || !/\bNaN\b/.test(facts.actual)) return null;
  const line = lineOf(facts.code, /\bMath\.(?:max|min)\(\s*[A-Za-z_]\w*\s*\)/);
  return line === null ? notInitialised(facts) : advice('spreadMissing', line);
}

/** `word.upper()` on a line of its own, and the output in the wrong case */
function caseLost(facts: OutputFacts): Advice | null {
  return facts.actual.toLowerCase().trim() === facts.expected.toLowerCase().trim() ? resultLost(facts) : null;
}

/** `for (const x in numbers)`, where numbers is an array */
function forInIndexes({ code, language }: OutputFacts): Advice | null {
  if (language !== 'JAVASCRIPT_NODE') return null;
  const loop = /\bfor\s*\(\s*(?:const|let|var)\s+\w+\s+in\s+(\w+)\s*\)/;
  const name = loop.exec(code)?.[1];
  const isArray = new RegExp(`\\b${name}\\s*=[^;\\n]*(?:\\.split\\(|\\.map\\(|\\[)`).test(code);
  return name !== undefined && isArray ? advice('forInIndexes', lineOf(code, loop)) : null;
}

/** A case that prints, does not end, and has another one below it */
function switchWithoutBreak({ code, language, lines, wantedLines }: OutputFacts): Advice | null {
  if (!withBraces.includes(language) || lines.length <= wantedLines.length) return null;
  const [, cases = ''] = /\bswitch\s*\([^)]*\)\s*\{([\s\S]*)/.exec(code) ?? [];
  const bodies = cases.split(/\b(?:case\b[^:]*|default\s*):/).slice(1, -1);
  const open = bodies.find((body) => body.trim() !== '' && !/\b(?:break|return|continue|throw)\b/.test(body));
  return open === undefined ? null : advice('switchWithoutBreak', lineOf(code, /\bswitch\b/));
}

/** The largest of negative numbers, or the smallest of positive ones, beginning with 0 */
function startValue({ code, wanted, words }: OutputFacts): Advice | null {
  const [right = ''] = wanted;
  if (wanted.length !== 1 || !isSame(words, ['0']) || !isInteger(right)) return null;
  for (const { 1: name = '', index } of code.matchAll(/\b(\w+)\s*=\s*0\b/g)) {
    const sign = Number(right) < 0 ? '>' : '<';
    const call = Number(right) < 0 ? 'max' : 'min';
    const isCompared = new RegExp(`${sign}=?\\s*${name}\\b|\\b${call}\\([^)]*\\b${name}\\b`).test(code);
    if (isCompared) return advice('startValue', code.slice(0, index).split('\n').length, name);
  }
  return null;
}

const inputLines = ({ stdin }: OutputFacts) => stdin.split('\n').map((line) => line.trim());

/** `cin >> name` of a name with two words */
function readsOneWord(facts: OutputFacts): Advice | null {
  const { code, language, actual, expected } = facts;
  const pattern = language === 'CPP17' ? /\bcin\s*>>/ : /\.next\(\)/;
  if ((language !== 'CPP17' && language !== 'JAVA8') || /getline|nextLine/.test(code) || !pattern.test(code))
    return null;
  const line = inputLines(facts).find(
    (one) => / [^\d\s-]/.test(one) && expected.includes(one) && !actual.includes(one),
  );
  return line === undefined
    ? null
    : advice('readsOneWord', lineOf(code, pattern), language === 'CPP17' ? 'getline(cin, …)' : 'nextLine()');
}

/** `getline` after `cin >> age` */
function emptyLineAfterNumber(facts: OutputFacts): Advice | null {
  const { code, language, actual, expected } = facts;
  const isCpp = language === 'CPP17';
  const pattern = isCpp ? />>[\s\S]*?\bgetline\(/ : /next(?:Int|Double|Long)\(\)[\s\S]*?nextLine\(\)/;
  if ((!isCpp && language !== 'JAVA8') || !pattern.test(code) || /\bignore\(|\bws\b/.test(code)) return null;
  const isLost = inputLines(facts).some(
    (one) => one !== '' && expected.includes(one) && !actual.includes(one),
  );
  return isLost
    ? advice(
        'emptyLineAfterNumber',
        lineOf(code, isCpp ? /\bgetline\(/ : /\bnextLine\(\)/),
        isCpp ? 'cin.ignore();' : 'in.nextLine();',
      )
    : null;
}

export const slipRules: Record<'first' | 'later', readonly Rule<OutputFacts>[]> = {
  first: [notANumber, caseLost],
  later: [slip, forInIndexes, switchWithoutBreak, startValue, readsOneWord, emptyLineAfterNumber],
};
