import { useLocation } from '@tanstack/react-router';
import { fromHere } from './from-here';
import { parseFrom } from './from-search';

/** NAV-31: this page as a link's `from` names it, filters included. Goes into the link's query and into its state. */
export function useFrom(): string {
  return useLocation({ select: ({ href }) => fromHere(href) });
}

/** What every link carries that is followed from this page; spread over a link without a query of its own. */
export function useFromLink() {
  const from = useFrom();
  return { search: { from }, state: { from } } as const;
}

const accountPages: ReadonlySet<string> = new Set(['/login', '/signup', '/forgot-password']);

/** The same for a link to the login. On a page of the account forms it keeps where one wanted to go before (NAV-30). */
export function useSignInLink() {
  const here = useFrom();
  const { pathname, search } = useLocation();
  const from = accountPages.has(pathname) ? parseFrom(search).from : here;
  return from === undefined ? {} : ({ search: { from }, state: { from } } as const);
}
