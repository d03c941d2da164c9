import type { VirtualContest } from '../../contract/entities/virtual-contest';
import type { AccountKey } from './account';

/** A contest that is over, whole. */
export interface VirtualContestRow extends VirtualContest {
  account: AccountKey;
  contestSlug: string;
  fetchedAt: number;
}
