import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { minimalContest } from '../../../contract/fixtures/contest-payloads';
import { difficulties } from '../../../contract/limits';
import { startSite } from '../../support/product/site';
import { createProblem, type Person, request, signUpPerson, sumProblem } from '../client';
import { contestClient } from '../contest-client';
import { orderOf, problemReader } from './problem-reader';

const { server } = await startSite();
let ada: Person;
let bob: Person;
const secret = 'this-must-never-travel';

beforeAll(async () => {
  ada = await signUpPerson(server.url, 'ada.l');
  bob = await signUpPerson(server.url, 'bob.m');
});

const { list, open, readAll } = problemReader(() => server.url);

test('API-29 ENT-8 a created problem is returned as written', async () => {
  const key = randomUUID();
  const body = sumProblem({
    id: 'Whole-One',
    title: 'The whole one',
    tags: ['Maths'],
    inputFormat: 'Two numbers.',
    checker: { type: 'tokens', caseSensitive: true },
    initialCode: [{ language: 'PYTHON3', code: 'print()' }],
    testCases: [
      { input: '1 2\n', output: '3\n', sample: true, timeLimit: 0.5 },
      { input: secret, output: secret, timeLimit: 2, memoryLimit: 64 },
    ],
  });
  const created = await request(`${server.url}/api/problem/create`, body, { ...ada, key });
  expect(created).toMatchObject({ status: 200, body: { id: 'Whole-One', version: 1 } });
  const { body: opened } = await open('whole-one');
  expect(opened.problems).toHaveLength(1);
  expect(opened.problems[0]).toMatchObject({
    id: 'Whole-One',
    title: 'The whole one',
    tags: ['maths'],
    inputFormat: 'Two numbers.',
    samples: [{ input: '1 2\n', output: '3\n' }],
    testcaseLength: 2,
    timeLimitMs: 2000,
    memoryLimitMb: 256,
    checker: { type: 'tokens', caseSensitive: true },
    initialCode: [{ language: 'PYTHON3', code: 'print()' }],
  });
});

test('ENT-7 a problem to be solved comes with every field, and with its starting code as pairs of language and code', async () => {
  const written = {
    title: 'All fields',
    summary: 'Add two numbers.',
    description: 'Add two numbers.',
    inputFormat: 'Two numbers.',
    outputFormat: 'One number.',
    sampleInput: '1 2',
    sampleOutput: '3',
    explanation: 'One and two are three.',
    tags: ['maths', 'sums'],
    initialCode: [
      { language: 'PYTHON3', code: 'print()' },
      { language: 'CPP17', code: 'int main() {}' },
    ],
  };
  const id = await createProblem(server.url, ada, written);
  const { status, body } = await open(id);
  expect(status).toBe(200);
  expect(body.problems).toEqual([expect.objectContaining({ ...written, id, testcaseLength: 2 })]);
});

test('ENT-7 no response contains hidden test cases, whatever the request asks for', async () => {
  const id = await createProblem(server.url, ada, {
    title: 'Hidden',
    testCases: [{ input: secret, output: secret }],
  });
  const fields = ['id', 'title', 'difficulty', 'tags', 'description', 'public', 'type', 'version'];
  const answers = [
    await open(id, ada.token),
    await request(`${server.url}/api/problem/get-all`, { fields, perPage: 200 }, ada),
    await request(`${server.url}/api/problem/get-all`, { fields: ['testCases'] }, ada),
  ];
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 400]);
  expect(JSON.stringify(answers)).not.toContain(secret);
});

test('SOLVE-12 without sample cases the example of the statement is the sample', async () => {
  const id = await createProblem(server.url, ada, {
    title: 'By words',
    sampleInput: '1 | 2',
    sampleOutput: '3',
    testCases: [{ input: '1', output: '1' }],
  });
  expect((await open(id)).body.problems[0]?.samples).toEqual([{ input: '1\n2', output: '3' }]);
});

