/** Mistakes that the line of the error shows better than the message does. */
import type { Language } from '../../../../../contract/limits';
import { type Advice, advice } from '../advice';
import { findInSource, type SourceTable } from '../find-in-source';
import type { ErrorFacts } from './error-facts';

const withBraces: readonly Language[] = ['JAVA8', 'CPP17', 'JAVASCRIPT_NODE'];

const inText: SourceTable = [
  [/\bfor\s*\([^;)]*,[^;)]*,[^;)]*\)/, 'forSemicolons', withBraces],
  [/\b(?:if|while)\s*\(\s*[\w.[\]]+\s*=>\s*[\w.-]+\s*\)/, 'arrowInsteadOfComparison', withBraces],
  [/\belse\s*\([^()]*\)\s*\{/, 'elseWithCondition', withBraces],
  [/""\s+(?!in\b|of\b|instanceof\b)[A-Za-z_]\w*/, 'missingComma', withBraces],
];

const words: Record<string, string> = { and: '&&', or: '||', not: '!', elif: 'else if' };

/** Null for errors while the program runs. */
export function adviseSource(facts: ErrorFacts): Advice | null {
  const { outcome, language, line, sourceLine, code } = facts;
  if (outcome !== 'compileError' || language === 'PYTHON3') return null;
  const plain = sourceLine.replace(/"[^"]*"|'[^']*'/g, '""');
  const found = findInSource(inText, plain, language);
  if (found) return advice(found.id, line);
  const word = /\b(and|or|not|elif)\b/.exec(plain)?.[1];
  if (word !== undefined && language !== 'CPP17')
    return advice('otherLanguageName', line, word, words[word] ?? '');
  const isOpen = language === 'JAVASCRIPT_NODE' && (code.match(/(?<!\\)`/g) ?? []).length % 2 === 1;
  return isOpen ? advice('unclosedText', code.slice(0, code.lastIndexOf('`')).split('\n').length) : null;
}
