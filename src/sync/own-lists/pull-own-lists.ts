import type { AccountKey } from '../../data/account/account';
import { applyAnswers } from '../../data/own-lists/apply-answers';
import { type PullPlace, readPullPlace } from '../../data/own-lists/pull-places';
import { storeOwnLists } from '../../data/own-lists/sync-lists';
import { type PullResult, pullFailure, storedFor } from '../pull/pull-result';
import { call } from '../server/page-client';

/** Gets what other devices of the account changed. Never throws. */
export async function pullOwnLists(account: AccountKey): Promise<PullResult> {
  // The service worker may have sent changes.
  await applyAnswers(account).catch((error) => console.warn('An answer could not be merged', error));
  const news = await pullFrom(account, 'news');
  if (!news.ok) return news;
  const again = await pullFrom(account, 'again');
  return again.ok ? { ok: true, changed: news.changed || again.changed } : again;
}

async function pullFrom(account: AccountKey, place: PullPlace): Promise<PullResult> {
  let changed = false;
  for (;;) {
    const since = await readPullPlace(account, place);
    if (since === undefined) return { ok: true, changed };
    const answer = await call('ownListsPull', { body: { since }, account, retries: 0 });
    if (!answer.ok) return pullFailure(answer.failure);
    const { data } = answer;
    if (data.rows.length > 0 || data.reset || place === 'again') {
      const stored = await storedFor(answer.account, () => storeOwnLists(account, data, since, place));
      if (!stored.ok) return stored;
      changed ||= stored.changed;
      // The page could not be stored, so the next one would be the same.
      if (!stored.changed && !data.reset) return stored;
    }
    if (!data.more) return { ok: true, changed };
  }
}

export const mergeAnswers = applyAnswers;
