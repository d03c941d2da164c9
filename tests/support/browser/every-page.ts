import { type PageEntry, pages, unknownPages } from '../../../tools/tour/pages';

/** Every page of the product, as rows for `test.each`: a title that begins with `ids` and the page's rules, and the page. */
export function everyPage(ids: readonly string[]): (readonly [string, PageEntry])[] {
  return [...pages, ...unknownPages].map((entry) => {
    const title = [...ids, ...entry.rules, entry.address, 'as', entry.as].join(' ');
    return [title, entry] as const;
  });
}
