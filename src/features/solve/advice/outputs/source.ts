import type { Language } from '../../../../../contract/limits';
import { type Advice, type AdviceId, advice, type Rule } from '../advice';
import { lineOf, type OutputFacts } from './output-facts';

type PlainId = 'powerOperator' | 'assignmentInCondition' | 'comparedReferences' | 'chainedComparison';

const withBraces: readonly Language[] = ['JAVA8', 'CPP17', 'JAVASCRIPT_NODE'];

/** What a language accepts, but almost never means. */
const suspects: readonly { id: PlainId & AdviceId; pattern: RegExp; in: readonly Language[] }[] = [
  {
    id: 'assignmentInCondition',
    pattern: /\bif\s*\(\s*[\w.[\]%() +-]*[^=!<>+*/%&|^-]=(?![=>])[^;{]*\)/,
    in: ['CPP17', 'JAVASCRIPT_NODE', 'JAVA8'],
  },
  { id: 'comparedReferences', pattern: /\w\s*[=!]=\s*"|"\s*[=!]=\s*\w/, in: ['JAVA8'] },
  { id: 'powerOperator', pattern: /[\w)]\s*\^\s*[23]\b/, in: ['PYTHON3', ...withBraces] },
  {
    id: 'chainedComparison',
    pattern: /\b\w+\s*(?:<=?|>=?)\s*\w+\s*(?:<=?|>=?)\s*\w+\s*(?:\)|&&|\|\|)/,
    in: ['CPP17', 'JAVASCRIPT_NODE'],
  },
];

function suspect({ code, language }: OutputFacts): Advice | null {
  const plain = withoutTextAndComments(code, language);
  for (const { id, pattern, in: languages } of suspects) {
    const line = languages.includes(language)
      ? lineOf(id === 'comparedReferences' ? code : plain, pattern)
      : null;
    if (line !== null) return advice(id, line);
  }
  return null;
}

/** `for (…);` with the body after it */
function emptyLoop({ code, language }: OutputFacts): Advice | null {
  if (!withBraces.includes(language)) return null;
  const plain = withoutTextAndComments(code, language);
  for (const { 0: start, index } of plain.matchAll(/^[ \t]*(?:for|if)[ \t]*\(/gm)) {
    const end = closingParenthesis(plain, index + start.length);
    if (/^[ \t]*;[ \t_]*\r?(?:\n|$)/.test(plain.slice(end)))
      return advice('emptyLoop', plain.slice(0, end).split('\n').length);
  }
  return null;
}

/** After the parenthesis that closes the one before `from`. */
function closingParenthesis(text: string, from: number): number {
  let depth = 1;
  let at = from;
  for (; at < text.length && depth > 0; at += 1) {
    if (text[at] === '(') depth += 1;
    if (text[at] === ')') depth -= 1;
  }
  return at;
}

/** Of the same length, so that places stay. */
function withoutTextAndComments(code: string, language: Language): string {
  const pattern =
    language === 'PYTHON3'
      ? /"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|#[^\n]*/g
      : /"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`[^`]*`|\/\/[^\n]*/g;
  return code.replace(pattern, (text) => text.replace(/[^\n]/g, '_'));
}

/** `int sum;` and then `sum += …` */
export function notInitialised({ code, language }: OutputFacts): Advice | null {
  if (language !== 'CPP17' && language !== 'JAVASCRIPT_NODE') return null;
  const declared =
    language === 'CPP17'
      ? /^[ \t]+(?:int|long long|long|double|float)\s+(\w+)\s*;/gm
      : /\b(?:let|var)\s+(\w+)\s*;/g;
  for (const { 1: name = '', index } of code.matchAll(declared)) {
    const isUsed = new RegExp(`\\b${name}\\s*(?:[-+*]=|\\+\\+)|\\b${name}\\s*=\\s*${name}\\b`).test(code);
    const isSet = new RegExp(`\\b${name}\\s*=(?!=)(?!\\s*${name}\\b)|>>\\s*${name}\\b`).test(code);
    if (isUsed && !isSet) return advice('notInitialised', code.slice(0, index + 1).split('\n').length, name);
  }
  return null;
}

/** A text method on a line of its own: its result is lost. */
const lost: Partial<Record<Language, RegExp>> = {
  PYTHON3:
    /^[ \t]*\w+\.(upper|lower|strip|replace|title|capitalize|swapcase|zfill|lstrip|rstrip)\(.*\)[ \t]*$/m,
  JAVASCRIPT_NODE:
    /^[ \t]*\w+\.(toUpperCase|toLowerCase|trim|replace|replaceAll|slice|concat|map|filter)\([^{]*\);?[ \t]*$/m,
  JAVA8: /^[ \t]*\w+\.(toUpperCase|toLowerCase|trim|replace|substring|concat)\(.*\);[ \t]*$/m,
};

export function resultLost({ code, language }: OutputFacts): Advice | null {
  const pattern = lost[language];
  const name = pattern?.exec(code)?.[1];
  return pattern && name ? advice('valueNotChanged', lineOf(code, pattern), name) : null;
}

/** A sorted copy that nothing keeps: `sorted(values)`. */
function sortedLost({ code, language }: OutputFacts): Advice | null {
  const pattern = /^[ \t]*(sorted|reversed)\(.*\)[ \t]*$/m;
  const name = language === 'PYTHON3' ? pattern.exec(code)?.[1] : undefined;
  return name ? advice('valueNotChanged', lineOf(code, pattern), name) : null;
}

export const sourceRules: readonly Rule<OutputFacts>[] = [
  emptyLoop,
  suspect,
  notInitialised,
  resultLost,
  sortedLost,
];
