/** What is looked for, in the one form that both sides search by and remember answers under. */

export const searchQueryLengthMax = 100;
const wordsMax = 8;

/** SRCH-4: trimmed, lower-cased, with single spaces; cut off where nobody's search goes on. */
export function normalizeQuery(text: string): string {
  const plain = text.normalize('NFKC').replace(/[\p{C}\s]+/gu, ' ');
  return plain.trim().toLowerCase().slice(0, searchQueryLengthMax).trim();
}

/** The words of a query: letters, their marks, and digits. May be empty, as for `++`. */
export function queryWords(query: string): string[] {
  return (query.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).slice(0, wordsMax);
}

const exchangeable = { minLength: 3, maxLength: 5 };

/**
 * A short word as it would be with two neighbouring letters exchanged, as fast typing does: `gird` was `grid`. Longer words are
 * still like themselves after that; in a short one too little is left to be alike in.
 */
export function exchangedWords(word: string): string[] {
  const letters = [...word];
  if (letters.length < exchangeable.minLength || letters.length > exchangeable.maxLength) return [];
  const words = letters.slice(1).map((letter, at) => {
    return [...letters.slice(0, at), letter, letters[at] ?? '', ...letters.slice(at + 2)].join('');
  });
  return [...new Set(words)].filter((other) => other !== word);
}
