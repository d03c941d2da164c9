/** The sender's view of the outbox. Times are ms since 1970, from the caller. */
import type { AccountKey } from '../account/account';
import type { ClaimedEntry, EntryError, OutboxRow } from '../outbox/outbox-entry';

export interface ClaimRequest {
  owner: string;
  now: number;
  leaseMs: number;
  accounts: readonly AccountKey[];
  /** Maximum number of entries, all of one account; default 1. Their payloads fit into `batchBytesMax`. */
  most?: number;
}

/**
 * Entries to send together, in written order. If empty, `wakeAt` is the next due time, unless nothing
 * waits.
 */
export interface Claim {
  entries: readonly ClaimedEntry[];
  wakeAt?: number;
}

/** Proves that an answer belongs to the current claim. */
export interface Fence {
  id: string;
  owner: string;
  attempts: number;
}

export type Settlement =
  | { type: 'done'; at: number; result: unknown }
  | { type: 'retry'; nextAt: number; error: EntryError }
  | { type: 'refused'; error: EntryError }
  /** Also pauses the account's other waiting entries. */
  | { type: 'signIn'; error: EntryError }
  /** Not processed: the entry waits as before. */
  | { type: 'untried' };

export interface Settled {
  fence: Fence;
  settlement: Settlement;
}

export interface OutboxStore {
  /**
   * Claims the first ready head of a stream; with `most`, also other heads and followers. Some entries must
   * be sent alone.
   */
  claim(request: ClaimRequest): Promise<Claim>;
  /** Applies a settlement only if its claim still holds the entry; returns this for each. */
  settle(settled: readonly Settled[]): Promise<boolean[]>;
  /** Both in one transaction: one disk write instead of two. `kept` as from `settle`. */
  settleAndClaim(
    settled: readonly Settled[],
    request: ClaimRequest,
  ): Promise<{ kept: boolean[]; claim: Claim }>;
  /**
   * Frees the claimed entries of all accounts, so that a user who signs in later does not wait for a dead
   * sender. Only for the leader. Returns their number.
   */
  reclaim(): Promise<number>;
  resume(account: AccountKey): Promise<void>;
  /** Makes entries due that wait only because the server was unreachable or failing. */
  makeDue(accounts: readonly AccountKey[]): Promise<void>;
  all(): Promise<OutboxRow[]>;
}
