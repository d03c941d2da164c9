/** Answers to questions given on this device, from the moment they are written down to what became of them. */
import Dexie from 'dexie';
import type { SubmitAnswer } from '../../contract/entities/answer';
import { randomId } from '../lib/random-id';
import type { AccountKey } from './account';
import { answerDraftKey } from './answer-drafts';
import { appDb, entryTables } from './app-db';
import type { AnswerRow } from './app-rows';
import { addEntry } from './outbox';
import { practisedAnswer } from './practice';
import { withRoom } from './storage-full';

export type { AnswerRow };

export type AnswerInput = Pick<AnswerRow, 'account' | 'problemID' | 'answer' | 'challengeID'>;

/**
 * Writes an answer and the intent to send it, in one transaction; resolves with its id once both are on the disk.
 * Throws `InvalidPayloadError` for what the contract does not take, `StorageFullError` when there is no room.
 */
export async function submitAnswer(input: AnswerInput): Promise<string> {
  const { account, ...said } = input;
  const id = randomId();
  const createdAt = Date.now();
  const { checkPayload } = await import('./check-payload');
  const body: SubmitAnswer = {
    ...said,
    type: said.challengeID === undefined ? 'problem' : 'challenge',
    deviceTime: new Date(createdAt).toISOString(),
  };
  const payload = checkPayload('answersSubmit', body);
  const stream = `${account}/problem:${input.problemID}`;
  await withRoom(() =>
    appDb.transaction('rw', [appDb.answers, ...entryTables], async () => {
      await Promise.all([
        // It is no draft any more.
        appDb.kv.delete(answerDraftKey(account, input.problemID)),
        appDb.answers.add({ ...input, id, createdAt, receipt: 'saved' }),
        addEntry({ id, kind: 'answersSubmit', stream, account, payload, createdAt }),
      ]);
    }),
  );
  return id;
}

/** The account's answers to a question, newest first: those of practice, or those of one contest. */
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

/** The newest answer: one of this device, or in practice one of another device that came to the server later. */
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

/** Questions the account has answered rightly, as far as this device knows. */
export async function rightlyAnsweredIds(account: AccountKey): Promise<string[]> {
  const keys = await appDb.answers
    .where('[account+result.score+problemID]')
    .between([account, 100, Dexie.minKey], [account, 100, Dexie.maxKey])
    .uniqueKeys();
  return (keys as unknown as string[][]).map((key) => key[2] ?? '');
}
