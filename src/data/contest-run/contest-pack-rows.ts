import type { PackLock } from '../../../contract/entities/contest/contest-pack';
import type { AccountKey } from '../account/account';
import type { ContestRow } from '../db/cache-rows';

/**
 * wanted: waiting or downloading · ready: complete · failed: see `problem`. Once opened, the pack becomes a
 * run and this row is deleted.
 */
export interface ContestPackRow {
  account: AccountKey;
  contestSlug: string;
  /** A copy for an offline start, because cached contests may be dropped. */
  contest: ContestRow;
  state: 'wanted' | 'ready' | 'failed';
  askedAt: number;
  /** 0 before the first part. */
  version: number;
  problemCount: number;
  bytesDone: number;
  bytesTotal: number;
  checkedAt?: number;
  problem?: string;
}

/** The encrypted pack as received; all text base64. */
export interface SealedParts {
  version: number;
  iv: string;
  lock: PackLock;
  parts: number;
  data: string[];
}

/** A separate table, because pack rows are read often. */
export interface ContestPackDataRow {
  account: AccountKey;
  contestSlug: string;
  whole?: SealedParts;
  /** A newer pack being downloaded; `whole` stays until it is complete. */
  coming?: SealedParts;
}
