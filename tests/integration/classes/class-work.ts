/** Calls of teachers and students about the work of a class, for tests. */
import { randomUUID } from 'node:crypto';
import type { ClassDetail } from '../../../contract/entities/classes/class';
import type { ClassComment } from '../../../contract/entities/classes/class-comment';
import type { ClassSyncAnswer, StudentWork } from '../../../contract/entities/classes/class-work';
import { type Answer, type Person, request } from '../client';

const device = {
  deviceID: 'laptop',
  name: 'Firefox on Linux',
  waiting: 0,
  refused: 0,
  oldestWaitingAt: null,
  isStorageLow: false,
};

interface Said {
  commentID?: string;
  line?: number | null;
  text?: string;
  key?: string;
}

export const code = (answer: Answer) => (answer.body as { errorCode?: string }).errorCode;

/** @param teacher who calls unless a test names somebody else */
export function classWork(server: () => string, teacher: () => Person, problem: () => string) {
  const url = (path: string) => `${server()}/api/classes/${path}`;
  const manage = (classID: string, change: object, person = teacher()) =>
    request<ClassDetail>(url('manage'), { classID, ...change }, person);
  const work = (classID: string, student: string, person = teacher(), of = problem()) =>
    request<StudentWork>(url(`work/${classID}/${student}/${of}`), undefined, person);
  const sync = (person: Person, more: object = {}, known?: string) =>
    request<ClassSyncAnswer>(url('sync'), { device: { ...device, ...more }, known }, person);
  const comments = async (person: Person): Promise<ClassComment[]> =>
    (await sync(person)).body.comments ?? [];
  const comment = (classID: string, submissionID: string, person: Person, said: Said = {}) => {
    const { key = randomUUID(), ...rest } = said;
    const writtenAt = '2026-11-25T10:42:00.000Z';
    const body = {
      commentID: randomUUID(),
      classID,
      submissionID,
      line: 1,
      text: 'Why?',
      writtenAt,
      ...rest,
    };
    return request<{ commentID: string }>(url('comment'), body, { token: person.token, key });
  };
  return { url, manage, work, sync, comments, comment };
}
