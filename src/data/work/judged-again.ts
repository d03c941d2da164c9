import Dexie from 'dexie';
import type { PractisedProblem } from '../../../contract/entities/practice';
import type { OwnSubmission } from '../../../contract/entities/profile';
import type { SubmissionState } from '../../../contract/entities/submission';
import type { AccountKey } from '../account/account';
import { practisedBy } from '../copies/practice';
import { appDb } from '../db/app-db';

const ofProblem = (account: AccountKey, problemID: string) =>
  [
    [account, problemID, Dexie.minKey],
    [account, problemID, Dexie.maxKey],
  ] as const;

/** After a correction of a question: rows of this device get the marks that count now (decision 125). */
export async function keepJudgedAgain(
  account: AccountKey,
  practised: readonly PractisedProblem[],
): Promise<void> {
  for (const { problemID, answer: told } of practised) {
    if (!told?.judgedAgain) continue;
    const { answer: _, ...result } = told;
    await appDb.answers
      .where('[account+problemID+createdAt]')
      .between(...ofProblem(account, problemID))
      .and((row) => row.result?.answerID === told.answerID)
      .modify({ result });
  }
}

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
      .between(...ofProblem(account, problemID))
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
