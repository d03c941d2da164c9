/** Caches the result of `make`: formatters take milliseconds to create, and a page may need none. */
export function lazily<T>(make: () => T): () => T {
  let kept: { value: T } | undefined;
  return () => {
    kept ??= { value: make() };
    return kept.value;
  };
}
