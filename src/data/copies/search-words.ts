/** Words of problems for the indexes that the local search reads. */

const wordLengthMax = 40;
/** Enough text for a relevant match. */
const textLengthMax = 2000;
/** Shorter words of statements are mostly articles and prepositions. */
const textWordMin = 4;
/** Words from here on are corrected. */
const correctedMin = 3;

export interface SearchWordRow {
  word: string;
  /** The word itself, and without each of its letters. */
  variants: string[];
}

/** Lower case without accents. */
export function foldAccents(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();
}

/** Words, and whole parts between spaces: `c++` is not `c`. */
export function searchWords(text: string): string[] {
  const parts = foldAccents(text).split(/\s+/);
  const words = parts.flatMap((part) => [part, ...(part.match(/[\p{L}\p{N}]+/gu) ?? [])]);
  return [...new Set(words)].filter((word) => word !== '' && word.length <= wordLengthMax);
}

export function listWords({ id, title, tags }: { id: string; title: string; tags: string[] }): string[] {
  return searchWords(`${title} ${tags.join(' ')} ${id}`);
}

export function statementWords(text: string): string[] {
  const words = foldAccents(text.slice(0, textLengthMax)).match(/[\p{L}\p{N}]+/gu) ?? [];
  return [...new Set(words)].filter(({ length }) => length >= textWordMin && length <= wordLengthMax);
}

/** Rows of the words that typing errors are corrected with. */
export function toWordRows(words: readonly string[]): SearchWordRow[] {
  return [...new Set(words)]
    .filter((word) => /^\p{L}+$/u.test(word) && word.length >= correctedMin)
    .map((word) => ({ word, variants: variantsOf(word) }));
}

/**
 * Two words with one error share a variant, and most with two errors too: an inserted, missing, wrong or swapped letter
 * is gone in the right variants of both.
 */
export function variantsOf(word: string): string[] {
  const letters = [...word];
  return [
    ...new Set([
      word,
      ...letters.map((_, at) => [...letters.slice(0, at), ...letters.slice(at + 1)].join('')),
    ]),
  ];
}
