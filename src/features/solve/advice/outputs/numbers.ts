import { type Advice, advice, type Rule } from '../advice';
import { firstDifference, isInteger, isNumber, lineOf, type OutputFacts } from './output-facts';

/** `3.0`, where 3 is expected. */
function floatForInteger(facts: OutputFacts): Advice | null {
  const pair = firstDifference(facts);
  if (!pair || !isInteger(pair.wanted) || !/^[+-]?\d+\.\d+$/.test(pair.printed)) return null;
  if (
    Math.floor(Number(pair.printed)) !== Number(pair.wanted) &&
    Math.trunc(Number(pair.printed)) !== Number(pair.wanted)
  )
    return null;
  const { language, code } = facts;
  const line = lineOf(code, language === 'PYTHON3' ? /(?<!\/)\/(?![/*=])/ : /\b(?:double|float)\b/);
  const isPython = language === 'PYTHON3' || language === 'JAVASCRIPT_NODE';
  return advice(isPython ? 'floatForInteger' : 'floatTypeForInteger', line, pair.printed, pair.wanted);
}

/** 3, where 3.5 is expected. */
function integerDivision(facts: OutputFacts): Advice | null {
  const pair = firstDifference(facts);
  if (!pair || !isNumber(pair.wanted) || isInteger(pair.wanted) || !isNumber(pair.printed)) return null;
  if (
    Number(pair.printed) !== Math.trunc(Number(pair.wanted)) ||
    Number(pair.printed) === Number(pair.wanted)
  )
    return null;
  const line = lineOf(facts.code, facts.language === 'PYTHON3' ? /\/\// : /(?<![/*])\/(?![/*])/);
  return advice('integerDivision', line, pair.printed, pair.wanted);
}

function exponent(facts: OutputFacts): Advice | null {
  const pair = firstDifference(facts);
  if (!pair || !/^[+-]?\d+(?:\.\d+)?[eE][+-]?\d+$/.test(pair.printed) || /[eE]/.test(pair.wanted))
    return null;
  if (facts.language === 'JAVASCRIPT_NODE') return advice('precision', null);
  return advice('exponentPrinted', null, pair.printed);
}

const decimalsOf = (word: string) => word.split('.')[1]?.length ?? 0;

function decimals(facts: OutputFacts): Advice | null {
  const pair = firstDifference(facts);
  if (
    !pair ||
    !isNumber(pair.wanted) ||
    !isNumber(pair.printed) ||
    decimalsOf(pair.wanted) === decimalsOf(pair.printed)
  )
    return null;
  const shared = Math.min(decimalsOf(pair.wanted), decimalsOf(pair.printed));
  const isClose = Math.abs(Number(pair.wanted) - Number(pair.printed)) <= 0.5001 * 10 ** -shared;
  return isClose ? advice('decimalsDiffer', null, pair.wanted) : null;
}

const numbersOf = (words: readonly string[]) => words.filter(isNumber).map(Number);
const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

/** One result that differs from the expected one by a value of the input. */
function skippedValue({ wanted, words, inputWords }: OutputFacts): Advice | null {
  if (wanted.length !== 1 || words.length !== 1) return null;
  const [right, printed] = [Number(wanted[0]), Number(words[0])];
  const numbers = numbersOf(inputWords);
  const [count = 0, ...values] = numbers;
  const isCounted = values.length === count && numbers.length > 2;
  const all = isCounted ? values : numbers;
  if (all.length < 2 || sum(all) !== right) return null;
  if (isCounted && printed === right + count) return advice('countIncluded', null);
  const [first = 0, last = 0] = [all[0], all.at(-1)];
  if (printed === right - last) return advice(all.length === 2 ? 'firstOnly' : 'lastValueSkipped', null);
  if (printed === right - first) return advice(all.length === 2 ? 'firstOnly' : 'firstValueSkipped', null);
  if (printed === first) return advice('firstOnly', null);
  return null;
}

function startsAtZero({ wanted, words }: OutputFacts): Advice | null {
  if (wanted.length < 2 || wanted.length !== words.length || ![...wanted, ...words].every(isInteger))
    return null;
  return wanted.every((word, at) => Number(word) - 1 === Number(words[at]))
    ? advice('startsAtZero', null)
    : null;
}

function offByOne(facts: OutputFacts): Advice | null {
  const pair = firstDifference(facts);
  if (!pair || !isInteger(pair.wanted) || !isInteger(pair.printed)) return null;
  const isNext =
    Math.abs(Number(pair.wanted) - Number(pair.printed)) === 1 && Number.isSafeInteger(Number(pair.wanted));
  return isNext ? advice('offByOne', null, pair.printed, pair.wanted) : null;
}

export const numberRules: Record<'form' | 'values', readonly Rule<OutputFacts>[]> = {
  form: [floatForInteger, exponent, integerDivision, decimals],
  values: [skippedValue, startsAtZero, offByOne],
};
