/** Accepted solutions of others: who sees whose, and when (decision 105). */
import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import type { AdminReport } from '../../../contract/entities/admin/reports';
import type { SharedSolutionsPage } from '../../../contract/entities/problem/shared-solution';
import { inMinutes } from '../../support/in-minutes';
import { query } from '../../support/product/postgres';
import { startSite } from '../../support/product/site';
import { adminClient } from '../admin/administrator';
import { createProblem, type Person, signUpPerson, submitCode } from '../client';
import { contestClient } from '../contest-client';

const { databaseUrl, server } = await startSite();
const { post, create, enter } = contestClient(() => server.url);
let boss: Person;
let author: Person;
let problemID: string;
let people = 0;
const admin = adminClient(
  () => server.url,
  () => boss,
);

beforeAll(async () => {
  boss = await signUpPerson(server.url, 'solution.boss');
  author = await signUpPerson(server.url, 'solution.author');
  problemID = await createProblem(server.url, author);
});

const share = (person: Person, shareSolutions: boolean) =>
  post('/users/profile', { uid: person.uid, preferences: { shareSolutions } }, person);
async function newSharer(): Promise<Person> {
  const person = await signUpPerson(server.url, `sharer.${++people}`);
  expect(await share(person, true)).toMatchObject({ status: 200 });
  return person;
}
/** As if the judge had accepted it, in this CPU time. */
async function accept(id: string, ms: number): Promise<void> {
  await query(databaseUrl, "update submissions set verdict = 'AC', status = 'done' where id = $1", [id]);
  await query(
    databaseUrl,
    `insert into submission_results (submission_id, testcase_index, verdict, correct_output, score, passed_testcases,
        run_status, cpu_ms, wall_ms, memory_bytes, retried)
      values ($1, 0, 'AC', true, 1, 1, 'SUCCESS', $2, $2, 1, false)`,
    [id, ms],
  );
}
async function solve(person: Person, more: { code?: string; language?: string } = {}, ms = 10) {
  const id = await submitCode(server.url, problemID, more, person);
  await accept(id, ms);
  return id;
}
const list = (person: Person, more: object = {}) =>
  post<SharedSolutionsPage & { errorCode?: string }>('/problem/solutions', { problemID, ...more }, person);
const codes = async (person: Person, more: object = {}) =>
  (await list(person, more)).body.solutions.map(({ code }) => code);

test('only a person who has solved the problem reads them; sharing is off by default', async () => {
  const [ada, ben] = [await newSharer(), await signUpPerson(server.url, 'private.ben')];
  await solve(ada, { code: 'a' });
  await solve(ben, { code: 'b' });
  const cleo = await signUpPerson(server.url, 'reader.cleo');
  expect(await list(cleo)).toMatchObject({ status: 403, body: { errorCode: 'NOT_SOLVED' } });
  await submitCode(server.url, problemID, {}, cleo);
  expect(await list(cleo)).toMatchObject({ status: 403, body: { errorCode: 'NOT_SOLVED' } });
  await solve(cleo, { code: 'c' });
  expect(await codes(cleo)).toEqual(['a']);
  expect(await codes(ada)).toEqual([]);
  expect(await codes(author)).toEqual(['a']);
  expect(await list(cleo, { problemID: 'NONE' })).toMatchObject({ status: 404 });
  expect((await list(cleo)).body.solutions[0]).toEqual({
    submissionID: expect.any(String),
    username: ada.username,
    displayName: ada.username,
    language: 'PYTHON3',
    code: 'a',
    bytes: 1,
    timeMs: 10,
    receivedTime: expect.any(String),
  });
  await share(ada, false);
  expect(await codes(cleo)).toEqual([]);
});

