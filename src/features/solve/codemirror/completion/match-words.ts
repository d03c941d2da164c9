/** Words that continue `typed`, each once: same case first, otherwise in the given order. */
export function matchWords(words: readonly string[], typed: string): string[] {
  const folded = typed.toLowerCase();
  const longer = [...new Set(words)].filter(
    (word) => word.length > typed.length && word.toLowerCase().startsWith(folded),
  );
  const isExact = (word: string) => word.startsWith(typed);
  return [...longer.filter(isExact), ...longer.filter((word) => !isExact(word))];
}
