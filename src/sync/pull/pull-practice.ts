/** What an account has solved and answered on its other devices. */
import type { OwnPracticePage } from '../../../contract/entities/practice';
import { type AccountKey, deviceAccount } from '../../data/account/account';
import { practiceCursor, storePractice } from '../../data/copies/practice';
import { call } from '../server/page-client';
import { pullHistory } from './pull-profiles';
import { type PullResult, pullFailure, storedFor } from './pull-result';

/** Far more than anybody has: it only bounds the loop. */
const pagesMax = 100;

/** Fetches what changed since the last time, or everything; and with it the newest submissions. Never throws. */
export async function pullPractice(account: AccountKey): Promise<PullResult> {
  const since = await practiceCursor(account).catch(() => undefined);
  const pages: OwnPracticePage[] = [];
  let after: string | undefined;
  do {
    const answer = await call('practiceOwn', {
      body: { since, after },
      account,
    });
    if (!answer.ok) return pullFailure(answer.failure);
    pages.push(answer.data);
    after = answer.data.next ?? undefined;
  } while (after !== undefined && pages.length < pagesMax);
  const result = await storedFor(account, () => storePractice(account, pages, since));
  if (result.ok && result.changed) await pullHistory(account, 'newest');
  return result;
}

/** For a page that shows practice: the same, if somebody is signed in and there is a network. Never throws. */
export async function refreshPractice(
  account: AccountKey,
  offline: boolean,
): Promise<PullResult | undefined> {
  return offline || account === deviceAccount ? undefined : pullPractice(account);
}
