import { useLocation } from '@tanstack/react-router';
import { fromHere } from '../lib/from-here';

/** NAV-31: this page as a link's `from` names it, filters included. Goes into the link's query and into its state. */
export function useFrom(): string {
  return useLocation({ select: ({ href }) => fromHere(href) });
}
