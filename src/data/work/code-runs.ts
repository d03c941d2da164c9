/** Runs of the samples that the judge does for this device, from the moment they are asked for to what they came to. */
import Dexie from 'dexie';
import type { Language } from '../../../contract/limits';
import { isVirtual } from '../../../contract/rules/virtual-slug';
import type { AccountKey } from '../account/account';
import { appDb } from '../db/app-db';
import { type CodeRunRow, codeRun } from '../intents/code-run';
import { writeIntent } from '../intents/write-intent';

export type { CodeRunRow };

export type CodeRunInput = Pick<CodeRunRow, 'account' | 'problemID' | 'language' | 'code' | 'inputs'> & {
  /** In the run of this contest, whose problems may be nobody else's to see. */
  contestSlug?: string | undefined;
};

const ofProblem = (account: AccountKey, problemID: string) =>
  appDb.codeRuns
    .where('[account+problemID+createdAt]')
    .between([account, problemID, Dexie.minKey], [account, problemID, Dexie.maxKey]);

/**
 * Writes a run and the intent to send it, in one transaction; resolves with its id once both are on the disk. It takes the place of
 * the former one of the same problem and language: what of that was not sent yet never will be.
 * Throws `InvalidPayloadError` for what the contract does not take, `StorageFullError` when there is no room.
 */
export function askForCodeRun({ account, contestSlug, ...said }: CodeRunInput): Promise<string> {
  // A virtual run is practice to the judge.
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

/** What is on its way is let go: its answer finds nobody waiting for it. */
async function forget(id: string): Promise<void> {
  await appDb.codeRuns.delete(id);
  const entry = await appDb.outbox.get({ id });
  if (!entry || entry.state === 'inflight' || entry.state === 'done') return;
  await appDb.outbox.delete(entry.seq);
  await appDb.payloads.delete(id);
}

/** Nobody waits for it any more, wherever it is. */
export function cancelCodeRun(id: string): Promise<void> {
  return appDb.transaction('rw', appDb.codeRuns, appDb.outbox, appDb.payloads, () => forget(id));
}

/** The account's runs of a problem, newest first: one for each language. */
export async function codeRunsOf(account: AccountKey, problemID: string): Promise<CodeRunRow[]> {
  return ofProblem(account, problemID).reverse().toArray();
}

/** Received by the server and not over yet: to be asked for. */
export async function watchedCodeRuns(accounts: readonly AccountKey[]): Promise<CodeRunRow[]> {
  const keys = accounts.flatMap((account) => [
    [account, 'sent'],
    [account, 'judging'],
  ]);
  return appDb.codeRuns.where('[account+receipt]').anyOf(keys).toArray();
}

/** What was learnt of a run. One that was forgotten meanwhile stays forgotten. */
export async function noteCodeRun(
  id: string,
  progress: Pick<CodeRunRow, 'receipt'> & Partial<Pick<CodeRunRow, 'state' | 'refusal'>>,
): Promise<void> {
  await appDb.codeRuns.update(id, progress);
}
