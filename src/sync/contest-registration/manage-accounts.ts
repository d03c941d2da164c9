/** Accounts that the organiser creates. Passwords are only in the returned value: nothing stores them. */

import { accountLimits } from '../../../contract/account-limits';
import type {
  AccountRow,
  CheckedAccounts,
  CreatedAccounts,
  Credentials,
  DeletedAccounts,
  ResetCredentials,
} from '../../../contract/entities/contest/contest-accounts';
import { errorText } from '../../lib/error-text';
import { type Decision, pullManagedContest } from '../contest-run/manage-contest';
import { call } from '../server/page-client';

type Failed = { ok: false; message: string };

export async function checkAccounts(
  contestSlug: string,
  rows: AccountRow[],
): Promise<{ ok: true; rows: CheckedAccounts['rows'] } | Failed> {
  const answer = await call('contestCheckAccounts', { body: { contestSlug, rows } });
  return answer.ok
    ? { ok: true, rows: answer.data.rows }
    : { ok: false, message: errorText(answer.failure.error) };
}

export interface CreationProgress {
  readonly done: number;
  readonly rows: CreatedAccounts['rows'];
}

/**
 * In several requests. After a failure, `done` rows are complete, and the rest can be sent again.
 * @param onProgress after each request
 */
export async function createAccounts(
  contestSlug: string,
  rows: readonly AccountRow[],
  onProgress: (progress: CreationProgress) => void,
): Promise<Decision> {
  for (let done = 0; done < rows.length; done += accountLimits.rowsAtOnceMax) {
    const some = rows.slice(done, done + accountLimits.rowsAtOnceMax);
    const answer = await call('contestCreateAccounts', { body: { contestSlug, rows: some } });
    if (!answer.ok) return { ok: false, message: errorText(answer.failure.error) };
    onProgress({ done: done + some.length, rows: answer.data.rows });
  }
  await pullManagedContest(contestSlug);
  return { ok: true };
}

/** In several requests; on a failure with the passwords that were set before. */
export async function resetAccounts(
  contestSlug: string,
  usernames: readonly string[],
): Promise<ResetCredentials & { message?: string }> {
  const accounts: Credentials[] = [];
  const refused: string[] = [];
  for (let done = 0; done < usernames.length; done += accountLimits.rowsAtOnceMax) {
    const some = usernames.slice(done, done + accountLimits.rowsAtOnceMax);
    const answer = await call('contestResetAccounts', { body: { contestSlug, usernames: some } });
    if (!answer.ok) return { accounts, refused, message: errorText(answer.failure.error) };
    accounts.push(...answer.data.accounts);
    refused.push(...answer.data.refused);
  }
  return { accounts, refused };
}

/** In several requests; on a failure with the accounts that were deleted before. */
export async function deleteAccounts(
  contestSlug: string,
  usernames: readonly string[],
): Promise<DeletedAccounts & { message?: string }> {
  const deleted: string[] = [];
  const refused: string[] = [];
  let message: string | undefined;
  for (let done = 0; done < usernames.length; done += accountLimits.rowsAtOnceMax) {
    const some = usernames.slice(done, done + accountLimits.rowsAtOnceMax);
    const answer = await call('contestDeleteAccounts', { body: { contestSlug, usernames: some } });
    if (!answer.ok) {
      message = errorText(answer.failure.error);
      break;
    }
    deleted.push(...answer.data.deleted);
    refused.push(...answer.data.refused);
  }
  await pullManagedContest(contestSlug);
  return { deleted, refused, ...(message !== undefined && { message }) };
}

export async function setAsksTeam(contestSlug: string, asksTeam: boolean): Promise<Decision> {
  const answer = await call('contestManageRegistration', { body: { contestSlug, asksTeam } });
  if (!answer.ok) return { ok: false, message: errorText(answer.failure.error) };
  await pullManagedContest(contestSlug);
  return { ok: true };
}
