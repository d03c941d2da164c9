import type { PackLock } from '../../../contract/entities/contest/contest-pack';
import type { AccountKey } from '../account/account';
import type { ContestRow } from '../db/cache-rows';

/** wanted: on its way, or will be · ready: all of it is here · failed: `problem` says why. Opened, it is a run and no pack any more. */
export interface ContestPackRow {
  account: AccountKey;
  contestSlug: string;
  /** As it was then, for a start without a network; copies of the server may be dropped. */
  contest: ContestRow;
  state: 'wanted' | 'ready' | 'failed';
  askedAt: number;
  /** 0 before the first part. */
  version: number;
  problemCount: number;
  bytesDone: number;
  bytesTotal: number;
  /** When it was last found to be what the server has. */
  checkedAt?: number;
  problem?: string;
}

/** What is sealed, as it was sent; all text base64. */
export interface SealedParts {
  version: number;
  iv: string;
  lock: PackLock;
  parts: number;
  /** The parts that are here, from the first one on. */
  data: string[];
}

/** Apart: rows of packs are read often. */
export interface ContestPackDataRow {
  account: AccountKey;
  contestSlug: string;
  /** All of it is here. */
  whole?: SealedParts;
  /** On its way; what is whole stays until this is. */
  coming?: SealedParts;
}
