import type { AccountKey } from './account';
import type { EntryError } from './outbox-entry';

/** What an entry's fate means for the thing it carries, found by the entry's id. Part of the transaction that changes the entry. */
export interface Effects {
  done(id: string, result: unknown, at: number): Promise<unknown>;
  refused(id: string, error: EntryError): Promise<unknown>;
  /** Waits to be sent, or for its account to sign in. */
  waiting(id: string, signInNeeded: boolean): Promise<unknown>;
  /** Belongs to this account from now on, and waits to be sent. */
  adopted(id: string, account: AccountKey): Promise<unknown>;
  discarded(id: string): Promise<unknown>;
}
