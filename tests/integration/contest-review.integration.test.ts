import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { ManagedContest } from '../../contract/entities/contest/contest-manage';
import type { ManagedSubmission } from '../../contract/entities/contest/managed-submission';
import { startSite } from '../support/site';
import { createProblem, createQuestion, type Person, request, signUpPerson, waitForVerdict } from './client';
import { contestClient } from './contest-client';

const { server } = await startSite({ judge: true });
const { post, create, enter, answer } = contestClient(() => server.url);
let setter: Person;
let organiser: Person;
let ada: Person;
let slug: string;

const wrong = 'print(3)\n';
const right = 'a, b = map(int, input().split())\nprint(a + b)\n';

beforeAll(async () => {
  [setter, organiser, ada] = (await Promise.all(
    ['setter', 'organiser', 'ada.l'].map((name) => signUpPerson(server.url, name)),
  )) as [Person, Person, Person];
  await createProblem(server.url, setter, {
    id: 'SUM',
    testCases: [
      { input: '1 2\n', output: '3\n', sample: true },
      { input: '20 22\n', output: '42\n' },
    ],
  });
  await createQuestion(server.url, setter, { id: 'Q1' });
});
beforeEach(async () => {
  slug = await create(organiser, { name: 'Review', problems: ['SUM', 'Q1'] });
  await enter(ada, slug);
});

const review = (person: Person, entryID: string, contestSlug = slug) =>
  post<ManagedSubmission>('/contests/manage/submission', { contestSlug, entryID }, person);
const managed = async (): Promise<ManagedContest> =>
  (await request<ManagedContest>(`${server.url}/api/contests/manage/${slug}`, undefined, organiser)).body;
const submit = async (code: string): Promise<string> => {
  const body = { code, language: 'PYTHON3', problemID: 'SUM', type: 'contest', contestSlug: slug };
  const { submissionID } = (await post<{ submissionID: string }>('/code/submit', body, ada)).body;
  await waitForVerdict(server.url, submissionID);
  return submissionID;
};

test('D-35 the organiser reads code, language, verdict and tests of a submission, and the previous one', async () => {
  const first = await submit(wrong);
  const second = await submit(right);
  const { entries } = await managed();
  expect(entries.map(({ id, language, verdict }) => [id, language, verdict])).toEqual([
    [second, 'PYTHON3', 'AC'],
    [first, 'PYTHON3', 'WA'],
  ]);
  const { status, body } = await review(organiser, second);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    kind: 'code',
    code: right,
    entry: { username: 'ada.l', problemID: 'SUM', language: 'PYTHON3', verdict: 'AC', score: 100 },
    state: { status: 'done', verdict: 'AC', results: [{ verdict: 'AC', input: '1 2\n' }, { verdict: 'AC' }] },
    judgements: [{ number: 1, reason: 'first', counts: true, verdict: 'AC', score: 100 }],
    previous: { code: wrong, language: 'PYTHON3' },
  });
  const before = await review(organiser, first);
  expect(before.body).toMatchObject({ code: wrong, previous: null, state: { verdict: 'WA' } });
});

test('an organiser who does not own the problem reads no hidden test data', async () => {
  const id = await submit(`${wrong}# hidden\n`);
  const { body } = await review(organiser, id);
  const hidden = body.kind === 'code' ? body.state.results[1] : undefined;
  expect(hidden).toMatchObject({ verdict: 'WA' });
  for (const field of ['input', 'expected', 'output', 'stderr', 'judgeMessage']) {
    expect(hidden).not.toHaveProperty(field);
  }
});

test('the organiser reads an answer as text', async () => {
  await answer(ada, slug, 'Q1', 'option_1');
  const entry = (await managed()).entries.find(({ problemID }) => problemID === 'Q1');
  const { body } = await review(organiser, entry?.id ?? '');
  expect(body).toMatchObject({ kind: 'answer', answer: 'option_1', correct: true, entry: { score: 100 } });
  expect(body.kind === 'answer' && body.answerTexts).toEqual([expect.stringMatching(/\S/)]);
  expect(body.kind === 'answer' && body.answerTexts).not.toEqual(['option_1']);
});

test('ROLE-10 only the organiser reads a submission, and only one of this contest', async () => {
  await answer(ada, slug, 'Q1', 'option_1');
  const [entry] = (await managed()).entries;
  for (const person of [ada, setter]) expect((await review(person, entry?.id ?? '')).status).toBe(403);
  const other = await create(organiser, { name: 'Other', problems: ['SUM'] });
  expect(await review(organiser, entry?.id ?? '', other)).toMatchObject({
    status: 404,
    body: { errorCode: 'ENTRY_NOT_FOUND' },
  });
});
