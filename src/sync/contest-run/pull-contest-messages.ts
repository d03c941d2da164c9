import type { Announce } from '../../../contract/entities/contest/contest-message';
import { storeContestMessages } from '../../data/copies/contest-messages';
import { errorText } from '../../lib/error-text';
import { type PullResult, pullFailure, storedFor } from '../pull/pull-result';
import { call } from '../server/page-client';
import { contactRun } from './start-contest';

export async function pullContestMessages(slug: string): Promise<PullResult> {
  const answer = await call('contestMessages', { params: { slug }, retries: 0 });
  if (!answer.ok) return pullFailure(answer.failure);
  const { messages, clarifications } = answer.data;
  const stored = await storedFor(answer.account, () => storeContestMessages(slug, messages, clarifications));
  // A message may announce a pause or extra time.
  if (stored.ok && stored.changed && answer.account !== undefined) await contactRun(answer.account, slug);
  return stored;
}

/** Sends an announcement; returns null, or the server's error message. Never throws. */
export async function announce(said: Announce): Promise<string | null> {
  const answer = await call('contestAnnounce', { body: said });
  if (!answer.ok) return errorText(answer.failure.error);
  await pullContestMessages(said.contestSlug);
  return null;
}
