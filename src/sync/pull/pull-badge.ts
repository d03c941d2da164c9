import { storeBadge } from '../../data/copies/badges';
import { call } from '../server/page-client';
import { type PullResult, pullFailure, stored } from './pull-result';

/** Never throws. */
export async function pullBadge(name: string): Promise<PullResult> {
  const answer = await call('badgeGet', { params: { name } });
  return answer.ok ? stored(storeBadge(answer.data.badge)) : pullFailure(answer.failure);
}
