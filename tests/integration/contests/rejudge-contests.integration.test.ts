import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import type { Rejudge } from '../../../contract/entities/contest/rejudge';
import { startSite } from '../../support/product/site';
import {
  createProblem,
  createQuestion,
  eventually,
  type Person,
  request,
  signUpPerson,
  solution,
  submitCode,
  sumProblem,
  waitForVerdict,
} from '../client';
import { contestClient } from '../contest-client';

const { server } = await startSite({ judge: true });
const { create, enter, post, board, answer, start } = contestClient(() => server.url);
let owner: Person;
let organiser: Person;
let ben: Person;
let cleo: Person;

beforeAll(async () => {
  [owner, organiser, ben, cleo] = (await Promise.all(
    ['owner.p', 'organiser.q', 'ben.k', 'cleo.o'].map((name) => signUpPerson(server.url, name)),
  )) as [Person, Person, Person, Person];
});

const rejudge = (body: object, person: Person) =>
  request<Rejudge & { errorCode?: string }>(`${server.url}/api/problems/rejudge`, body, person);
const preview = async (body: object, person: Person): Promise<Rejudge> => {
  const begun = await rejudge({ mode: 'preview', ...body }, person);
  expect(begun.status).toBe(200);
  return await eventually(async () => {
    const told = await rejudge({ ...body, mode: 'preview', rejudgeID: begun.body.rejudgeID }, person);
    return told.body.status === 'judging' ? undefined : told.body;
  }, 60_000);
};
const update = (problemID: string, version: number, problem: object) =>
  post('/problem/update', { problemID, version, problem }, owner);
const take = (contestSlug: string, problemID: string, version: number) =>
  post('/contests/manage/problem', { contestSlug, problemID, version, note: '' }, organiser);
const submitIn = async (contestSlug: string, problemID: string, person: Person, code = solution) => {
  const more = { type: 'contest', contestSlug, code };
  const id = await submitCode(server.url, problemID, more, { ...person, key: randomUUID() });
  return await waitForVerdict(server.url, id);
};
const points = async (slug: string) =>
  (await board(slug)).leaderboard.map(({ username, totalScore }) => [username, totalScore]);
const brokenTests = {
  testCases: [
    { input: '1 2\n', output: '3\n', sample: true },
    { input: '20 22\n', output: '7\n' },
  ],
};
const lucky = 'a = input()\nprint(3 if a == "1 2" else 7)\n';

test('D-35 the organiser rejudges another owner’s problem with the contest’s version, once that is the corrected one', async () => {
  const problemID = await createProblem(server.url, owner, brokenTests);
  const slug = await create(organiser, { problems: [problemID] });
  for (const person of [ben, cleo]) await enter(person, slug);
  await submitIn(slug, problemID, ben);
  await submitIn(slug, problemID, cleo, lucky);
  await waitForVerdict(server.url, await submitCode(server.url, problemID, {}, ben));
  await update(problemID, 1, sumProblem());
  const about = { problemID, contestSlug: slug };
  const unchanged = await preview(about, organiser);
  expect(unchanged).toMatchObject({ status: 'ready', problemVersion: 1, counts: [], people: [] });
  const { rejudgeID: old } = unchanged;
  expect(await take(slug, problemID, 2)).toMatchObject({ status: 200 });
  const refused = await rejudge({ ...about, mode: 'apply', rejudgeID: old }, organiser);
  expect(refused).toMatchObject({ status: 409, body: { errorCode: 'PROBLEM_CHANGED' } });
  await rejudge({ ...about, mode: 'cancel', rejudgeID: old }, organiser);

  const report = await preview(about, organiser);
  expect(report).toMatchObject({ status: 'ready', problemVersion: 2, totalSubmissions: 2 });
  expect(report.people).toEqual([
    { username: 'ben.k', from: 50, to: 100 },
    { username: 'cleo.o', from: 100, to: 50 },
  ]);
  expect(await points(slug)).toEqual([
    ['cleo.o', 100],
    ['ben.k', 50],
  ]);
  const applied = await rejudge({ ...about, mode: 'apply', rejudgeID: report.rejudgeID }, organiser);
  expect(applied.body).toMatchObject({ status: 'applied', people: report.people });
  expect(await points(slug)).toEqual([
    ['ben.k', 100],
    ['cleo.o', 50],
  ]);
});

test('D-35 nobody rejudges in another organiser’s contest, or a problem that the contest does not contain', async () => {
  const problemID = await createProblem(server.url, owner);
  const slug = await create(organiser, { problems: [await createProblem(server.url, owner)] });
  const about = { problemID, contestSlug: slug, mode: 'preview' };
  expect(await rejudge(about, owner)).toMatchObject({ status: 403 });
  expect(await rejudge(about, organiser)).toMatchObject({ status: 404 });
});

test('a problem’s owner rejudges practice but no other organiser’s contest; neither waits for the other', async () => {
  const problemID = await createProblem(server.url, owner, brokenTests);
  const slug = await create(organiser, { problems: [problemID] });
  await enter(ben, slug);
  await submitIn(slug, problemID, ben);
  const practice = await submitCode(server.url, problemID, {}, ben);
  await waitForVerdict(server.url, practice);
  const open = await preview({ problemID, contestSlug: slug }, organiser);
  await update(problemID, 1, sumProblem());
  const report = await preview({ problemID }, owner);
  expect(report).toMatchObject({ totalSubmissions: 1, changes: [{ submissionID: practice }] });
  await rejudge({ problemID, mode: 'apply', rejudgeID: report.rejudgeID }, owner);
  expect(await points(slug)).toEqual([['ben.k', 50]]);
  const foreign = await rejudge({ problemID, mode: 'cancel', rejudgeID: open.rejudgeID }, owner);
  expect(foreign).toMatchObject({ status: 404, body: { errorCode: 'REJUDGE_NOT_FOUND' } });
  const refused = await rejudge({ problemID, mode: 'preview' }, organiser);
  expect(refused).toMatchObject({ status: 403, body: { errorCode: 'FORBIDDEN' } });
});

