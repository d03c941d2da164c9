import type { AccountKey } from '../account/account';
import type { OutboxKind, Payloads } from '../intents/registry';

/**
 * queued: due at `nextAt` · inflight: claimed by `owner` until `leaseUntil` · paused: needs a sign-in ·
 * done: acknowledged · refused: permanently, the user decides.
 */
export type EntryState = 'queued' | 'inflight' | 'paused' | 'done' | 'refused';

export interface EntryError {
  errorCode: string;
  error: string;
  message: string;
  /** What is wrong at which path of the payload, if the server said it. */
  fields?: readonly { path: string; message: string }[];
  at: number;
}

export const networkErrorCodes: ReadonlySet<string> = new Set(['NETWORK', 'TIMEOUT']);

/**
 * Whether the attempt failed because the server was unreachable or failing. Such entries are due once it
 * recovers; a delay requested by the server (429) stays.
 */
export function isServerTrouble(errorCode: string | undefined): boolean {
  if (errorCode === undefined) return false;
  return networkErrorCodes.has(errorCode) || isServerFault(errorCode);
}

export function isServerFault(errorCode: string): boolean {
  return errorCode === 'INTERNAL' || errorCode === 'UNAVAILABLE' || /^HTTP_5/.test(errorCode);
}

export interface OutboxRow {
  /** Written order, independent of clocks. */
  seq: number;
  id: string;
  /** An `OutboxKind`, or a kind of a newer build in another tab. */
  kind: string;
  v: number;
  /** Entries of one stream are sent strictly in order. */
  stream: string;
  account: AccountKey;
  /** 1 until settled, then absent. */
  open?: 1;
  createdAt: number;
  /** Increases with every claim; with `owner` it identifies late answers. */
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

/** A claimed entry with its payload in the current version. */
export interface ClaimedEntry<K extends OutboxKind = OutboxKind> extends OutboxEntry {
  kind: K;
  payload: Payloads[K];
}

/** RUN-21: of the server, or of a proxy that limits requests. */
export const isTooMany = (errorCode: string): boolean =>
  errorCode === 'TOO_MANY_REQUESTS' || errorCode === 'HTTP_429';
