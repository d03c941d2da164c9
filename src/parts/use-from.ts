import { useLocation } from '@tanstack/react-router';
import { fromParameter } from './from-parameter';
import { parseFrom } from './from-search';

/** NAV-31: this page as a `from` value, for a link's query and state. */
export function useFrom(): string {
  return useLocation({ select: ({ href }) => fromParameter(href) });
}

/** Props for links from this page that have no other query. */
export function useFromLink() {
  const from = useFrom();
  return { search: { from }, state: { from } } as const;
}

const accountPages: ReadonlySet<string> = new Set(['/login', '/shared', '/signup', '/forgot-password']);

/** The same for links to the login. On account pages it keeps the earlier target (NAV-30). */
export function useSignInLink() {
  const here = useFrom();
  const { pathname, search } = useLocation();
  const from = accountPages.has(pathname) ? parseFrom(search).from : here;
  return from === undefined ? {} : ({ search: { from }, state: { from } } as const);
}
