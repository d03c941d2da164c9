/** Who opened which hint: once for each part, for all devices of the account and the teachers (decision 104). */
import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import type { ClassProgress, StudentWork } from '../../../contract/entities/classes/class-work';
import type { OpenedHelp } from '../../../contract/entities/problem/problem-help';
import { openDatabase } from '../../../server/platform/database/open';
import { joinSharedSite } from '../../support/product/shared-site';
import { openClass, signUpTeacher } from '../classes/classroom';
import { type Answer, createQuestion, type Person, request, signUpPerson } from '../client';

const { databaseUrl, server } = await joinSharedSite();
const db = openDatabase(databaseUrl, () => {});
afterAll(() => db.destroy());

const at = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
const post = (path: string, body: object, person: Person, key: string = randomUUID()): Promise<Answer> =>
  request(`${server.url}/api/${path}`, body, { ...person, key });
const get = async <T>(path: string, person: Person) =>
  (await request<T>(`${server.url}/api/${path}`, undefined, person)).body;
const open = (person: Person, problemID: string, part: OpenedHelp['part'], minutes: number) =>
  post('problem/help/open', { problemID, part, openedTime: at(minutes) }, person);

test('two devices record an opening once, with the earlier time; a clock that is ahead counts as now', async () => {
  const author = await signUpPerson(server.url, 'opener.a');
  const ada = await signUpPerson(server.url, 'opener.b');
  const id = await createQuestion(server.url, author);
  const first = at(-20);
  const body = { problemID: id, part: 'hint1', openedTime: first };
  const key = randomUUID();
  for (let attempt = 0; attempt < 2; attempt += 1)
    expect(await post('problem/help/open', body, ada, key)).toMatchObject({ status: 200 });
  expect((await open(ada, id, 'hint1', -5)).body).toEqual({ part: 'hint1', openedTime: first });
  expect(await open(ada, id, 'editorial', 60)).toMatchObject({ status: 200 });
  const { opened } = await get<{ opened: OpenedHelp[] }>(`problem/help/opened/${id}`, ada);
  expect(opened.map(({ part }) => part)).toEqual(['hint1', 'editorial']);
  expect(Date.parse(opened[1]?.openedTime ?? '')).toBeLessThanOrEqual(Date.now());
  expect(await get(`problem/help/opened/${id}`, author)).toEqual({ opened: [] });
});

test('the teacher sees openings since the assignment opened, and which came before solving', async () => {
  const teacher = await signUpTeacher(server.url, db, 'opener.teacher');
  const [ada, ben] = [await signUpPerson(server.url, 'opener.c'), await signUpPerson(server.url, 'opener.d')];
  const classID = await openClass(server.url, teacher, { Reds: [ada, ben] });
  const [id, other] = [await createQuestion(server.url, teacher), await createQuestion(server.url, teacher)];
  await open(ada, id, 'hint1', -60);
  const assignment = {
    assignmentID: randomUUID(),
    classID,
    version: 0,
    title: 'Loops',
    text: '',
    opensAt: at(-30),
    dueAt: null,
    lateUntil: null,
    languages: [],
    groups: [],
    showSolutions: true,
    isPublished: true,
    tasks: [id, other].map((name) => ({ kind: 'quiz', name, solution: '' })),
  };
  expect(await post('assignments/save', assignment, teacher)).toMatchObject({ status: 200 });
  await open(ada, id, 'hint2', -20);
  await open(ada, id, 'editorial', -10);
  await open(ada, other, 'hint1', -5);
  const answer = { problemID: id, answer: 'option_1', type: 'problem' };
  expect(await post('answers/submit', answer, ada)).toMatchObject({ status: 200 });
  await open(ada, id, 'hint3', 1);

  const progress = (query = '') => get<ClassProgress>(`classes/progress/${classID}${query}`, teacher);
  const cells = async (query?: string) => (await progress(query)).students.map((one) => one.cells);
  expect(await cells(`?assignmentID=${assignment.assignmentID}`)).toMatchObject([
    [
      { state: 'solved', help: { hints: 1, editorials: 1 } },
      { state: 'notStarted', help: { hints: 1, editorials: 0 } },
    ],
    [{ state: 'notStarted' }, { state: 'notStarted' }],
  ]);
  const [[whole], [none]] = (await cells()) as [ClassProgress['students'][0]['cells'], [object]];
  expect(whole).toMatchObject({ help: { hints: 2, editorials: 1 } });
  expect(none).not.toHaveProperty('help');
  const work = await get<StudentWork>(`classes/work/${classID}/opener.c/${id}`, teacher);
  expect(work.opened?.map(({ part, beforeSolving }) => [part, beforeSolving])).toEqual([
    ['hint2', true],
    ['editorial', true],
    ['hint3', false],
  ]);
});
