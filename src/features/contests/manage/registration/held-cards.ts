import { proxy, useSnapshot } from 'valtio';
import type { Credentials } from '../../../../../contract/entities/contest/contest-accounts';
import { accountKey } from '../../../../auth/session';

/**
 * Passwords that are shown now. In memory only, outside of the component, so that another tab of the dashboard does
 * not lose them.
 */
const held = proxy<{ owner: string; cards: Credentials[] }>({ owner: '', cards: [] });

const ownerOf = (slug: string) => `${accountKey()}:${slug}`;

export function useCards(slug: string): readonly Credentials[] {
  const { owner, cards } = useSnapshot(held);
  return owner === ownerOf(slug) ? cards : [];
}

/** A new password replaces the card of the same account. */
export function addCards(slug: string, cards: readonly Credentials[]): void {
  const before = held.owner === ownerOf(slug) ? held.cards : [];
  const added = new Set(cards.map(({ username }) => username));
  held.owner = ownerOf(slug);
  held.cards = [...before.filter(({ username }) => !added.has(username)), ...cards];
}

/** Of deleted accounts. */
export function removeCards(usernames: readonly string[]): void {
  held.cards = held.cards.filter(({ username }) => !usernames.includes(username));
}

export function dropCards(): void {
  held.owner = '';
  held.cards = [];
}

/** Closing the page would lose the passwords, whatever it shows then. */
globalThis.addEventListener('beforeunload', (event) => {
  if (held.cards.length > 0) event.preventDefault();
});
