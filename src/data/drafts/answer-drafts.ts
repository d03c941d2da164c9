/** Answers that are being given: kept on this device from the first choice on until they are handed in. */
import type { Answer } from '../../../contract/entities/question';
import type { AccountKey } from '../account/account';
import { appDb } from '../db/app-db';
import { withRoom } from '../storage/storage-full';

/** In a contest it is another answer than in practice, and is never exported or adopted: a run has one account. */
export const answerDraftKey = (account: AccountKey, problemID: string, contestSlug = '') =>
  contestSlug === ''
    ? `answerDraft/${account}/${problemID}`
    : `contestAnswerDraft/${account}/${contestSlug}/${problemID}`;

/** What was chosen or typed so far. What was begun before signing in is offered to whoever signs in (`takeOverDeviceWork`). */
export async function readAnswerDraft(
  account: AccountKey,
  problemID: string,
  contestSlug = '',
): Promise<Answer | undefined> {
  const row = await appDb.kv.get(answerDraftKey(account, problemID, contestSlug));
  return row?.value as Answer | undefined;
}

/** Resolves once it is on the disk. Throws `StorageFullError`. */
export async function saveAnswerDraft(
  account: AccountKey,
  problemID: string,
  answer: Answer,
  contestSlug = '',
): Promise<void> {
  const key = answerDraftKey(account, problemID, contestSlug);
  await withRoom(() => appDb.kv.put({ key, value: answer }));
}

/** Every answer the account is giving. */
export async function answerDraftsOf(account: AccountKey): Promise<{ problemID: string; answer: Answer }[]> {
  const prefix = answerDraftKey(account, '');
  const rows = await appDb.kv.where('key').startsWith(prefix).toArray();
  return rows.map(({ key, value }) => ({ problemID: key.slice(prefix.length), answer: value as Answer }));
}
