import Dexie from 'dexie';
import type { Language } from '../../../contract/limits';
import { isVirtual } from '../../../contract/rules/names/virtual-slug';
import type { AccountKey } from '../account/account';
import { appDb } from '../db/app-db';
import { type CodeRunRow, codeRun } from '../intents/code-run';
import { writeIntent } from '../intents/write-intent';

export type { CodeRunRow };

export type CodeRunInput = Pick<CodeRunRow, 'account' | 'problemID' | 'language' | 'code' | 'inputs'> & {
  /** The contest run, whose problems may be private. */
  contestSlug?: string | undefined;
};

const ofProblem = (account: AccountKey, problemID: string) =>
  appDb.codeRuns
    .where('[account+problemID+createdAt]')
    .between([account, problemID, Dexie.minKey], [account, problemID, Dexie.maxKey]);

/**
 * Stores and enqueues a run in one transaction; resolves with its id. Replaces the previous run of the same
 * problem and language, even if unsent. Throws `InvalidPayloadError`, `StorageFullError`.
 */
export function askForCodeRun({ account, contestSlug, ...said }: CodeRunInput): Promise<string> {
  // For the judge a virtual run is practice.
  const isPractice = contestSlug === undefined || isVirtual(contestSlug);
  return writeIntent(codeRun, { account }, async () => {
    await forgetFormer(account, said.problemID, said.language);
    return { payload: isPractice ? said : { ...said, contestSlug }, row: { contestSlug } };
  });
}

async function forgetFormer(account: AccountKey, problemID: string, language: Language): Promise<void> {
  const former = await ofProblem(account, problemID)
    .and((row) => row.language === language)
    .toArray();
  for (const { id } of former) await forget(id);
}

/** An entry under way stays; without its row it is dropped when the answer arrives. */
async function forget(id: string): Promise<void> {
  await appDb.codeRuns.delete(id);
  const entry = await appDb.outbox.get({ id });
  if (!entry || entry.state === 'inflight' || entry.state === 'done') return;
  await appDb.outbox.delete(entry.seq);
  await appDb.payloads.delete(id);
}

export function cancelCodeRun(id: string): Promise<void> {
  return appDb.transaction('rw', appDb.codeRuns, appDb.outbox, appDb.payloads, () => forget(id));
}

/** Newest first; one per language. */
export async function codeRunsOf(account: AccountKey, problemID: string): Promise<CodeRunRow[]> {
  return ofProblem(account, problemID).reverse().toArray();
}

/** Received by the server and not over: to be polled. */
export async function watchedCodeRuns(accounts: readonly AccountKey[]): Promise<CodeRunRow[]> {
  const keys = accounts.flatMap((account) => [
    [account, 'sent'],
    [account, 'judging'],
  ]);
  return appDb.codeRuns.where('[account+receipt]').anyOf(keys).toArray();
}

/** Has no effect on a cancelled run. */
export async function noteCodeRun(
  id: string,
  progress: Pick<CodeRunRow, 'receipt'> & Partial<Pick<CodeRunRow, 'state' | 'refusal'>>,
): Promise<void> {
  await appDb.codeRuns.update(id, progress);
}
