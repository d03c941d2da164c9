/** What teachers and students change in their classes, online only. Network failures are returned, not thrown. */
import { accountLimits } from '../../../contract/account-limits';
import type { ClassDetail, ManageClass } from '../../../contract/entities/classes/class';
import type {
  AccountRow,
  CheckedAccounts,
  CreatedAccounts,
  ResetCredentials,
} from '../../../contract/entities/contest/contest-accounts';
import { accountKey } from '../../auth/session';
import { forgetClass, storeClass } from '../../data/classes/classes';
import { errorText } from '../../lib/error-text';
import type { Failure } from '../server/failure';
import { call } from '../server/page-client';
import { pullClass, pullClasses } from './pull-classes';

type Failed = { ok: false; message: string };
export type Decision = { ok: true } | Failed;

const failed = ({ failure }: { failure: Failure }): Failed => ({
  ok: false,
  message: errorText(failure.error),
});

async function keep(detail: ClassDetail): Promise<void> {
  await storeClass(accountKey(), detail).catch((error) => console.warn('A copy could not be stored', error));
}

export async function createClass(classID: string, name: string): Promise<Decision> {
  const answer = await call('classCreate', { body: { classID, name } });
  if (!answer.ok) return failed(answer);
  await keep(answer.data);
  await pullClasses();
  return { ok: true };
}

export async function manageClass(change: ManageClass): Promise<Decision> {
  const answer = await call('classManage', { body: change });
  if (!answer.ok) return failed(answer);
  await keep(answer.data);
  return { ok: true };
}

export async function joinClass(code: string): Promise<{ ok: true; classID: string; name: string } | Failed> {
  const answer = await call('classJoin', { body: { code } });
  if (!answer.ok) return failed(answer);
  await Promise.all([pullClasses(), pullClass(answer.data.classID)]);
  return { ok: true, ...answer.data };
}

export async function leaveClass(classID: string): Promise<Decision> {
  const answer = await call('classLeave', { body: { classID } });
  if (!answer.ok) return failed(answer);
  await forgetClass(accountKey(), classID);
  await pullClasses();
  return { ok: true };
}

export async function becomeTeacher(code: string): Promise<Decision> {
  const answer = await call('classBecomeTeacher', { body: { code } });
  if (!answer.ok) return failed(answer);
  await pullClasses();
  return { ok: true };
}

export async function checkClassAccounts(
  classID: string,
  rows: AccountRow[],
): Promise<{ ok: true; rows: CheckedAccounts['rows'] } | Failed> {
  const answer = await call('classCheckAccounts', { body: { classID, rows } });
  return answer.ok ? { ok: true, rows: answer.data.rows } : failed(answer);
}

/** In several requests. @param onProgress after each of them */
export async function createClassAccounts(
  classID: string,
  rows: readonly AccountRow[],
  onProgress: (progress: { readonly done: number; readonly rows: CreatedAccounts['rows'] }) => void,
): Promise<Decision> {
  for (let done = 0; done < rows.length; done += accountLimits.rowsAtOnceMax) {
    const some = rows.slice(done, done + accountLimits.rowsAtOnceMax);
    const answer = await call('classCreateAccounts', { body: { classID, rows: some } });
    if (!answer.ok) return failed(answer);
    onProgress({ done: done + some.length, rows: answer.data.rows });
  }
  await pullClass(classID);
  return { ok: true };
}

export async function resetClassAccounts(
  classID: string,
  usernames: string[],
): Promise<({ ok: true } & ResetCredentials) | Failed> {
  const answer = await call('classResetAccounts', { body: { classID, usernames } });
  return answer.ok ? { ok: true, ...answer.data } : failed(answer);
}

/** New personal codes for shared devices, in several requests. @param onMade after each of them */
export async function makeClassCodes(
  classID: string,
  usernames: readonly string[],
  onMade: (accounts: ResetCredentials['accounts']) => void,
): Promise<Decision> {
  for (let done = 0; done < usernames.length; done += accountLimits.rowsAtOnceMax) {
    const some = usernames.slice(done, done + accountLimits.rowsAtOnceMax);
    const answer = await call('classMakeCodes', { body: { classID, usernames: some } });
    if (!answer.ok) return failed(answer);
    onMade(answer.data.accounts);
  }
  return { ok: true };
}
