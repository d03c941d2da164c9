import { proxy, useSnapshot } from 'valtio';
import type { Credentials } from '../../../contract/entities/contest/contest-accounts';

/** '' as password: it was not set now. */
export type HeldCard = Credentials & {
  /** For shared devices of a class. */
  personalCode?: string;
};

/**
 * Passwords that are shown now. In memory only, outside of the component, so that another tab of the page does not
 * lose them. The owner is the signed-in account with the contest or class.
 */
const held = proxy<{ owner: string; cards: HeldCard[] }>({ owner: '', cards: [] });

export function useCards(owner: string): readonly HeldCard[] {
  const { owner: current, cards } = useSnapshot(held);
  return current === owner ? cards : [];
}

/** A new password or code replaces the one on the account's card; the rest of the card stays. */
export function addCards(owner: string, cards: readonly HeldCard[]): void {
  const before = new Map((held.owner === owner ? held.cards : []).map((card) => [card.username, card]));
  for (const card of cards) {
    const known = before.get(card.username);
    const personalCode = card.personalCode ?? known?.personalCode;
    before.delete(card.username);
    before.set(card.username, {
      ...card,
      password: card.password || (known?.password ?? ''),
      ...(personalCode !== undefined && { personalCode }),
    });
  }
  held.owner = owner;
  held.cards = [...before.values()];
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
