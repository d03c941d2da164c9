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

// Here and not at the router, so that links compile without all pages.
declare module '@tanstack/react-router' {
  interface HistoryState {
    /**
     * The page of this visit with the link, so that the way back is one history step with its scroll
     * position.
     */
    from?: string;
    /** History entry of an overlay: Back closes it. */
    sheet?: true;
    /** History entry of an open list: Back closes it, or skips it. */
    list?: true;
  }
}