const question = (right: number) => ({
  title: 'Ends of a ship',
  description: 'About ships.',
  difficulty: 'easy',
  public: true,
  explanation: '',
  type: 'multiple-choice',
  questionData: {
    questionText: 'Which end is behind?',
    options: ['The bow', 'The stern'].map((text, at) => ({
      id: `option_${at}`,
      text,
      isCorrect: at === right,
    })),
  },
});

test('D-35 D-31 after a preview, answers to a question with a wrong key are marked again by the corrected version', async () => {
  const problemID = await createQuestion(server.url, owner, question(0));
  const slug = await create(organiser, { problems: [problemID] });
  for (const person of [ben, cleo]) await enter(person, slug);
  expect((await answer(ben, slug, problemID, 'option_1')).body.correct).toBe(false);
  await update(problemID, 1, question(1));
  expect((await answer(cleo, slug, problemID, 'option_0')).body.correct).toBe(true);
  await take(slug, problemID, 2);
  const about = { problemID, contestSlug: slug };
  const report = await preview(about, organiser);
  expect(report).toMatchObject({
    status: 'ready',
    problemVersion: 2,
    totalSubmissions: 2,
    people: [
      { username: 'ben.k', from: 0, to: 100 },
      { username: 'cleo.o', from: 100, to: 0 },
    ],
  });
  expect(report.counts).toHaveLength(2);
  expect(report.counts).toContainEqual({ from: 'WA', to: 'AC', submissions: 1 });
  expect((await points(slug))[0]).toEqual(['cleo.o', 100]);
  const applied = await rejudge({ ...about, mode: 'apply', rejudgeID: report.rejudgeID }, organiser);
  expect(applied.body).toEqual({ ...report, status: 'applied' });
  expect(await points(slug)).toEqual([
    ['ben.k', 100],
    ['cleo.o', 0],
  ]);
  expect((await start(ben, slug)).run.scores).toEqual({ [problemID]: 100 });
  const twice = await rejudge({ ...about, mode: 'apply', rejudgeID: report.rejudgeID }, organiser);
  expect(twice).toMatchObject({ status: 409, body: { errorCode: 'REJUDGE_SETTLED' } });
});

test('D-35 marking again also changes partial points of answers that stay wrong', async () => {
  const primes = (right: number) => ({
    ...question(0),
    type: 'multiple-answer',
    questionData: {
      questionText: 'Which are prime?',
      options: [2, 3, 5, 9].map((n, at) => ({ id: `option_${at}`, text: `${n}`, isCorrect: at < right })),
      partialPoints: true,
    },
  });
  const problemID = await createQuestion(server.url, owner, primes(2));
  const slug = await create(organiser, { problems: [problemID] });
  await enter(ben, slug);
  const body = { problemID, answer: ['option_0'], type: 'contest', contestSlug: slug };
  expect(await post('/answers/submit', body, ben)).toMatchObject({ body: { correct: false, score: 50 } });
  await update(problemID, 1, primes(3));
  await take(slug, problemID, 2);
  const about = { problemID, contestSlug: slug };
  const report = await preview(about, organiser);
  expect(report.people).toEqual([{ username: 'ben.k', from: 50, to: 33 }]);
  expect(await points(slug)).toEqual([['ben.k', 50]]);
  await rejudge({ ...about, mode: 'apply', rejudgeID: report.rejudgeID }, organiser);
  expect(await points(slug)).toEqual([['ben.k', 33]]);
  expect((await start(ben, slug)).run.scores).toEqual({ [problemID]: 33 });
});

test('D-34 a corrected key updates what practice counts; contest answers do not change', async () => {
  const problemID = await createQuestion(server.url, owner, question(0));
  const slug = await create(organiser, { problems: [problemID] });
  const dana = await signUpPerson(server.url, 'dana.p');
  await enter(dana, slug);
  await answer(dana, slug, problemID, 'option_0');
  const practice = { problemID, answer: 'option_1', type: 'problem' };
  const solved = async (person: Person) => {
    const path = `${server.url}/api/users/${person.username}`;
    return (await request<{ profile: { solved: { total: number } } }>(path)).body.profile.solved.total;
  };
  const erin = await signUpPerson(server.url, 'erin.q');
  expect(await post('/answers/submit', practice, erin)).toMatchObject({ body: { correct: false } });
  await update(problemID, 1, question(1));
  const report = await preview({ problemID }, owner);
  expect(report).toMatchObject({ totalSubmissions: 1, counts: [{ from: 'WA', to: 'AC', submissions: 1 }] });
  expect(await solved(erin)).toBe(0);
  await rejudge({ problemID, mode: 'apply', rejudgeID: report.rejudgeID }, owner);
  expect([await solved(erin), await solved(dana)]).toEqual([1, 1]);
  expect(await points(slug)).toEqual([['dana.p', 100]]);
});
