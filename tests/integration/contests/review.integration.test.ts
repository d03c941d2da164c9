import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { ManagedContest } from '../../../contract/entities/contest/contest-manage';
import type { ManagedEntries } from '../../../contract/entities/contest/entry-filter';
import type {
  ManagedNote,
  ManagedSubmission,
  ManagedTest,
} from '../../../contract/entities/contest/managed-submission';
import { query } from '../../support/product/postgres';
import { startSite } from '../../support/product/site';
import { createProblem, createQuestion, type Person, request, signUpPerson, waitForVerdict } from '../client';
import { contestClient } from '../contest-client';

const { server, databaseUrl } = await startSite({ judge: true });
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

test('D-35 the list has pages and filters by participant, problem, language, verdict and state', async () => {
  const wa = await submit(wrong);
  const ac = await submit(right);
  const answered = (await answer(ada, slug, 'Q1', 'option_1')).body as { submissionID?: string };
  expect(answered).toBeTruthy();
  const list = async (more: object) =>
    (
      await post<ManagedEntries>(
        '/contests/manage/submissions',
        { contestSlug: slug, page: 0, ...more },
        organiser,
      )
    ).body;
  const ids = async (more: object) => (await list(more)).entries.map(({ id }) => id);
  expect(await list({})).toMatchObject({
    total: 3,
    perPage: 50,
    entries: [{ kind: 'answer' }, { id: ac, verdict: 'AC' }, { id: wa, contestTimeMs: expect.any(Number) }],
  });
  expect(await ids({ verdict: 'WA' })).toEqual([wa]);
  expect((await list({ verdict: 'AC' })).entries).toMatchObject([{ kind: 'answer' }, { id: ac }]);
  expect(await ids({ language: 'PYTHON3', problemID: 'sum' })).toEqual([ac, wa]);
  expect(await ids({ language: 'CPP17' })).toEqual([]);
  expect((await list({ language: 'answer' })).entries).toMatchObject([{ problemID: 'Q1' }]);
  expect((await list({ participant: 'DA.' })).total).toBe(3);
  // A wildcard of SQL is an ordinary character.
  expect((await list({ participant: 'a_a' })).total).toBe(0);
  expect((await list({ state: 'held' })).total).toBe(0);
  expect((await list({ verdict: 'waiting' })).total).toBe(0);
  expect(await list({ page: 1 })).toMatchObject({ total: 3, entries: [] });
});

const testOf = (person: Person, contestSlug: string, entryID: string, testcaseIndex: number) =>
  post<ManagedTest>('/contests/manage/test', { contestSlug, entryID, testcaseIndex }, person);

test('ROLE-12 an organiser reads hidden tests of their own problems, with the output; those of other authors stay hidden', async () => {
  const foreign = await submit(wrong);
  expect((await testOf(organiser, slug, foreign, 1)).status).toBe(403);
  const own = await create(setter, { name: 'Own problem', problems: ['SUM'] });
  await enter(ada, own);
  const body = { code: wrong, language: 'PYTHON3', problemID: 'SUM', type: 'contest', contestSlug: own };
  const { submissionID } = (await post<{ submissionID: string }>('/code/submit', body, ada)).body;
  await waitForVerdict(server.url, submissionID);
  expect((await review(setter, submissionID, own)).body).toMatchObject({ canReadTests: true });
  expect(await testOf(setter, own, submissionID, 1)).toMatchObject({
    status: 200,
    body: { input: '20 22\n', inputBytes: 6, expected: '42\n', expectedBytes: 3, output: '3\n' },
  });
  expect((await testOf(setter, own, submissionID, 0)).body).toMatchObject({ input: '1 2\n', output: '3\n' });
  expect(await testOf(setter, own, submissionID, 2)).toMatchObject({
    body: { errorCode: 'TEST_NOT_FOUND' },
  });
  const theirs = await request(`${server.url}/api/code/status/${submissionID}`, undefined, ada);
  expect(JSON.stringify(theirs.body)).not.toContain('20 22');
  expect((await testOf(ada, own, submissionID, 1)).status).toBe(403);
});

test('the jury writes notes about a submission; an author deletes their own, and participants never see them', async () => {
  const entryID = await submit(`${right}# noted\n`);
  const note = (more: object, person = organiser) =>
    post<{ notes: ManagedNote[] }>('/contests/manage/note', { contestSlug: slug, entryID, ...more }, person);
  const id = randomUUID();
  const add = { action: 'add', id, text: ' Compare with B. ' };
  await note(add);
  const { body } = await note(add);
  expect(body.notes).toMatchObject([{ id, username: 'organiser', own: true, text: 'Compare with B.' }]);
  expect((await review(organiser, entryID)).body.notes).toEqual(body.notes);
  expect((await note(add, ada)).status).toBe(403);
  const theirs = await request(`${server.url}/api/contests/messages/${slug}`, undefined, ada);
  expect(JSON.stringify(theirs.body)).not.toContain('Compare');
  expect((await note({ action: 'delete', id })).body.notes).toEqual([]);
});

test('an entry that was refused on arrival opens without content', async () => {
  const { body: person } = await post<object>(
    '/contests/manage/participant',
    { contestSlug: slug, username: 'ada.l', action: 'block' },
    organiser,
  );
  expect(person).toMatchObject({ blockedAt: expect.any(String) });
  const { run } = await request<{ run: { startedAt: string } }>(
    `${server.url}/api/contests/get/${slug}`,
    undefined,
    ada,
  ).then(({ body }) => body);
  const started = await entryChain(slug);
  const entry = {
    sequence: started.sequence + 1,
    previousHash: started.previousHash,
    elapsedMs: 1000,
    deviceTime: new Date(Date.parse(run.startedAt) + 1000).toISOString(),
  };
  const sent = await answer(ada, slug, 'Q1', 'option_1', { run: entry });
  expect(sent).toMatchObject({ body: { errorCode: 'PARTICIPANT_BLOCKED' } });
  const [refused] = (await managed()).entries;
  expect(refused).toMatchObject({ state: 'refused', kind: 'answer' });
  expect((await review(organiser, refused?.id ?? '')).body).toMatchObject({
    kind: 'refused',
    entry: { username: 'ada.l', reason: 'The participant was blocked when this arrived.' },
  });
});

async function entryChain(contestSlug: string): Promise<{ sequence: number; previousHash: string }> {
  const [row] = await query<{ sequence: number; previous_hash: string }>(
    databaseUrl,
    'select sequence, previous_hash from contest_runs where contest_pk = (select pk from contests where slug = $1)',
    [contestSlug],
  );
  return { sequence: row?.sequence ?? 0, previousHash: row?.previous_hash ?? '' };
}