test('lists the best of each person and language, by length, time or date, in pages', async () => {
  problemID = await createProblem(server.url, author);
  const [ada, ben] = [await newSharer(), await newSharer()];
  await solve(ada, { code: 'long and fast' }, 5);
  await solve(ada, { code: 'short' }, 50);
  await solve(ada, { code: 'java', language: 'JAVA8' }, 70);
  await solve(ben, { code: 'middle' }, 30);
  expect(await codes(author)).toEqual(['java', 'short', 'middle']);
  expect(await codes(author, { order: 'fastest' })).toEqual(['long and fast', 'middle', 'java']);
  expect(await codes(author, { order: 'newest' })).toEqual(['middle', 'java', 'short']);
  expect(await codes(author, { language: 'JAVA8' })).toEqual(['java']);
  expect((await list(author, { skip: 2 })).body).toMatchObject({ total: 3, solutions: [{ code: 'middle' }] });
});

test('blocked and deleted accounts vanish; an administrator can end the sharing of a reported solution', async () => {
  problemID = await createProblem(server.url, author);
  const [ada, ben, cleo] = [await newSharer(), await newSharer(), await newSharer()];
  await solve(ada, { code: 'a' });
  await solve(ben, { code: 'bb' });
  const submissionID = await solve(cleo, { code: 'ccc' });
  expect(await codes(author)).toEqual(['a', 'bb', 'ccc']);
  await admin.post('/users/change', { action: 'block', uid: ada.uid, reason: 'Spam' });
  expect(await codes(author)).toEqual(['bb', 'ccc']);
  await query(databaseUrl, 'update submissions set uid = null where uid = $1', [ben.uid]);
  expect(await codes(author)).toEqual(['ccc']);

  const report = {
    type: 'other',
    description: 'Insults me.',
    email: 'Anonymous',
    currentURL: '/x',
    screenWidth: 1,
    screenHeight: 1,
    submissionID,
  };
  expect(await post('/bug-report', report, author)).toMatchObject({ status: 200 });
  const gone = { ...report, submissionID: randomUUID() };
  expect(await post('/bug-report', gone, author)).toMatchObject({ status: 200 });
  const reports = async () => (await admin.get<{ reports: AdminReport[] }>('/reports')).body.reports;
  const about = async () => (await reports()).find(({ solution }) => solution !== undefined);
  const found = await about();
  expect(found?.solution).toEqual({ submissionID, problemID, username: cleo.username, isHidden: false });
  expect((await reports()).length).toBe(2);
  // An administrator has not solved the problem.
  expect(await codes(boss, { submissionID })).toEqual(['ccc']);
  const change = (action: string) => admin.post('/reports/change', { action, id: found?.id });
  expect(await change('hideSolution')).toMatchObject({ status: 200 });
  expect(await codes(author)).toEqual([]);
  expect((await about())?.solution).toMatchObject({ isHidden: true });
  expect(await change('showSolution')).toMatchObject({ status: 200 });
  expect(await codes(author)).toEqual(['ccc']);
});

test('a running contest closes the list, and its solutions are shared when it is over', async () => {
  problemID = await createProblem(server.url, author);
  const [ada, ben] = [await newSharer(), await newSharer()];
  await solve(ben, { code: 'practice' });
  const contest = {
    problems: [problemID],
    openContestForever: false,
    endTime: inMinutes(60),
    lateSyncMinutes: 0,
  };
  const slug = await create(author, contest);
  await enter(ada, slug);
  await accept(
    await submitCode(
      server.url,
      problemID,
      { code: 'in the contest', type: 'contest', contestSlug: slug },
      ada,
    ),
    1,
  );
  // Not even for people who do not take part.
  for (const person of [ada, ben])
    expect(await list(person)).toMatchObject({ status: 403, body: { errorCode: 'IN_YOUR_CONTEST' } });
  expect(await codes(author)).toEqual(['practice']);
  const end = (more: string) =>
    query(databaseUrl, `update contests set start_time = now() - interval '2 h' ${more} where slug = $1`, [
      slug,
    ]);
  await end(", end_time = now() - interval '1 h'");
  expect(await codes(ben)).toEqual(['in the contest']);
  expect(await codes(ada)).toEqual(['practice']);
  // A contest without an end is never over.
  await end(', end_time = null');
  expect(await codes(ben)).toEqual([]);
});
