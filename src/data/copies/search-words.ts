/** Words of problems for the indexes that the local search reads. */

/** Enough text for a relevant match. */
const textLengthMax = 2000;
/** Shorter words have too many neighbours, and longer ones too many variants. */
const corrected = /^\p{L}{3,40}$/u;

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

const unique = (words: string[]) => [...new Set(words)];
const matches = (text: string, pattern: RegExp): string[] => text.match(pattern) ?? [];

/** Words, and whole parts between spaces: `c++` is not `c`. */
export function listWords({ id, title, tags }: { id: string; title: string; tags: string[] }): string[] {
  const text = foldAccents([title, ...tags, id].join(' '));
  return unique([...matches(text, /\S+/g), ...matches(text, /[\p{L}\p{N}]+/gu)]);
}

/** Without short words, which are mostly articles and prepositions. */
export function statementWords(text: string): string[] {
  return unique(matches(foldAccents(text.slice(0, textLengthMax)), /[\p{L}\p{N}]{4,}/gu));
}

/** Rows of the words that typing errors are corrected with. */
export function toWordRows(words: string[]): SearchWordRow[] {
  return unique(words)
    .filter((word) => corrected.test(word))
    .map((word) => ({ word, variants: variantsOf(word) }));
}

/**
 * Two words with one error share a variant, and most with two errors too: an inserted, missing, wrong or swapped letter
 * is gone in the right variants of both.
 */
export function variantsOf(word: string): string[] {
  return unique([word, ...Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1))]);
}
