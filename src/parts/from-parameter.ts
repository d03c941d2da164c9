/** Longer than any list view; limits chains of `from` parameters. */
const lengthMax = 400;

/**
 * The `from` value for links on the page at `href`: with filters and the previous page. A chain that is too
 * long loses its beginning.
 */
export function fromParameter(href: string): string {
  if (href.length <= lengthMax) return href;
  const url = new URL(href, 'http://here');
  url.searchParams.delete('from');
  return url.pathname + url.search + url.hash;
}
