import type { VirtualContest } from '../../../contract/entities/contest/virtual-contest';
import type { AccountKey } from '../account/account';

export interface VirtualContestRow extends VirtualContest {
  account: AccountKey;
  contestSlug: string;
  fetchedAt: number;
}
