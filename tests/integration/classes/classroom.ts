/** A teacher's class with students, for tests of what happens in it. */
import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { ClassDetail } from '../../../contract/entities/classes/class';
import { grantTeacher } from '../../../server/modules/classes/public';
import type { Database } from '../../../server/platform/database/open';
import { type Person, request, signUpPerson } from '../client';

export async function signUpTeacher(url: string, db: Database, name: string): Promise<Person> {
  const person = await signUpPerson(url, name);
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
