import type { OwnPracticePage } from '../../../contract/entities/practice';
import { type AccountKey, deviceAccount } from '../../data/account/account';
import { practiceCursor, storePractice } from '../../data/copies/practice';
import { keepJudgedAgain } from '../../data/work/judged-again';
import { call } from '../server/page-client';
import { afterPull } from './after-pull';
import { pullProblemHistory } from './pull-problem-history';
import { pullHistory } from './pull-profiles';
import { type PullResult, pullFailure, storedFor } from './pull-result';

const pagesMax = 100;

/** Fetches the changes since the last pull, and the newest submissions. Never throws. */
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
  const result = await storedFor(account, async () => {
    await keepJudgedAgain(
      account,
      pages.flatMap(({ problems }) => problems),
    );
    return await storePractice(account, pages, since);
  });
  if (result.ok && result.changed) await pullHistory(account, 'newest');
  // A rejudge makes the server send everything.
  if (result.ok && pages[0]?.whole)
    await afterPull(({ pullRejudged }) => pullRejudged(account, pullProblemHistory));
  return result;
}

/** For pages that show practice: pulls only when signed in and online. Never throws. */
export async function refreshPractice(
  account: AccountKey,
  offline: boolean,
): Promise<PullResult | undefined> {
  return offline || account === deviceAccount ? undefined : pullPractice(account);
}
