/** Words that continue `typed`: those with the same case before the others, otherwise in the given order. Each word once. */
export function matchWords(words: readonly string[], typed: string): string[] {
  const folded = typed.toLowerCase();
  const longer = [...new Set(words)].filter(
    (word) => word.length > typed.length && word.toLowerCase().startsWith(folded),
  );
  const isExact = (word: string) => word.startsWith(typed);
  return [...longer.filter(isExact), ...longer.filter((word) => !isExact(word))];
}
