/** The client also uses normalised queries as cache keys. */

export const searchQueryLengthMax = 100;
const wordsMax = 8;

/** SRCH-4 */
export function normalizeQuery(text: string): string {
  const plain = text.normalize('NFKC').replace(/[\p{C}\s]+/gu, ' ');
  return plain.trim().toLowerCase().slice(0, searchQueryLengthMax).trim();
}

/** Empty for queries such as `++`. */
export function queryWords(query: string): string[] {
  return (query.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).slice(0, wordsMax);
}

const exchangeable = { minLength: 3, maxLength: 5 };

/** Short words with two neighbouring letters swapped (`gird` → `grid`). Longer words match by similarity. */
export function transposedWords(word: string): string[] {
  const letters = [...word];
  if (letters.length < exchangeable.minLength || letters.length > exchangeable.maxLength) return [];
  const words = letters.slice(1).map((letter, at) => {
    return [...letters.slice(0, at), letter, letters[at] ?? '', ...letters.slice(at + 2)].join('');
  });
  return [...new Set(words)].filter((other) => other !== word);
}
