/** Code handed in from this device, from the moment it is written down to its verdict. */

import Dexie from 'dexie';
import type { SubmissionType, SubmitCode } from '../../contract/entities/submission';
import type { Language } from '../../contract/limits';
import { randomId } from '../lib/random-id';
import type { AccountKey } from './account';
import { appDb } from './app-db';
import type { SubmissionRow } from './app-rows';
import { addEntry } from './outbox';
import { withRoom } from './storage-full';

export type { SubmissionRow };

export interface SubmitInput {
  account: AccountKey;
  problemID: string;
  language: Language;
  code: string;
  type: SubmissionType;
  challengeID?: string;
  contestSlug?: string;
}

function payloadOf(input: SubmitInput, createdAt: number): SubmitCode {
  const { account: _, ...said } = input;
  return { ...said, deviceTime: new Date(createdAt).toISOString() };
}

/**
 * Writes a submission and the intent to send it, in one transaction; resolves with its id once both are on the disk.
 * Throws `InvalidPayloadError` for what the contract does not take, `StorageFullError` when there is no room.
 */
export async function submitCode(input: SubmitInput): Promise<string> {
  const id = randomId();
  const createdAt = Date.now();
  // The schemas are loaded with the first submission, not with the first page.
  const { checkPayload } = await import('./check-payload');
  const payload = checkPayload('codeSubmit', payloadOf(input, createdAt));
  const stream = `${input.account}/problem:${input.problemID}`;
  await withRoom(() =>
    appDb.transaction('rw', appDb.submissions, appDb.outbox, appDb.payloads, async () => {
      await appDb.submissions.add({ ...input, id, createdAt, receipt: 'saved', status: 'queued' });
      await addEntry({ id, kind: 'codeSubmit', stream, account: input.account, payload, createdAt });
    }),
  );
  return id;
}

/** The account's submissions to a problem, newest first. */
export async function submissionsOf(account: AccountKey, problemID: string): Promise<SubmissionRow[]> {
  return appDb.submissions
    .where('[account+problemID+createdAt]')
    .between([account, problemID, Dexie.minKey], [account, problemID, Dexie.maxKey])
    .reverse()
    .toArray();
}

export async function readSubmission(id: string): Promise<SubmissionRow | undefined> {
  return appDb.submissions.get(id);
}

/** Problems the account has an accepted submission for, as far as this device knows. */
export async function solvedProblemIds(account: AccountKey): Promise<Set<string>> {
  const keys = await appDb.submissions
    .where('[account+state.verdict+problemID]')
    .between([account, 'AC', Dexie.minKey], [account, 'AC', Dexie.maxKey])
    .uniqueKeys();
  return new Set((keys as unknown as string[][]).map((key) => key[2] ?? ''));
}

/** Received by the server and without a final state yet: to be asked for. */
export async function watchedSubmissionIds(accounts: readonly AccountKey[]): Promise<string[]> {
  const keys = accounts.flatMap((account) => [
    [account, 'sent'],
    [account, 'judging'],
  ]);
  return appDb.submissions.where('[account+receipt]').anyOf(keys).primaryKeys();
}

export async function readSubmissions(ids: string[]): Promise<SubmissionRow[]> {
  const rows = await appDb.submissions.bulkGet(ids);
  return rows.flatMap((row) => row ?? []);
}

/** What was learnt of a submission since it was sent. A late answer never takes back a final one. */
export async function noteProgress(
  id: string,
  progress: Pick<SubmissionRow, 'status' | 'receipt'> & Partial<Pick<SubmissionRow, 'state' | 'judgedAt'>>,
): Promise<void> {
  await appDb.submissions
    .where('id')
    .equals(id)
    .and((row) => row.receipt !== 'judged')
    .modify(progress);
}
