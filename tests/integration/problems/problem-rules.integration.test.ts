/** Who sees a problem, and which values its fields may have. */
import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { difficulties } from '../../../contract/limits';
import { starterCode } from '../../../contract/rules/starter-code';
import { joinSharedSite } from '../../support/product/shared-site';
import { createProblem, type Person, request, signUpPerson, sumProblem } from '../client';

const { server } = await joinSharedSite();
let ada: Person;
let bob: Person;

beforeAll(async () => {
  ada = await signUpPerson(server.url, 'ada.l.prob');
  bob = await signUpPerson(server.url, 'bob.m.prob');
});

interface Refusal {
  id: string;
  errorCode: string;
  fields: { path: string; message: string }[];
}

const create = (problem: object) =>
  request<Refusal>(`${server.url}/api/problem/create`, problem, { ...ada, key: randomUUID() });

async function expectRefused(problem: object, field: string): Promise<void> {
  const { status, body } = await create(problem);
  expect({ status, errorCode: body.errorCode }).toEqual({ status: 400, errorCode: 'VALIDATION' });
  expect(body.fields.map(({ path }) => path)).toContain(field);
}

test('PWIZ-10 while Public is off, only the creator finds the problem: by id, in lists, in the search and by its tag', async () => {
  const title = 'Hidden Harbour';
  const tags = ['hidden-cove'];
  const problemID = await createProblem(server.url, ada, { title, tags, public: false });
  const post = async (path: string, body: object, token: string | undefined) =>
    (await request<unknown>(`${server.url}/api${path}`, body, { token })).body;
  const places = (token: string | undefined) => ({
    page: () => post('/problem/get', { problemID }, token),
    list: () => post('/problem/get-all', { sort: 'newest', perPage: 200 }, token),
    byTag: () => post('/problem/get-all', { tags, perPage: 200 }, token),
    search: () => post('/search', { query: 'hidden harbour' }, token),
    tagSearch: () => post('/search', { query: 'hidden-cove' }, token),
    tags: async () => (await request(`${server.url}/api/tags/get-all`, undefined, { token })).body,
  });
  const found = async (token: string | undefined) => {
    const where = [];
    for (const [name, look] of Object.entries(places(token))) {
      const text = JSON.stringify(await look());
      if (text.includes(title) || text.includes('hidden-cove')) where.push(name);
    }
    return where;
  };
  for (const token of [bob.token, undefined]) expect(await found(token)).toEqual([]);
  expect(await found(ada.token)).toEqual(expect.arrayContaining(['page', 'list', 'byTag', 'search']));

  const change = { problemID, version: 1, problem: sumProblem({ title, tags, public: true }) };
  const changed = await request(`${server.url}/api/problem/update`, change, { ...ada, key: randomUUID() });
  expect(changed.status).toBe(200);
  for (const token of [bob.token, undefined])
    expect(await found(token)).toEqual(['page', 'list', 'byTag', 'search', 'tagSearch', 'tags']);
});

const withLimits = (limits: object) =>
  sumProblem({ testCases: [{ input: '1 2\n', output: '3\n', ...limits }] });

test.each([0.1, 1, 2, 5, 10, 30, 300])('PWIZ-19 LIM-14 accepts a time limit of %d s', async (timeLimit) => {
  const { status, body } = await create(withLimits({ timeLimit }));
  expect(status).toBe(200);
  const { body: whole } = await request<{ problem: { testCases: unknown[] } }>(
    `${server.url}/api/problem/export`,
    { problemID: body.id },
    ada,
  );
  expect(whole.problem.testCases).toMatchObject([{ timeLimit }]);
});

test.each([0.09, 0, -1, 300.1, 301, '1', null])(
  'PWIZ-19 LIM-14 refuses a time limit of %j s',
  async (timeLimit) => {
    await expectRefused(withLimits({ timeLimit }), 'testCases.0.timeLimit');
  },
);

test.each([8, 64, 128, 256, 512, 2048])(
  'PWIZ-20 LIM-14 accepts a memory limit of %d MB',
  async (memoryLimit) => {
    const { status, body } = await create(withLimits({ memoryLimit }));
    expect(status).toBe(200);
    const { body: shown } = await request<{ problems: unknown[] }>(
      `${server.url}/api/problem/get`,
      { problemID: body.id },
      ada,
    );
    expect(shown.problems).toMatchObject([{ memoryLimitMb: memoryLimit }]);
  },
);

