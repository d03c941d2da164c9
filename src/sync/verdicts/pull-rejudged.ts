import type { OwnSubmission } from '../../../contract/entities/profile';
import type { AccountKey } from '../../data/account/account';
import {
  keepNewState,
  solvedOnlyHere,
  submissionsJudgedAgain,
} from '../../data/rejudged/rejudged-submissions';
import { storedFor } from '../pull/pull-result';
import { call } from '../server/page-client';

/**
 * Fetches the results of this device's submissions that the server has judged again. Never throws.
 * @param listed what the server lists now
 */
export async function pullNewResults(account: AccountKey, listed: readonly OwnSubmission[]): Promise<void> {
  await storedFor(account, async () => {
    for (const { id, submissionID } of await submissionsJudgedAgain(account, listed)) {
      const answer = await call('codeStatus', { params: { submissionID }, query: {}, account });
      if (!answer.ok) return false;
      await keepNewState(id, answer.data);
    }
    return true;
  });
}

/** The history of all problems has only the newest submissions. */
const problemsMax = 20;

/** After a rejudge, of which only the practice of the account tells. */
export async function pullRejudged(
  account: AccountKey,
  pullProblem: (account: AccountKey, problemID: string) => Promise<unknown>,
): Promise<void> {
  const problemIDs = await solvedOnlyHere(account);
  for (const problemID of problemIDs.slice(0, problemsMax)) await pullProblem(account, problemID);
}
