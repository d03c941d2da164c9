import type { OwnSubmission } from '../../../contract/entities/profile';
import type { AccountKey } from '../../data/account/account';
import { keepNewState, submissionsJudgedAgain } from '../../data/work/judged-again';
import { call } from '../server/page-client';
import { storedFor } from './pull-result';

/**
 * Fetches the results of this device's submissions that the server has judged again. Never throws.
 * @param listed what the server lists now
 */
export async function pullJudgedAgain(account: AccountKey, listed: readonly OwnSubmission[]): Promise<void> {
  await storedFor(account, async () => {
    for (const { id, submissionID } of await submissionsJudgedAgain(account, listed)) {
      const answer = await call('codeStatus', { params: { submissionID }, query: {}, account });
      if (!answer.ok) return false;
      await keepNewState(id, answer.data);
    }
    return true;
  });
}