test.each([7, 7.9, 0, -8, 2049, 64.5, '64', null])(
  'PWIZ-20 LIM-14 refuses a memory limit of %j MB',
  async (memoryLimit) => {
    await expectRefused(withLimits({ memoryLimit }), 'testCases.0.memoryLimit');
  },
);

test.each(difficulties)('PWIZ-30 accepts the difficulty %s', async (difficulty) => {
  expect((await create(sumProblem({ difficulty }))).status).toBe(200);
});

test.each([
  ['difficulty', ['Easy', 'expert', '', 1, null, undefined]],
  ['type', ['Code', 'essay', '', 1, null]],
  ['tags', ['arrays', { 0: 'arrays' }, 1, true, null]],
  ['public', ['true', 'false', 0, 1, null]],
] as const)('PWIZ-30 refuses a wrong %s', async (field, values) => {
  for (const value of values) await expectRefused(sumProblem({ [field]: value }), field);
});

const question = (more: object) => ({
  title: 'Knots',
  description: 'About knots.',
  difficulty: 'easy',
  public: true,
  ...more,
});
const questionText = 'Which [[blank:one]]?';
const optionsOf = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ id: `option_${at}`, text: `Knot ${at}`, isCorrect: at === 0 }));
const ofEachType: readonly (readonly [type: string, problem: object])[] = [
  ['code', sumProblem({ type: 'code' })],
  ['debug', sumProblem({ type: 'debug', initialCode: [{ language: 'PYTHON3', code: 'print(0)\n' }] })],
  [
    'multiple-choice',
    question({ type: 'multiple-choice', questionData: { questionText, options: optionsOf(2) } }),
  ],
  [
    'fill-in-the-blank',
    question({
      type: 'fill-in-the-blank',
      questionData: { questionText, blankAnswers: [{ id: 'one', correctAnswer: 'reef' }] },
    }),
  ],
  ['true-false', question({ type: 'true-false', questionData: { questionText, correctAnswer: false } })],
];

test.each(ofEachType)('PWIZ-30 accepts the type %s', async (type, problem) => {
  const { status, body } = await create(problem);
  expect(status).toBe(200);
  const { body: shown } = await request<{ problems: unknown[] }>(
    `${server.url}/api/problem/get`,
    { problemID: body.id },
    ada,
  );
  expect(shown.problems).toMatchObject([{ type }]);
});

test('PWIZ-32 PWIZ-33 D-21 a debug problem without an initial code of its own is refused with the combined message', async () => {
  for (const initialCode of [[], [{ language: 'PYTHON3', code: starterCode('PYTHON3') }]]) {
    const { status, body } = await create(sumProblem({ type: 'debug', initialCode }));
    expect(status).toBe(400);
    expect(body.fields).toEqual([
      {
        path: 'initialCode',
        message: 'Problem validation failed - missing required fields for the selected problem type',
      },
    ]);
  }
});

test('PWIZ-31 a code or debug problem without a test case is refused', async () => {
  const initialCode = [{ language: 'PYTHON3', code: 'print(0)\n' }];
  for (const type of ['code', 'debug'])
    await expectRefused(sumProblem({ type, initialCode, testCases: [] }), 'testCases');
});

const choice = (count: number) =>
  question({ type: 'multiple-choice', questionData: { questionText, options: optionsOf(count) } });

test('LIM-12 a multiple-choice question has 2 to 4 options', async () => {
  for (const count of [2, 3, 4]) expect((await create(choice(count))).status, String(count)).toBe(200);
  for (const count of [0, 1, 5]) await expectRefused(choice(count), 'questionData.options');
});

test('LIM-12 a problem has at most 10 tags', async () => {
  const tagsOf = (count: number) => Array.from({ length: count }, (_, at) => `tag${at}`);
  for (const count of [0, 10])
    expect((await create(sumProblem({ tags: tagsOf(count) }))).status, String(count)).toBe(200);
  await expectRefused(sumProblem({ tags: tagsOf(11) }), 'tags');
});
