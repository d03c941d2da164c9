import { proxy, useSnapshot } from 'valtio';
import type { Credentials } from '../../../contract/entities/contest/contest-accounts';

/**
 * Passwords that are shown now. In memory only, outside of the component, so that another tab of the page does not
 * lose them. The owner is the signed-in account with the contest or class.
 */
const held = proxy<{ owner: string; cards: Credentials[] }>({ owner: '', cards: [] });

export function useCards(owner: string): readonly Credentials[] {
  const { owner: current, cards } = useSnapshot(held);
  return current === owner ? cards : [];
}

/** A new password replaces the card of the same account. */
export function addCards(owner: string, cards: readonly Credentials[]): void {
  const before = held.owner === owner ? held.cards : [];
  const added = new Set(cards.map(({ username }) => username));
  held.owner = owner;
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
