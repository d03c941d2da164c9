/**
 * Whether there is a server, as far as requests have met one.
 *
 *   any state ──an answer──▶ online
 *   any state ──no connection──▶ offline (unreached)
 *   any state ──no answer to a probe──▶ offline (silent)
 *   any state ──a 5xx to a probe──▶ offline (failing)
 *   no answer, or a 5xx, to another request: one call may be slow or broken while the server is well. The state stays; the probe asks.
 */

/** What a request met. silent: it was sent, and no answer came in time. failing: the server answered that it has a problem. */
export type Contact = 'reached' | 'unreached' | 'silent' | 'failing';

/** Why there is no server, where that is known. */
export type Trouble = Exclude<Contact, 'reached'>;

export interface NetworkState {
  network: 'unknown' | 'online' | 'offline';
  trouble: Trouble | null;
}

/** @param isProbe whether the request was sent only to see if the server is there */
export function afterContact(state: NetworkState, contact: Contact, isProbe: boolean): NetworkState {
  if (contact === 'reached') return { network: 'online', trouble: null };
  if (contact === 'unreached' || isProbe) return { network: 'offline', trouble: contact };
  return state;
}

/** Whether the probe must find out what the contact means. */
export function isDoubtful(state: NetworkState, contact: Contact, isProbe: boolean): boolean {
  return !isProbe && state.network !== 'offline' && (contact === 'silent' || contact === 'failing');
}
