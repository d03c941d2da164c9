import type { Language } from '../../../../../contract/limits';
import { type Advice, advice, type Rule } from '../advice';
import { lineOf, type OutputFacts } from './output-facts';

const printers: Record<Language, string> = {
  PYTHON3: 'print(…)',
  JAVASCRIPT_NODE: 'console.log(…)',
  JAVA8: 'System.out.println(…)',
  CPP17: 'cout << …',
};

function nothing({ words, code, language }: OutputFacts): Advice | null {
  if (words.length > 0) return null;
  const uncalled = uncalledFunction(code, language);
  if (uncalled) return advice('neverCalled', uncalled.line, uncalled.name);
  const returned = returnedOnly(code, language);
  if (returned) return advice('returnedNotPrinted', returned.line, returned.name);
  return advice('nothingPrinted', null, printers[language]);
}

const definitions: Partial<Record<Language, RegExp>> = {
  PYTHON3: /^\s*def\s+(\w+)/gm,
  JAVASCRIPT_NODE:
    /^\s*(?:async\s+)?(?:function\s+(\w+)|(?:const|let|var)\s+(\w+)\s*=\s*(?:async\s*)?(?:function\b|\(?[\w\s,]*\)?\s*=>))/gm,
};

function functionsOf(code: string, language: Language): { name: string; line: number }[] {
  const pattern = definitions[language];
  if (!pattern) return [];
  return [...code.matchAll(pattern)].map(({ 0: text, 1: name, 2: other, index }) => ({
    name: name ?? other ?? '',
    line: code.slice(0, index + text.length).split('\n').length,
  }));
}

const countOf = (code: string, name: string) => code.match(new RegExp(`\\b${name}\\b`, 'g'))?.length ?? 0;

function uncalledFunction(code: string, language: Language) {
  return functionsOf(code, language).find(({ name }) => countOf(code, name) === 1);
}

/** A line that only calls an own function; nothing prints. */
function returnedOnly(code: string, language: Language) {
  if (/\bprint\b|console\.|stdout/.test(code)) return undefined;
  return functionsOf(code, language).flatMap(({ name }) => {
    const line = lineOf(code, new RegExp(`^(?:\\w+\\s*=\\s*)?${name}\\s*\\(`, 'm'));
    return line === null ? [] : [{ name, line }];
  })[0];
}

/** Words that no problem expects, with the rule that explains them. */
const strange: readonly (readonly [
  RegExp,
  'nonePrinted' | 'undefinedPrinted' | 'nullPrinted' | 'nanPrinted' | 'objectPrinted' | 'functionPrinted',
  Language?,
])[] = [
  [/\bNone\b/, 'nonePrinted', 'PYTHON3'],
  [/\bundefined\b/, 'undefinedPrinted', 'JAVASCRIPT_NODE'],
  [/\bnull\b/, 'nullPrinted'],
  [/\bNaN\b|\b-?nan\b/, 'nanPrinted'],
  [
    /\[object Object\]|(?:^|\s)\[+[A-Z][\w.;]*@[0-9a-f]+|\b[A-Z]\w*(?:\$\w+)?@[0-9a-f]{5,}|<[\w.]+ object at 0x|<(?:map|filter|generator|zip) object/,
    'objectPrinted',
  ],
  [/<(?:function|built-in|bound) |\[Function/, 'functionPrinted'],
];

function values(facts: OutputFacts): Advice | null {
  const { actual, expected, language } = facts;
  for (const [pattern, id, only] of strange) {
    if (only !== undefined && only !== language) continue;
    if (pattern.test(actual) && !pattern.test(expected)) return advice(id, null);
  }
  return listPrinted(facts);
}

/** `[1, 2]` or `('a', 1)` instead of the values. */
function listPrinted({ actual, expected }: OutputFacts): Advice | null {
  const isList = /^\s*[[({].*,.*[\])}]\s*$/ms.test(actual) || /^\s*\[[^\]]*\]\s*$/m.test(actual);
  return isList && !/[[({]/.test(expected) ? advice('listPrinted', null) : null;
}

export const strangeRules: Record<'nothing' | 'values', Rule<OutputFacts>> = { nothing, values };
