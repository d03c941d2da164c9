/** Answers what `make` made when it was first asked for: formatters take milliseconds to make, and a page may need none. */
export function lazily<T>(make: () => T): () => T {
  let kept: { value: T } | undefined;
  return () => {
    kept ??= { value: make() };
    return kept.value;
  };
}
