/** A contest's entry is contest work, whatever type its device sends. Pages of practice must not show it. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { StudentWork } from '../../../contract/entities/classes/class-work';
import type { OwnPracticePage } from '../../../contract/entities/practice';
import type { SharedSolutionsPage } from '../../../contract/entities/problem/shared-solution';
import { openDatabase } from '../../../server/platform/database/open';
import { typeOfContestWork } from '../../../server/platform/migrations/115-type-of-contest-work';
import { query } from '../../support/product/postgres';
import { joinSharedSite } from '../../support/product/shared-site';
import { draftAssignment, giveAssignment, openClass, signUpTeacher } from '../classes/classroom';
import { createProblem, createQuestion, type Person, request, signUpPerson, submitCode } from '../client';
import { contestClient } from '../contest-client';
import { contestDevices } from '../contest-device';

const { databaseUrl, server } = await joinSharedSite();
const { create, enter, post } = contestClient(() => server.url);
const { device } = contestDevices(
  () => server.url,
  () => databaseUrl,
);
const db = openDatabase(databaseUrl, () => {});
afterAll(() => db.destroy());

let setter: Person;
let teacher: Person;
let people = 0;
let slug: string;
const [question, problem] = ['TYPE-QUIZ', 'TYPE-CODE'] as const;

beforeAll(async () => {
  setter = await signUpPerson(server.url, 'type.setter');
  teacher = await signUpTeacher(server.url, db, 'type.teacher');
  await createQuestion(server.url, setter, { id: question });
  await createProblem(server.url, setter, { id: problem });
  const endTime = new Date(Date.now() + 3_600_000).toISOString();
  const problems = [question, problem];
  slug = await create(setter, { name: 'Types', problems, openContestForever: false, endTime });
});

const newPerson = () => signUpPerson(server.url, `typist.${++people}`);
const practice = async (person: Person) => {
  const { status, body } = await request<OwnPracticePage>(`${server.url}/api/users/practice`, {}, person);
  expect(status).toBe(200);
  return body.problems.filter(({ answer }) => answer);
};
const typeOf = (table: 'answers' | 'submissions', person: Person) =>
  query(databaseUrl, `select type from ${table} where uid = $1`, [person.uid]);

test.each(['problem', 'challenge'])('a held answer sent as %s is not in the practice list', async (type) => {
  const ada = await newPerson();
  const phone = await device(ada, slug, 20);
  await phone.contact(19.9);
  const sent = await phone.send(phone.write(0.2, question, 'option_1'), { type });
  expect(sent.body.contest.state).toBe('held');
  expect(await practice(ada)).toEqual([]);
});

test('code sent as practice is shown neither to teachers nor as a shared solution during the contest', async () => {
  const ada = await newPerson();
  const classID = await openClass(server.url, teacher, { '': [ada] });
  await giveAssignment(server.url, teacher, draftAssignment(classID, [problem]));
  const sharing = { uid: ada.uid, preferences: { shareSolutions: true } };
  expect(await post('/users/profile', sharing, ada)).toMatchObject({ status: 200 });
  await enter(ada, slug);
  const id = await submitCode(server.url, problem, { type: 'problem', contestSlug: slug }, ada);
  await query(databaseUrl, "update submissions set verdict = 'AC', status = 'done' where id = $1", [id]);
  const path = `${server.url}/api/classes/work/${classID}/${ada.username}/${problem}`;
  const { work } = (await request<StudentWork>(path, undefined, teacher)).body;
  const shared = await post<SharedSolutionsPage>('/problem/solutions', { problemID: problem }, setter);
  expect({ work, shared: shared.body.solutions }).toEqual({ work: [], shared: [] });
});

test('work outside contests keeps the type of its device', async () => {
  const ada = await newPerson();
  const other = await createQuestion(server.url, setter);
  await post('/answers/submit', { problemID: other, answer: 'option_1', type: 'challenge' }, ada);
  expect(await typeOf('answers', ada)).toEqual([{ type: 'challenge' }]);
  expect(await practice(ada)).toHaveLength(1);
});

test('the migration corrects entries that an older server stored with another type, and nothing else', async () => {
  const ada = await newPerson();
  await enter(ada, slug);
  await submitCode(server.url, problem, { type: 'contest', contestSlug: slug }, ada);
  const body = { problemID: question, answer: 'option_1', type: 'contest', contestSlug: slug };
  await post('/answers/submit', body, ada);
  const ben = await newPerson();
  const other = await createQuestion(server.url, setter);
  await post('/answers/submit', { problemID: other, answer: 'option_1', type: 'problem' }, ben);
  for (const table of ['answers', 'submissions'])
    await query(databaseUrl, `update ${table} set type = 'problem' where uid = $1`, [ada.uid]);
  await typeOfContestWork.up(db);
  expect(await typeOf('answers', ada)).toEqual([{ type: 'contest' }]);
  expect(await typeOf('submissions', ada)).toEqual([{ type: 'contest' }]);
  expect(await typeOf('answers', ben)).toEqual([{ type: 'problem' }]);
});
