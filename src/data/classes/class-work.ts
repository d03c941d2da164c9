/** What a teacher last saw of a class, and the work of its students, to read without a network. */
import type { ClassProgress, StudentWork } from '../../../contract/entities/classes/class-work';
import type { AccountKey } from '../account/account';
import { cacheDb } from '../db/cache-db';
import type { Fetched } from '../db/cache-rows';
import { storeCommentsOn } from './class-comments';

export type ProgressRow = Fetched<ClassProgress>;
export type StudentWorkRow = Fetched<Omit<StudentWork, 'comments'>>;

export interface WorkAddress {
  classID: string;
  username: string;
  problemID: string;
}

const progressKey = (account: AccountKey, classID: string, assignmentID = '') =>
  `class-progress:${account}:${classID}:${assignmentID}`;
const workKey = (account: AccountKey, { classID, username, problemID }: WorkAddress) =>
  `class-work:${account}:${classID}:${username.toLowerCase()}:${problemID.toLowerCase()}`;

async function read<T>(key: string): Promise<T | undefined> {
  return (await cacheDb.kv.get(key))?.value as T | undefined;
}

async function store(key: string, value: object, now: number): Promise<boolean> {
  return cacheDb.transaction('rw', cacheDb.kv, async () => {
    const before = await read<Fetched<object>>(key);
    await cacheDb.kv.put({ key, value: { ...value, fetchedAt: now } });
    return JSON.stringify({ ...value, fetchedAt: before?.fetchedAt }) !== JSON.stringify(before);
  });
}

export const readProgress = (account: AccountKey, classID: string, assignmentID?: string) =>
  read<ProgressRow>(progressKey(account, classID, assignmentID));

export const storeProgress = (
  account: AccountKey,
  progress: ClassProgress,
  now = Date.now(),
): Promise<boolean> =>
  store(progressKey(account, progress.classID, progress.assignmentID ?? undefined), progress, now);

export const forgetProgress = (account: AccountKey, classID: string, assignmentID?: string): Promise<void> =>
  cacheDb.kv.delete(progressKey(account, classID, assignmentID));

export const readStudentWork = (account: AccountKey, address: WorkAddress) =>
  read<StudentWorkRow>(workKey(account, address));

/** The comments go to the other comments, so that a page reads them in one place. */
export async function storeStudentWork(
  account: AccountKey,
  { comments, ...work }: StudentWork,
  now = Date.now(),
): Promise<boolean> {
  const ids = work.work.map(({ submissionID }) => submissionID);
  await storeCommentsOn(account, ids, comments);
  return await store(workKey(account, { ...work, username: work.student.username }), work, now);
}

export const forgetStudentWork = (account: AccountKey, address: WorkAddress): Promise<void> =>
  cacheDb.kv.delete(workKey(account, address));
