/** A teacher's class with students and assignments, for tests of what happens in it. */
import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { SaveAssignment } from '../../../contract/entities/classes/assignment';
import type { ClassDetail } from '../../../contract/entities/classes/class';
import { grantTeacher } from '../../../server/modules/classes/public';
import type { Database } from '../../../server/platform/database/open';
import { type Person, request, signUpPerson } from '../client';

export async function signUpTeacher(
  url: string,
  db: Database,
  name: string,
  displayName = name,
): Promise<Person> {
  const person = await signUpPerson(url, name, { displayName });
  expect(await grantTeacher(db, name)).toBe(true);
  return person;
}

/** @param members by group; '': none */
export async function openClass(
  url: string,
  teacher: Person,
  members: Readonly<Record<string, readonly Person[]>>,
  name = 'Informatics 7b',
): Promise<string> {
  const classID = randomUUID();
  const post = <T>(path: string, body: object, person: Person) =>
    request<T>(`${url}/api/classes/${path}`, body, person);
  const { body } = await post<ClassDetail>('create', { classID, name }, teacher);
  for (const [group, people] of Object.entries(members)) {
    for (const person of people) expect((await post('join', { code: body.code }, person)).status).toBe(200);
    const usernames = people.map(({ username }) => username);
    if (group !== '') await post('manage', { classID, action: 'group', usernames, group }, teacher);
  }
  return classID;
}

const minute = 60_000;
/** A time from now, as the API writes it. */
export const at = (ms: number): string => new Date(Date.now() + ms).toISOString();

export type AssignmentDraft = Omit<SaveAssignment, 'tasks'> & {
  tasks: { kind: string; name: string; solution: string }[];
};

/** A published assignment that opened an hour ago, with these problems or questions, and with these changes. */
export const draftAssignment = (
  classID: string,
  names: readonly string[],
  more: Partial<AssignmentDraft> = {},
): AssignmentDraft => ({
  assignmentID: randomUUID(),
  classID,
  version: 0,
  title: 'Loops',
  text: '',
  opensAt: at(-60 * minute),
  dueAt: null,
  lateUntil: null,
  languages: [],
  groups: [],
  showSolutions: true,
  isPublished: true,
  tasks: names.map((name) => ({ kind: 'problem', name, solution: '' })),
  ...more,
});

export async function giveAssignment(
  url: string,
  teacher: Person,
  draft: AssignmentDraft,
): Promise<AssignmentDraft> {
  const credentials = { ...teacher, key: randomUUID() };
  const { status, body } = await request(`${url}/api/assignments/save`, draft, credentials);
  expect(status, JSON.stringify(body)).toBe(200);
  return draft;
}
