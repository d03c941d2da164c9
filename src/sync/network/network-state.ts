/**
 * Network state, derived from the results of requests.
 *
 *   any state ──an answer──▶ online
 *   any state ──no connection──▶ offline (unreached)
 *   any state ──no answer to a probe──▶ offline (silent)
 *   any state ──a 5xx to a probe──▶ offline (failing)
 *
 * Silence or a 5xx on another request keeps the state and triggers a probe: one call may fail while the server is well.
 */

/** The result of a request. silent: no answer in time. failing: the server answered with a 5xx. */
export type Contact = 'reached' | 'unreached' | 'silent' | 'failing';

export type Trouble = Exclude<Contact, 'reached'>;

export interface NetworkState {
  network: 'unknown' | 'online' | 'offline';
  trouble: Trouble | null;
}

/** @param isProbe whether the request was only a probe */
export function afterContact(state: NetworkState, contact: Contact, isProbe: boolean): NetworkState {
  if (contact === 'reached') return { network: 'online', trouble: null };
  if (contact === 'unreached' || isProbe) return { network: 'offline', trouble: contact };
  return state;
}

export function isDoubtful(state: NetworkState, contact: Contact, isProbe: boolean): boolean {
  return !isProbe && state.network !== 'offline' && (contact === 'silent' || contact === 'failing');
}
