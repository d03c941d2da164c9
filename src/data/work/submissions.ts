/** Code handed in from this device, from the moment it is written down to its verdict. */
import Dexie from 'dexie';
import type { SubmissionType } from '../../../contract/entities/submission';
import type { Language } from '../../../contract/limits';
import type { AccountKey } from '../account/account';
import { practisedBy } from '../copies/practice';
import { appDb } from '../db/app-db';
import { codeSubmit, type SubmissionRow } from '../intents/code-submit';
import { Instead, writeIntent } from '../intents/write-intent';
import { rightlyAnsweredIds } from './answers';

export type { SubmissionRow };

export interface SubmitInput {
  account: AccountKey;
  problemID: string;
  language: Language;
  code: string;
  type: SubmissionType;
  challengeID?: string | undefined;
}

/** Two of the same within this are one that was pressed twice. */
const twiceWithinMs = 1000;

/** The same code handed in a moment ago and not sent yet: a button pressed twice, here or in another tab. Its id. */
export async function handedInJustNow(
  { account, problemID, language, code, contestSlug }: Omit<SubmitInput, 'type'> & { contestSlug?: string },
  now: number,
): Promise<string | undefined> {
  // Of those of a moment ago alone: whoever tries often has hundreds, each with its code.
  const around = (ms: number) => [account, problemID, now + ms];
  const newest = await appDb.submissions
    .where('[account+problemID+createdAt]')
    .between(around(-twiceWithinMs), around(twiceWithinMs), false)
    .last();
  if (newest?.receipt !== 'saved' || newest.contestSlug !== contestSlug) return undefined;
  return newest.language === language && newest.code === code ? newest.id : undefined;
}

/**
 * Writes a submission and the intent to send it, in one transaction; resolves with its id once both are on the disk. Pressed twice, it
 * is one submission.
 * Throws `InvalidPayloadError` for what the contract does not take, `StorageFullError` when there is no room.
 */
export function submitCode({ account, ...said }: SubmitInput): Promise<string> {
  return writeIntent(codeSubmit, { account }, async (_, createdAt) => {
    const same = await handedInJustNow({ account, ...said }, createdAt);
    if (same !== undefined) return new Instead(same);
    return { payload: { ...said, deviceTime: new Date(createdAt).toISOString() } };
  });
}

/** The account's submissions to a problem, newest first: all of them, or those of one contest. */
export async function submissionsOf(
  account: AccountKey,
  problemID: string,
  contestSlug?: string,
): Promise<SubmissionRow[]> {
  return appDb.submissions
    .where('[account+problemID+createdAt]')
    .between([account, problemID, Dexie.minKey], [account, problemID, Dexie.maxKey])
    .and((row) => contestSlug === undefined || row.contestSlug === contestSlug)
    .reverse()
    .toArray();
}

export async function readSubmission(id: string): Promise<SubmissionRow | undefined> {
  return appDb.submissions.get(id);
}

/** Problems the account has an accepted submission or a right answer for, as far as this device knows. */
export async function solvedProblemIds(account: AccountKey): Promise<Set<string>> {
  const keys = await appDb.submissions
    .where('[account+state.verdict+problemID]')
    .between([account, 'AC', Dexie.minKey], [account, 'AC', Dexie.maxKey])
    .uniqueKeys();
  const accepted = (keys as unknown as string[][]).map((key) => key[2] ?? '');
  return new Set([
    ...accepted,
    ...(await rightlyAnsweredIds(account)),
    // On any device, as the server last said.
    ...(await practisedBy(account)).flatMap(({ problemID, solvedAt }) =>
      solvedAt === null ? [] : problemID,
    ),
  ]);
}

/** Differs whenever something that was handed in from here has reached the server, or was judged. */
export async function handedInProgress(account: AccountKey): Promise<string> {
  const count = (receipts: readonly SubmissionRow['receipt'][]) =>
    appDb.submissions
      .where('[account+receipt]')
      .anyOf(receipts.map((receipt) => [account, receipt]))
      .count();
  const answered = await appDb.answers
    .where('[account+problemID+createdAt]')
    .between([account, Dexie.minKey], [account, Dexie.maxKey])
    .and(({ receipt }) => receipt === 'judged')
    .count();
  return [await count(['sent', 'judging']), await count(['judged']), answered].join('/');
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

/** When it was saved on this device, sent, taken by a judge and judged (ms), as far as this device saw it. */
export function receiptTimes({
  createdAt,
  sentAt,
  judgingAt,
  judgedAt,
}: Pick<SubmissionRow, 'createdAt' | 'sentAt' | 'judgingAt' | 'judgedAt'>): (number | undefined)[] {
  return [createdAt, sentAt, judgingAt, judgedAt];
}

/** What was learnt of a submission since it was sent. A late answer never takes back a final one. */
export async function noteProgress(
  id: string,
  progress: Pick<SubmissionRow, 'status' | 'receipt'> & Partial<Pick<SubmissionRow, 'state' | 'judgedAt'>>,
  now: number = Date.now(),
): Promise<void> {
  await appDb.submissions
    .where('id')
    .equals(id)
    .and((row) => row.receipt !== 'judged')
    .modify((row) => {
      if (progress.receipt === 'judging') row.judgingAt ??= now;
      Object.assign(row, progress);
    });
}
