import Dexie from 'dexie';
import type { SubmissionType } from '../../../contract/entities/submission';
import type { Language } from '../../../contract/limits';
import type { AccountKey } from '../account/account';
import { practisedBy } from '../copies/practice';
import { appDb } from '../db/app-db';
import { codeSubmit, type SubmissionRow } from '../intents/code-submit';
import { SkipWrite, writeIntent } from '../intents/write-intent';
import { correctlyAnsweredIds } from './answers';
import { findWorkChain } from './find-work-chain';
import type { WorkMoment } from './new-work';

export type { SubmissionRow };

export interface SubmitInput {
  account: AccountKey;
  problemID: string;
  language: Language;
  code: string;
  type: SubmissionType;
  challengeID?: string | undefined;
}

/** Equal code within this time is a double click. */
const twiceWithinMs = 1000;

/** The id of the same unsent code, submitted a moment ago by a double click, here or in another tab. */
export async function findDoubleSubmit(
  { account, problemID, language, code, contestSlug }: Omit<SubmitInput, 'type'> & { contestSlug?: string },
  now: number,
): Promise<string | undefined> {
  // Recent rows only: a user may have hundreds, each with code.
  const around = (ms: number) => [account, problemID, now + ms];
  const newest = await appDb.submissions
    .where('[account+problemID+createdAt]')
    .between(around(-twiceWithinMs), around(twiceWithinMs), false)
    .last();
  if (newest?.receipt !== 'saved' || newest.contestSlug !== contestSlug) return undefined;
  return newest.language === language && newest.code === code ? newest.id : undefined;
}

/**
 * Stores and enqueues a submission in one transaction; resolves with its id. A double click makes one
 * submission. Throws `InvalidPayloadError`, `StorageFullError`.
 */
export async function submitCode({ account, ...said }: SubmitInput, at?: WorkMoment): Promise<string> {
  const { problemID, language, code } = said;
  const link = await findWorkChain(account, problemID, at);
  return writeIntent(codeSubmit, { account }, async (_, createdAt) => {
    const same = await findDoubleSubmit({ account, ...said }, createdAt);
    if (same !== undefined) return new SkipWrite(same);
    const work = await link?.({ problemID, language, content: code });
    return { payload: { ...said, deviceTime: new Date(createdAt).toISOString(), work } };
  });
}

/** Newest first; all, or those of one contest. */
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

/** Problems with an accepted submission or a correct answer, as far as this device knows. */
export async function solvedProblemIds(account: AccountKey): Promise<Set<string>> {
  const keys = await appDb.submissions
    .where('[account+state.verdict+problemID]')
    .between([account, 'AC', Dexie.minKey], [account, 'AC', Dexie.maxKey])
    .uniqueKeys();
  const accepted = (keys as unknown as string[][]).map((key) => key[2] ?? '');
  return new Set([
    ...accepted,
    ...(await correctlyAnsweredIds(account)),
    ...(await practisedBy(account)).flatMap(({ problemID, solvedAt }) =>
      solvedAt === null ? [] : problemID,
    ),
  ]);
}

/** A key that changes when a submission reached the server or was judged. */
export async function submissionProgressKey(account: AccountKey): Promise<string> {
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

/** Received by the server without a final state: to be polled. */
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

/** Local times (ms) of each step, as far as this device saw it. */
export function receiptTimes({
  createdAt,
  sentAt,
  judgingAt,
  judgedAt,
}: Pick<SubmissionRow, 'createdAt' | 'sentAt' | 'judgingAt' | 'judgedAt'>): (number | undefined)[] {
  return [createdAt, sentAt, judgingAt, judgedAt];
}

/** Stores progress after sending. A late answer never replaces a final state. */
export async function noteProgress(
  id: string,
  progress: Pick<SubmissionRow, 'status' | 'receipt'> &
    Partial<Pick<SubmissionRow, 'state' | 'judgedAt' | 'refusal'>>,
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
