import { counted } from '../../../../lib/words';
import { type Advice, advice, type Rule } from '../advice';
import { isSame, type OutputFacts } from './output-facts';

const isPrefix = (start: readonly string[], all: readonly string[]) =>
  isSame(start, all.slice(0, start.length));
const isSuffix = (end: readonly string[], all: readonly string[]) =>
  end.length <= all.length && isSame(end, all.slice(all.length - end.length));

/** In the same order, with others between them. */
function isWithin(few: readonly string[], all: readonly string[]): boolean {
  let at = 0;
  for (const one of all) if (one === few[at]) at += 1;
  return at === few.length;
}

function tooManyLines({ wantedLines, lines }: OutputFacts): Advice | null {
  const extra = lines.length - wantedLines.length;
  if (extra <= 0 || wantedLines.length === 0) return null;
  if (isPrefix(wantedLines, lines) && extra === 1 && wantedLines.length > 1)
    return advice('oneLineTooMany', null);
  if (isSuffix(wantedLines, lines)) {
    const isLoop = extra === 1 && wantedLines.length > 2;
    return isLoop ? advice('firstLineExtra', null) : advice('extraLinesBefore', null, counted(extra, 'line'));
  }
  return isWithin(wantedLines, lines) ? advice('extraLinesBetween', null, counted(extra, 'line')) : null;
}

function tooFewLines({ wantedLines, lines }: OutputFacts): Advice | null {
  const missing = wantedLines.length - lines.length;
  if (missing <= 0 || lines.length === 0) return null;
  if (isPrefix(lines, wantedLines)) {
    const isLast = missing === 1 && lines.length > 1;
    return isLast
      ? advice('oneLineTooFew', null)
      : advice('linesMissing', null, lines.length, wantedLines.length);
  }
  return missing === 1 && isSuffix(lines, wantedLines) ? advice('firstLineMissing', null) : null;
}

function values({ wanted, words }: OutputFacts): Advice | null {
  if (wanted.length < 2) return null;
  const few = wanted.length - words.length;
  if (few === 1 && (isPrefix(words, wanted) || isSuffix(words, wanted)))
    return advice('oneValueTooFew', null);
  if (few === -1 && (isPrefix(wanted, words) || isSuffix(wanted, words)))
    return advice('oneValueTooMany', null);
  return null;
}

/** `The sum is 5`, where 5 is expected. */
function extraText({ wantedLines, lines }: OutputFacts): Advice | null {
  if (wantedLines.length === 0 || lines.length !== wantedLines.length) return null;
  const rest = lines.map((line, at) => {
    const wanted = wantedLines[at] ?? '';
    if (line === wanted) return '';
    const found = new RegExp(`(?<![\\w.-])${wanted.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\w])`).exec(
      line,
    );
    return found && wanted !== ''
      ? `${line.slice(0, found.index)} ${line.slice(found.index + wanted.length)}`.trim()
      : null;
  });
  if (rest.includes(null)) return null;
  const text = rest.find((one) => one !== '' && one !== null);
  return text && /\p{L}|[=:]/u.test(text)
    ? advice('extraText', null, text.replace(/\s+/g, ' ').slice(0, 40))
    : null;
}

function order({ wanted, words }: OutputFacts): Advice | null {
  if (wanted.length < 2 || !isSame([...wanted].sort(), [...words].sort())) return null;
  return advice(isSame([...wanted].reverse(), words) ? 'reversedOrder' : 'otherOrder', null);
}

function reversedText({ wantedLines, lines }: OutputFacts): Advice | null {
  const isReversed = wantedLines.length > 1 && isSame([...wantedLines].reverse(), lines);
  return isReversed ? advice('reversedOrder', null) : null;
}

export const countRules: readonly Rule<OutputFacts>[] = [
  tooManyLines,
  tooFewLines,
  values,
  extraText,
  reversedText,
  order,
];
