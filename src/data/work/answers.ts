import Dexie from 'dexie';
import type { AccountKey } from '../account/account';
import { practisedAnswer } from '../copies/practice';
import { appDb } from '../db/app-db';
import { answerDraftKey } from '../drafts/answer-drafts';
import { type AnswerRow, answersSubmit } from '../intents/answers-submit';
import { writeIntent } from '../intents/write-intent';
import { findWorkChain } from './find-work-chain';
import type { WorkMoment } from './new-work';

export type { AnswerRow };

export type AnswerInput = Pick<AnswerRow, 'account' | 'problemID' | 'answer'> & {
  challengeID?: string | undefined;
};

/**
 * Stores and enqueues an answer in one transaction; resolves with its id. Throws `InvalidPayloadError`,
 * `StorageFullError`.
 */
export async function submitAnswer({ account, ...said }: AnswerInput, at?: WorkMoment): Promise<string> {
  const { problemID, answer } = said;
  const link = await findWorkChain(account, problemID, at);
  return writeIntent(answersSubmit, { account }, async (_, createdAt) => {
    await appDb.kv.delete(answerDraftKey(account, said.problemID));
    const type = said.challengeID === undefined ? ('problem' as const) : ('challenge' as const);
    const work = await link?.({ problemID, language: '', content: answer });
    return { payload: { ...said, type, deviceTime: new Date(createdAt).toISOString(), work } };
  });
}

/** Newest first; practice only, or one contest. */
export async function answersOf(
  account: AccountKey,
  problemID: string,
  contestSlug?: string,
): Promise<AnswerRow[]> {
  return appDb.answers
    .where('[account+problemID+createdAt]')
    .between([account, problemID, Dexie.minKey], [account, problemID, Dexie.maxKey])
    .and((row) => row.contestSlug === contestSlug)
    .reverse()
    .toArray();
}

/** From this device; in practice also a newer one from another device. */
export async function newestAnswer(
  account: AccountKey,
  problemID: string,
  contestSlug?: string,
): Promise<AnswerRow | undefined> {
  const [here] = await answersOf(account, problemID, contestSlug);
  const told = contestSlug === undefined ? await practisedAnswer(account, problemID) : undefined;
  if (!told) return here;
  if (here && (!here.result || here.result.receivedTime >= told.receivedTime)) return here;
  const { answer, ...result } = told;
  const createdAt = Date.parse(told.receivedTime);
  return { id: told.answerID, account, problemID, answer, createdAt, receipt: 'judged', result };
}

export async function readAnswer(id: string): Promise<AnswerRow | undefined> {
  return appDb.answers.get(id);
}

export async function correctlyAnsweredIds(account: AccountKey): Promise<string[]> {
  const keys = await appDb.answers
    .where('[account+result.score+problemID]')
    .between([account, 100, Dexie.minKey], [account, 100, Dexie.maxKey])
    .uniqueKeys();
  return (keys as unknown as string[][]).map((key) => key[2] ?? '');
}
