import { type Advice, advice, type Rule } from '../advice';
import { isSame, type OutputFacts } from './output-facts';

const withoutSpaces = (text: string) => text.replace(/\s+/g, '');
const lower = (words: readonly string[]) => words.map((word) => word.toLowerCase());
/** Signs and decimal points stay: they change a number. */
const withoutMarks = (words: readonly string[]) =>
  words.map((word) => word.replace(/^["'([{<]+|["')\]}>.,;:!?]+$/g, '')).filter(Boolean);

function wrongCase({ wanted, words }: OutputFacts): Advice | null {
  return !isSame(wanted, words) && isSame(lower(wanted), lower(words)) ? advice('wrongCase', null) : null;
}

function spaces({ wanted, words, wantedLines, lines }: OutputFacts): Advice | null {
  if (!isSame(lower(wanted), lower(words))) return null;
  if (wantedLines.length > lines.length) return advice('oneLineInsteadOfSeveral', null);
  if (wantedLines.length < lines.length && wantedLines.length === 1)
    return advice('severalLinesInsteadOfOne', null);
  return advice('spacesDiffer', null);
}

function together({ expected, actual, wanted, words }: OutputFacts): Advice | null {
  if (withoutSpaces(expected).toLowerCase() !== withoutSpaces(actual).toLowerCase()) return null;
  return advice(words.length < wanted.length ? 'valuesRunTogether' : 'spacesDiffer', null);
}

function punctuation({ wanted, words }: OutputFacts): Advice | null {
  const [plainWanted, plain] = [withoutMarks(wanted), withoutMarks(words)];
  if (isSame(plainWanted, plain)) return advice('punctuationDiffers', null);
  // `1,2,3` and `1 2 3`
  const apart = (list: readonly string[]) => list.flatMap((word) => word.split(/[,;]/)).filter(Boolean);
  if (isSame(apart(wanted), apart(words))) return advice('punctuationDiffers', null);
  return isSame(lower(plainWanted), lower(plain)) ? advice('wrongCase', null) : null;
}

export const formRules: readonly Rule<OutputFacts>[] = [wrongCase, spaces, together, punctuation];