test('ROLE-12 only its creator sees a private problem', async () => {
  const id = await createProblem(server.url, ada, { title: 'My own', public: false, tags: ['mine'] });
  expect((await open(id, ada.token)).status).toBe(200);
  for (const token of [undefined, bob.token]) {
    expect(await open(id, token)).toMatchObject({ status: 404, body: { errorCode: 'PROBLEM_NOT_FOUND' } });
    expect(await list({ tags: ['mine'] }, token)).toEqual([]);
    const submitted = await request(
      `${server.url}/api/code/submit`,
      { code: 'x', language: 'PYTHON3', problemID: id, type: 'problem' },
      { token, key: randomUUID() },
    );
    expect(submitted).toMatchObject({ status: 404, body: { errorCode: 'PROBLEM_NOT_FOUND' } });
  }
  expect(await list({ tags: ['mine'] }, ada.token)).toMatchObject([{ id }]);
});

test('ROLE-12 everyone sees a public problem; a private one is seen in its creator’s contest by participants only', async () => {
  const shown = await createProblem(server.url, ada, { title: 'For all', tags: ['forall'] });
  const hidden = await createProblem(server.url, ada, { title: 'For the contest', public: false });
  for (const token of [undefined, bob.token, ada.token]) {
    expect((await open(shown, token)).body.problems).toMatchObject([{ id: shown, public: true }]);
    expect(await list({ tags: ['forall'] }, token)).toMatchObject([{ id: shown }]);
  }
  const { create, enter, post } = contestClient(() => server.url);
  // Nobody puts another person's private problem into a contest.
  const foreign = { ...minimalContest, name: 'Foreign', problems: [hidden] };
  expect(await post('/contests/create', foreign, bob)).toMatchObject({
    body: { errorCode: 'PROBLEM_NOT_FOUND' },
  });
  const slug = await create(ada, { name: 'With a private one', problems: [hidden] });
  expect(await post(`/contests/start/${slug}`, {}, bob)).toMatchObject({
    status: 403,
    body: { errorCode: 'NOT_REGISTERED' },
  });
  expect((await enter(bob, slug)).problems.map(({ id }) => id)).toEqual([hidden]);
  expect((await open(hidden, bob.token)).status).toBe(404);
});

test('D-19 an id can be used once in any case, and reserved words never', async () => {
  const create = (id: string) =>
    request(`${server.url}/api/problem/create`, sumProblem({ id }), { ...bob, key: randomUUID() });
  expect((await create('Unique-1')).status).toBe(200);
  expect(await create('unique-1')).toMatchObject({ status: 409, body: { errorCode: 'ID_TAKEN' } });
  expect(await create('Preview')).toMatchObject({ status: 400, body: { errorCode: 'VALIDATION' } });
});

test('without an id the title gives one, with a number if it is taken', async () => {
  const ids = [];
  for (let i = 0; i < 3; i += 1) ids.push(await createProblem(server.url, bob, { title: 'Same title!' }));
  expect(ids).toEqual(['same-title', 'same-title-2', 'same-title-3']);
});

test('a problem needs a user with an account record', async () => {
  const ghost = await signUpPerson(server.url, 'ghost', { record: false });
  const answer = await request(`${server.url}/api/problem/create`, sumProblem(), {
    ...ghost,
    key: randomUUID(),
  });
  expect(answer).toMatchObject({ status: 404, body: { errorCode: 'USER_NOT_FOUND' } });
});

test('API-17 a page of the list takes page, perPage, lastSeenId and fields without sign-in, and answers an array', async () => {
  const tags = ['api-17'];
  for (const title of ['Paging A', 'Paging B', 'Paging C'])
    await createProblem(server.url, ada, { title, tags });
  const fields = ['id', 'title', 'difficulty', 'tags'];
  const ask = (body: object) =>
    request<Record<string, unknown>[]>(`${server.url}/api/problem/get-all`, {
      perPage: 2,
      fields,
      tags,
      ...body,
    });
  const first = await ask({ page: 1 });
  expect(first.status).toBe(200);
  expect(first.body).toEqual([
    { _id: expect.any(String), id: 'paging-a', title: 'Paging A', difficulty: 'easy', tags },
    { _id: expect.any(String), id: 'paging-b', title: 'Paging B', difficulty: 'easy', tags },
  ]);
  const second = await ask({ page: 2, lastSeenId: first.body[1]?._id });
  expect(second.body).toEqual([
    { _id: expect.any(String), id: 'paging-c', title: 'Paging C', difficulty: 'easy', tags },
  ]);
  expect((await ask({ page: 3, lastSeenId: second.body[0]?._id })).body).toEqual([]);
  const refused = await ask({ fields: ['testCases'] });
  expect(refused.status).toBe(400);
});

