import Dexie from 'dexie';
import type { PractisedProblem } from '../../../contract/entities/practice';
import type { AccountKey } from '../account/account';
import { appDb } from '../db/app-db';

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
      .between([account, problemID, Dexie.minKey], [account, problemID, Dexie.maxKey])
      .and((row) => row.result?.answerID === told.answerID)
      .modify({ result });
  }
}
