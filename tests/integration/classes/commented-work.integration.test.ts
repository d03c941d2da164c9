/** Commented submissions whose assignment was withdrawn, or whose student changed group or role. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { grantTeacher } from '../../../server/modules/classes/public';
import { openDatabase } from '../../../server/platform/database/open';
import { joinSharedSite } from '../../support/product/shared-site';
import { createProblem, type Person, request, signUpPerson, submitCode } from '../client';
import { classWork, code } from './class-work';
import {
  type AssignmentDraft,
  at,
  draftAssignment,
  giveAssignment,
  openClass,
  signUpTeacher,
} from './classroom';

const { server, databaseUrl } = await joinSharedSite();
const db = openDatabase(databaseUrl, () => {});
afterAll(() => db.destroy());

let teacher: Person;
let ada: Person;
let ben: Person;
let problem: string;

beforeAll(async () => {
  teacher = await signUpTeacher(server.url, db, 'said.teacher');
  ada = await signUpPerson(server.url, 'said.ada');
  ben = await signUpPerson(server.url, 'said.ben');
  problem = await createProblem(server.url, teacher);
});

const { manage, work, comments, comment } = classWork(
  () => server.url,
  () => teacher,
  () => problem,
);
const submit = (person: Person) => submitCode(server.url, problem, {}, person);
const openReds = () => openClass(server.url, teacher, { Reds: [ada], '': [ben] });
async function assign(classID: string, more: Partial<AssignmentDraft>) {
  const given = await giveAssignment(server.url, teacher, draftAssignment(classID, [problem], more));
  return given.assignmentID;
}
const move = (classID: string, group: string) =>
  manage(classID, { action: 'group', usernames: ['said.ada'], group });

test('commented work can be read and answered after its assignment was withdrawn, and nothing else', async () => {
  const classID = await openReds();
  const assignmentID = await assign(classID, { groups: ['Reds'] });
  const [silent, submissionID, ofBen] = [await submit(ada), await submit(ada), await submit(ben)];
  const { commentID } = (await comment(classID, submissionID, teacher)).body;
  const expectOnlyCommented = async () => {
    for (const person of [ada, teacher]) {
      const { body } = await work(classID, 'said.ada', person);
      expect(body.work.map((one) => one.submissionID)).toEqual([submissionID]);
      expect(body).toMatchObject({ opened: [], problems: [{ problemID: problem }] });
      expect(body.comments.map((one) => one.commentID)).toContain(commentID);
    }
    expect((await comment(classID, submissionID, ada, { text: 'Because' })).status).toBe(200);
    for (const person of [ada, teacher])
      expect(code(await comment(classID, silent, person))).toBe('SUBMISSION_NOT_FOUND');
    expect(code(await comment(classID, submissionID, ben))).toBe('SUBMISSION_NOT_FOUND');
    expect(code(await work(classID, 'said.ada', ben))).toBe('CLASS_MEMBER_NOT_FOUND');
    expect(code(await work(classID, 'said.ben'))).toBe('PROBLEM_NOT_FOUND');
    expect(code(await comment(classID, ofBen, teacher))).toBe('SUBMISSION_NOT_FOUND');
  };
  expect((await work(classID, 'said.ada')).body.work).toHaveLength(2);
  await move(classID, 'Blues');
  await expectOnlyCommented();
  await move(classID, 'Reds');
  expect((await work(classID, 'said.ada')).body.work).toHaveLength(2);
  const gone = { classID, assignmentID };
  const deleted = await request(`${server.url}/api/assignments/delete`, gone, {
    ...teacher,
    key: randomUUID(),
  });
  expect(deleted.body).toEqual({ deleted: true });
  await expectOnlyCommented();
  // Given again, from now on.
  await assign(classID, { opensAt: at(0) });
  expect((await work(classID, 'said.ada')).body.work).toMatchObject([{ submissionID }]);
});

test('authors change and delete their comments after the student changed the group', async () => {
  const classID = await openReds();
  await assign(classID, { groups: ['Reds'] });
  const submissionID = await submit(ada);
  const { commentID } = (await comment(classID, submissionID, teacher)).body;
  await move(classID, 'Blues');
  const say = (text: string) => comment(classID, submissionID, teacher, { commentID, text });
  const texts = async () =>
    (await comments(ada)).filter((one) => one.classID === classID).map(({ text }) => text);
  expect((await say('Why so long?')).status).toBe(200);
  expect(await texts()).toEqual(['Why so long?']);
  expect(code(await comment(classID, submissionID, ada, { commentID, text: '' }))).toBe('COMMENT_OF_OTHER');
  expect((await say('')).status).toBe(200);
  expect(await texts()).toEqual([]);
  for (const person of [ada, teacher])
    expect(code(await work(classID, 'said.ada', person))).toBe('PROBLEM_NOT_FOUND');
  // Written offline before the comment was deleted.
  expect((await comment(classID, submissionID, ada, { text: 'Because' })).status).toBe(200);
  expect((await work(classID, 'said.ada')).body.work).toMatchObject([{ submissionID }]);
  await manage(classID, { action: 'remove', username: 'said.ada' });
  expect(code(await comment(classID, submissionID, teacher))).toBe('SUBMISSION_NOT_FOUND');
  expect((await say('')).status).toBe(200);
});

test('comments on the work of a student who teaches the class now are delivered to nobody', async () => {
  const classID = await openReds();
  await assign(classID, {});
  await comment(classID, await submit(ben), teacher);
  const delivered = async (person: Person) =>
    (await comments(person)).filter((one) => one.classID === classID).length;
  expect([await delivered(ben), await delivered(teacher)]).toEqual([1, 1]);
  await grantTeacher(db, 'said.ben');
  await manage(classID, { action: 'addTeacher', username: 'said.ben' });
  expect(code(await work(classID, 'said.ben', ben))).toBe('CLASS_MEMBER_NOT_FOUND');
  expect([await delivered(ben), await delivered(teacher)]).toEqual([0, 0]);
});
