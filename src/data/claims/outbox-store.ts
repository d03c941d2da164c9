/** What the sender needs of the place where entries are kept. Times are ms since 1970, given by the caller. */
import type { AccountKey } from '../account/account';
import type { ClaimedEntry, EntryError, OutboxRow } from '../outbox/outbox-entry';

export interface ClaimRequest {
  owner: string;
  now: number;
  leaseMs: number;
  /** Whose entries may be sent now, in order of preference. */
  accounts: readonly AccountKey[];
  /** How many at once, of one account; 1 without it. Together they are no longer than `batchBytesMax`. */
  most?: number;
}

/** Entries to send together, in order of writing; if there are none, when one may become ready, unless nothing waits. */
export interface Claim {
  entries: readonly ClaimedEntry[];
  wakeAt?: number;
}

/** Proof that an answer belongs to the claim that asked. */
export interface Fence {
  id: string;
  owner: string;
  attempts: number;
}

export type Settlement =
  | { type: 'done'; at: number; result: unknown }
  | { type: 'retry'; nextAt: number; error: EntryError }
  | { type: 'refused'; error: EntryError }
  /** Pauses the entry and whatever else of its account waits. */
  | { type: 'signIn'; error: EntryError }
  /** Nobody got to it: it waits as before. */
  | { type: 'untried' };

export interface Settled {
  fence: Fence;
  settlement: Settlement;
}

export interface OutboxStore {
  /**
   * Takes the first ready head of a stream. With `most` also what follows it, heads of other streams and in their streams; what
   * has to travel alone is taken alone.
   */
  claim(request: ClaimRequest): Promise<Claim>;
  /** Applies each only if the entry is still held by this claim; says of each whether it was. */
  settle(settled: readonly Settled[]): Promise<boolean[]>;
  /**
   * Both at once, as a sender that goes on does: waiting for the disk once instead of twice is what sending many takes.
   * `kept` as from `settle`.
   */
  settleAndClaim(
    settled: readonly Settled[],
    request: ClaimRequest,
  ): Promise<{ kept: boolean[]; claim: Claim }>;
  /**
   * Puts back what is held, of every account: also who comes later shall not wait for a sender that is gone. Only for who knows to be the
   * single sender. Returns how many.
   */
  reclaim(): Promise<number>;
  /** Paused entries of the account wait to be sent again. */
  resume(account: AccountKey): Promise<void>;
  /** Entries that wait only because the server could not be reached, or had a problem, are due at once. */
  makeDue(accounts: readonly AccountKey[]): Promise<void>;
  /** Every entry in order of writing. */
  all(): Promise<OutboxRow[]>;
}
