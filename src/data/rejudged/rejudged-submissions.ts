/** A folder of its own, because no page needs it before it responds. */
import Dexie from 'dexie';
import type { OwnSubmission } from '../../../contract/entities/profile';
import type { SubmissionState } from '../../../contract/entities/submission';
import type { AccountKey } from '../account/account';
import { practisedBy } from '../copies/practice';
import { appDb } from '../db/app-db';

/** Submissions of this device that the server lists with another result: it has judged them again (decision 123). */
export async function submissionsJudgedAgain(
  account: AccountKey,
  listed: readonly OwnSubmission[],
): Promise<{ id: string; submissionID: string }[]> {
  const done = listed.filter(({ kind, status }) => kind === 'code' && status === 'done');
  const told = new Map(done.map((one) => [one.submissionID, one]));
  const found: { id: string; submissionID: string }[] = [];
  for (const problemID of new Set(done.map((one) => one.problemID))) {
    await appDb.submissions
      .where('[account+problemID+createdAt]')
      .between([account, problemID, Dexie.minKey], [account, problemID, Dexie.maxKey])
      // In a contest its clock and its freeze decide what a participant sees.
      .and(({ receipt, contestSlug }) => receipt === 'judged' && contestSlug === undefined)
      .each(({ id, submissionID = '', state }) => {
        const now = told.get(submissionID);
        const isSame = now?.verdict === state?.verdict && (now?.score ?? 0) === (state?.score ?? 0);
        if (now && !isSame) found.push({ id, submissionID });
      });
  }
  return found;
}

/** Problems with a program that this device takes for accepted, and the account's practice does not. */
export async function solvedOnlyHere(account: AccountKey): Promise<string[]> {
  const accepted = await appDb.submissions
    .where('[account+state.verdict+problemID]')
    .between([account, 'AC', Dexie.minKey], [account, 'AC', Dexie.maxKey])
    .and(({ receipt, contestSlug }) => receipt === 'judged' && contestSlug === undefined)
    .toArray();
  const known = await practisedBy(account);
  const solved = new Set(known.flatMap(({ problemID, solvedAt }) => (solvedAt === null ? [] : problemID)));
  return [...new Set(accepted.map(({ problemID }) => problemID))].filter((id) => !solved.has(id));
}

/** Replaces the result of an earlier judgement. */
export async function keepNewState(id: string, state: SubmissionState): Promise<void> {
  if (state.status !== 'done') return;
  await appDb.submissions
    .where('id')
    .equals(id)
    .and(({ receipt }) => receipt === 'judged')
    .modify({ state, status: state.status });
}