test('API-17 ENT-5 returns only the requested fields, and always the cursor', async () => {
  const [row] = await list({ fields: ['title'], perPage: 1 });
  expect(Object.keys(row ?? {}).sort()).toEqual(['_id', 'title']);
  const [usual] = await list({ perPage: 1 });
  expect(Object.keys(usual ?? {}).sort()).toEqual(['_id', 'difficulty', 'id', 'tags', 'title']);
});

test('API-18 ENT-6 the contest wizard also gets description, visibility and type', async () => {
  const fields = ['title', 'description', 'difficulty', 'id', 'public', 'type'];
  const [row] = await list({ fields, perPage: 1 });
  expect(Object.keys(row ?? {}).sort()).toEqual([...fields, '_id'].sort());
});

test('EXP-9 LIM-4 a page has five problems', async () => {
  for (let i = 0; i < 6; i += 1)
    await createProblem(server.url, ada, { title: `Filler ${i}`, tags: ['filler'] });
  expect(await list({ tags: ['filler'] })).toHaveLength(5);
});

test.each([
  ['title', 'asc'],
  ['title', 'desc'],
  ['difficulty', 'asc'],
  ['difficulty', 'desc'],
  ['newest', 'asc'],
  ['newest', 'desc'],
] as const)(
  'EXP-5 EXP-6 EXP-11 D-15 pages by %s %s have no gap and no repetition',
  async (sort, direction) => {
    const tag = `paging-${sort}-${direction}`;
    const titles = 'Same Same Same alpha Beta Élan zulu Same gamma Delta Same'.split(' ');
    for (const [i, title] of titles.entries()) {
      await createProblem(server.url, ada, { title, tags: [tag], difficulty: difficulties[i % 3] });
    }
    const body = { sort, direction, tags: [tag], perPage: 2 };
    const whole = await list({ ...body, perPage: 200 });
    expect(whole).toHaveLength(titles.length);
    const paged = await readAll(body);
    expect(paged).toEqual(whole);
    const turned = direction === 'asc' ? whole : [...whole].reverse();
    expect(turned).toEqual([...turned].sort(orderOf[sort]));
  },
);

test('EXP-11 problems added between pages neither shift nor hide the others', async () => {
  const tags = ['growing'];
  for (const title of ['b', 'd', 'f', 'h', 'j']) await createProblem(server.url, ada, { title, tags });
  const added = ['a', 'c', 'e', 'g', 'i', 'k'];
  const seen = await readAll({ tags, perPage: 1 }, async () => {
    const title = added.shift();
    if (title) await createProblem(server.url, ada, { title, tags });
  });
  const titles = seen.map(({ title }) => title ?? '');
  expect(titles).toEqual([...new Set(titles)].sort());
  expect(titles).toEqual(expect.arrayContaining(['b', 'd', 'f', 'h', 'j']));
});

test('EXP-4 several tags narrow the list in any case; a difficulty narrows it too', async () => {
  await createProblem(server.url, ada, { title: 'One', tags: ['red', 'blue'], difficulty: 'hard' });
  await createProblem(server.url, ada, { title: 'Two', tags: ['red'] });
  expect((await list({ tags: ['Red'] })).map(({ title }) => title)).toEqual(['One', 'Two']);
  expect((await list({ tags: ['red', 'BLUE'] })).map(({ title }) => title)).toEqual(['One']);
  expect((await list({ tags: ['red'], difficulty: 'easy' })).map(({ title }) => title)).toEqual(['Two']);
  expect((await list({ tags: ['red'], kind: 'program' })).map(({ title }) => title)).toEqual(['One', 'Two']);
  expect(await list({ tags: ['red'], kind: 'question' })).toEqual([]);
});

test('refuses an unknown cursor instead of starting over', async () => {
  const answer = await request(`${server.url}/api/problem/get-all`, { lastSeenId: 'nothing' });
  expect(answer).toMatchObject({
    status: 400,
    body: { errorCode: 'VALIDATION', fields: [{ path: 'lastSeenId' }] },
  });
});
