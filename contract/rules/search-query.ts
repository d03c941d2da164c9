/** Normalised search queries: both sides search with them, and the client uses them as cache keys. */

export const searchQueryLengthMax = 100;
const wordsMax = 8;

/** SRCH-4: trimmed, lower case, single spaces, limited length. */
export function normalizeQuery(text: string): string {
  const plain = text.normalize('NFKC').replace(/[\p{C}\s]+/gu, ' ');
  return plain.trim().toLowerCase().slice(0, searchQueryLengthMax).trim();
}

/** Letters with their marks, and digits. Empty for queries such as `++`. */
export function queryWords(query: string): string[] {
  return (query.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).slice(0, wordsMax);
}

const exchangeable = { minLength: 3, maxLength: 5 };

/**
 * Variants of a short word with two neighbouring letters swapped (`gird` → `grid`). Longer words still match by
 * similarity after a swap; short ones do not.
 */
export function exchangedWords(word: string): string[] {
  const letters = [...word];
  if (letters.length < exchangeable.minLength || letters.length > exchangeable.maxLength) return [];
  const words = letters.slice(1).map((letter, at) => {
    return [...letters.slice(0, at), letter, letters[at] ?? '', ...letters.slice(at + 2)].join('');
  });
  return [...new Set(words)].filter((other) => other !== word);
}
