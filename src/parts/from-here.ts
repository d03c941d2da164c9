/** Longer than any view of a list; a chain of pages, each naming the one before, would grow without end. */
const lengthMax = 400;

/**
 * What a link on the page at `href` (path, query, fragment) says of where it was followed from: all of it, so that filters come
 * back too, and the page before with it. A chain that has become too long forgets its beginning.
 */
export function fromHere(href: string): string {
  if (href.length <= lengthMax) return href;
  const url = new URL(href, 'http://here');
  url.searchParams.delete('from');
  return url.pathname + url.search + url.hash;
}
