/** The words of the outbox. A kind is the name of the queued call that delivers it. */
import type { AccountKey } from '../account/account';
import type { OutboxKind, Payloads } from '../intents/registry';

/**
 * queued: to be sent at `nextAt` · inflight: claimed by `owner` until `leaseUntil` · paused: its account must sign in ·
 * done: acknowledged · refused: the server said no for good, the person decides.
 */
export type EntryState = 'queued' | 'inflight' | 'paused' | 'done' | 'refused';

export interface EntryError {
  errorCode: string;
  error: string;
  message: string;
  at: number;
}

/** Codes of tries that met no server: they say nothing about the next one. */
export const networkErrorCodes: ReadonlySet<string> = new Set(['NETWORK', 'TIMEOUT']);

/**
 * Whether a try failed because the server could not be reached, or has a problem itself. Once it is well the entry is due at once; a wait
 * that the server asked for (429) stays.
 */
export function isServerTrouble(errorCode: string | undefined): boolean {
  if (errorCode === undefined) return false;
  return networkErrorCodes.has(errorCode) || isServerFault(errorCode);
}

/** Whether the server answered that it has a problem itself. */
export function isServerFault(errorCode: string): boolean {
  return errorCode === 'INTERNAL' || errorCode === 'UNAVAILABLE' || /^HTTP_5/.test(errorCode);
}

export interface OutboxRow {
  /** Order of writing: the only order there is. Clocks are not asked. */
  seq: number;
  /** Also the Idempotency-Key, for life. */
  id: string;
  /** An `OutboxKind`, or a kind that only a newer build, in another tab, knows. */
  kind: string;
  /** Version of the payload's shape when it was written. */
  v: number;
  /** Sent strictly one after the other within a stream. */
  stream: string;
  account: AccountKey;
  /** 1 while unsettled; absent afterwards. */
  open?: 1;
  createdAt: number;
  /** Grows with every claim; with `owner` it tells a late answer from a current one. */
  attempts: number;
  nextAt: number;
  state: EntryState;
  owner?: string;
  leaseUntil?: number;
  settledAt?: number;
  error?: EntryError;
}
export type OutboxEntry = Readonly<OutboxRow>;

export interface PayloadRow {
  id: string;
  payload: unknown;
}

/** An entry as a sender gets it: with its payload, in the current version. */
export interface ClaimedEntry<K extends OutboxKind = OutboxKind> extends OutboxEntry {
  kind: K;
  payload: Payloads[K];
}
