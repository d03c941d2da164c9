import type { Language } from '../../../../../contract/limits';
import { type Advice, advice, type Rule } from '../advice';
import { firstDifference, isInteger, isNumber, isSame, lineOf, type OutputFacts } from './output-facts';

/** `12` for 1 + 2: consecutive values of the input, joined. */
function concatenation(facts: OutputFacts): Advice | null {
  const { inputWords, language } = facts;
  const pair = firstDifference(facts);
  if (!pair || !isNumber(pair.wanted)) return null;
  // `0` or an empty text is where such a sum starts.
  const plain = pair.printed.replace(/^0(?=\d)/, '');
  for (let from = 0; from < inputWords.length - 1; from += 1) {
    let joined = inputWords[from] ?? '';
    for (const next of inputWords.slice(from + 1)) {
      joined += next;
      if (joined.length > pair.printed.length) break;
      if (joined === plain || joined === pair.printed)
        return advice('concatenation', lineOf(facts.code, /\+/));
    }
  }
  if (language !== 'PYTHON3') return null;
  const isRepeated = inputWords.some(
    (word) =>
      pair.printed.length > word.length && pair.printed === word.repeat(pair.printed.length / word.length),
  );
  return isRepeated ? advice('textRepeated', lineOf(facts.code, /\*/)) : null;
}

const sorted = (words: readonly string[]) => [...words].sort();
const byValue = (words: readonly string[]) => [...words].sort((a, b) => Number(a) - Number(b));

function sortedAsText({ wanted, words }: OutputFacts): Advice | null {
  if (wanted.length < 2 || ![...wanted, ...words].every(isNumber) || !isSame(sorted(wanted), sorted(words)))
    return null;
  if (isSame(sorted(words), byValue(words))) return null;
  const isTextOrder = isSame(words, sorted(words)) || isSame(words, sorted(words).reverse());
  const isValueOrder = isSame(wanted, byValue(wanted)) || isSame(wanted, byValue(wanted).reverse());
  return isTextOrder && isValueOrder ? advice('sortedAsText', null) : null;
}

function comparedAsText({ wanted, words, inputWords }: OutputFacts): Advice | null {
  const numbers = inputWords.filter(isNumber);
  if (wanted.length !== 1 || words.length !== 1 || numbers.length < 2) return null;
  const [right = '', printed = ''] = [wanted[0], words[0]];
  // The count before the values may be part of the comparison, or not.
  return [numbers, numbers.slice(1)].some((values) => {
    const [texts, ordered] = [sorted(values), byValue(values)];
    const isMaximum = ordered.at(-1) === right && texts.at(-1) === printed;
    const isMinimum = ordered[0] === right && texts[0] === printed;
    return isMaximum || isMinimum;
  })
    ? advice('comparedAsText', null)
    : null;
}

function characterCode(facts: OutputFacts): Advice | null {
  const pair = firstDifference(facts);
  if (pair?.wanted.length !== 1 || !isInteger(pair.printed)) return null;
  const isCode = Number(pair.printed) === pair.wanted.charCodeAt(0) && !/\d/.test(pair.wanted);
  return isCode ? advice('characterCodePrinted', null, pair.printed, pair.wanted) : null;
}

function boolean(facts: OutputFacts): Advice | null {
  const pair = firstDifference(facts);
  if (!pair || !/^(?:True|False|true|false)$/.test(pair.printed) || /^(?:true|false)$/i.test(pair.wanted))
    return null;
  return advice('booleanPrinted', null, pair.printed, pair.wanted);
}

const largerTypes: Partial<Record<Language, string>> = {
  JAVA8: 'long (or BigInteger beyond 9·10¹⁸)',
  CPP17: 'long long',
};

function overflow(facts: OutputFacts): Advice | null {
  const { language } = facts;
  const pair = firstDifference(facts);
  if (!pair || !isInteger(pair.wanted) || !isNumber(pair.printed)) return null;
  if (language === 'JAVASCRIPT_NODE') {
    const isLarge = pair.wanted.length >= 16 && Math.abs(Number(pair.wanted)) > Number.MAX_SAFE_INTEGER;
    return isLarge && pair.printed.slice(0, 8) === pair.wanted.slice(0, 8) ? advice('precision', null) : null;
  }
  const type = largerTypes[language];
  if (type === undefined || !isInteger(pair.printed)) return null;
  const [right, printed] = [BigInt(pair.wanted), BigInt(pair.printed)];
  const isWrapped = [32, 64].some((bits) => printed !== right && BigInt.asIntN(bits, right) === printed);
  const isNegative = right > 0n && printed < 0n && /\bint\b/.test(facts.code) && right > 1_000_000n;
  return isWrapped || isNegative ? advice('overflow', lineOf(facts.code, /\bint\b(?!\s+main)/), type) : null;
}

/** A variable's name between quotes. */
export function variableNotFilled({ words, wanted, code }: OutputFacts): Advice | null {
  const name = words.find(
    (word) => /^\$?\{?[A-Za-z_]\w*(?:\[\w+\])?\}?\W?$/.test(word) && !wanted.includes(word),
  );
  const plain = /[A-Za-z_]\w*/.exec(name ?? '')?.[0];
  if (plain === undefined) return null;
  const withoutTexts = code.replace(/"[^"\n]*"|'[^'\n]*'/g, '""');
  const isVariable = new RegExp(`\\b${plain}\\s*(?:[-+*/]?=(?!=)|\\+\\+|,)|>>\\s*${plain}\\b`).test(
    withoutTexts,
  );
  const isQuoted = new RegExp(`["'][^"']*\\b${plain}\\b[^"']*["']`).test(code);
  return isVariable && isQuoted
    ? advice('variableNotFilled', lineOf(code, new RegExp(`["'][^"']*\\b${plain}\\b`)))
    : null;
}

export const typeRules: readonly Rule<OutputFacts>[] = [
  sortedAsText,
  boolean,
  characterCode,
  overflow,
  concatenation,
  comparedAsText,
];
