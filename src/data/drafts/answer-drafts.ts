import type { Answer } from '../../../contract/entities/question';
import type { AccountKey } from '../account/account';
import { appDb } from '../db/app-db';
import { withRoom } from '../storage/storage-full';

/** Contest drafts have their own keys, and no other account adopts them: a run belongs to one account. */
export const answerDraftKey = (account: AccountKey, problemID: string, contestSlug = '') =>
  contestSlug === ''
    ? `answerDraft/${account}/${problemID}`
    : `contestAnswerDraft/${account}/${contestSlug}/${problemID}`;

/** Anonymous drafts are offered after sign-in (`takeOverDeviceWork`). */
export async function readAnswerDraft(
  account: AccountKey,
  problemID: string,
  contestSlug = '',
): Promise<Answer | undefined> {
  const row = await appDb.kv.get(answerDraftKey(account, problemID, contestSlug));
  return row?.value as Answer | undefined;
}

/** Resolves once it is on disk. Throws `StorageFullError`. */
export async function saveAnswerDraft(
  account: AccountKey,
  problemID: string,
  answer: Answer,
  contestSlug = '',
): Promise<void> {
  const key = answerDraftKey(account, problemID, contestSlug);
  await withRoom(() => appDb.kv.put({ key, value: answer }));
}

/** All answer drafts of the account, without contests. */
export async function answerDraftsOf(account: AccountKey): Promise<{ problemID: string; answer: Answer }[]> {
  const prefix = answerDraftKey(account, '');
  const rows = await appDb.kv.where('key').startsWith(prefix).toArray();
  return rows.map(({ key, value }) => ({ problemID: key.slice(prefix.length), answer: value as Answer }));
}
