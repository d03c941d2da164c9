import { storeTags } from '../../data/copies/tags';
import { storeUsedTags } from '../../lib/problems/used-tags';
import { call } from '../server/page-client';
import { type PullResult, pullFailure, stored } from './pull-result';

export type { PullResult };

/** Fetches all tags with their counts. Never throws. */
export async function pullTags(): Promise<PullResult> {
  const answer = await call('tagList');
  if (!answer.ok) return pullFailure(answer.failure);
  const { tags } = answer.data;
  storeUsedTags(tags.map(({ tag }) => tag));
  return stored(storeTags(tags));
}
