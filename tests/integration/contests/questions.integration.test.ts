/** The jury's desk: categories, who takes a question, canned answers, and whom a message tells its problem. */
import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import type { Clarification, ManagedClarification } from '../../../contract/entities/contest/clarification';
import type { ManagedContest } from '../../../contract/entities/contest/contest-manage';
import type { ContestMessage } from '../../../contract/entities/contest/contest-message';
import { query } from '../../support/product/postgres';
import { startSite } from '../../support/product/site';
import { createQuestion, type Person, request, signUpPerson } from '../client';
import { contestClient } from '../contest-client';

const { server, databaseUrl } = await startSite();
const { post, create, enter, register } = contestClient(() => server.url);
let setter: Person;
let judge: Person;
let ada: Person;
let ben: Person;

beforeAll(async () => {
  [setter, judge, ada, ben] = (await Promise.all(
    ['setter', 'judge.j', 'ada.l', 'ben.k'].map((name) => signUpPerson(server.url, name)),
  )) as [Person, Person, Person, Person];
  for (const id of ['Q1', 'Q2']) await createQuestion(server.url, setter, { id });
});

async function makeContest(): Promise<string> {
  const slug = await create(setter, {
    name: `Desk ${randomUUID().slice(0, 8)}`,
    problems: ['Q1', 'Q2'],
  });
  await post('/contests/manage/staff', { contestSlug: slug, username: 'judge.j', role: 'judge' }, setter);
  await enter(ada, slug);
  return slug;
}
const ask = async (contestSlug: string, more: object) =>
  (await post<Clarification>('/contests/ask', { contestSlug, id: randomUUID(), ...more }, ada)).body;
const dashboard = async (slug: string, person = setter) =>
  (await request<ManagedContest>(`${server.url}/api/contests/manage/${slug}`, undefined, person)).body;
const messagesOf = async (slug: string, person?: Person) =>
  (
    await request<{ messages: ContestMessage[] }>(
      `${server.url}/api/contests/messages/${slug}`,
      undefined,
      person,
    )
  ).body.messages;

test('D-35 a question is general, technical, or about a problem, whatever its category says', async () => {
  const slug = await makeContest();
  expect(await ask(slug, { text: 'When is the end?' })).toMatchObject({ category: 'general' });
  expect(await ask(slug, { text: 'Is it down?', category: 'technical' })).toMatchObject({
    category: 'technical',
  });
  expect(await ask(slug, { text: 'Which?', category: 'technical', problemID: 'q1' })).toMatchObject({
    category: 'problem',
    problemID: 'Q1',
  });
  const { clarifications } = await dashboard(slug);
  expect(clarifications.map(({ category, takenBy }) => [category, takenBy])).toEqual([
    ['general', null],
    ['technical', null],
    ['problem', null],
  ]);
});

test('D-35 one member of the jury takes a question: nobody else answers it, unless they take it over', async () => {
  const slug = await makeContest();
  const { id: clarificationID } = await ask(slug, { text: 'Which end?' });
  const said = (more: object) => ({ contestSlug: slug, clarificationID, ...more });
  const take = (person: Person, from: string | null) =>
    post<ManagedClarification>('/contests/manage/question', said({ action: 'take', from }), person);
  const reply = (person: Person) =>
    post<ManagedClarification>('/contests/manage/answer', said({ text: 'Both.', toAll: false }), person);
  const both = await Promise.all([take(judge, null), take(setter, null)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  const [first, second] = both[0]?.status === 200 ? [judge, setter] : [setter, judge];
  expect((await dashboard(slug)).clarifications[0]?.takenBy).toBe(first.username);
  expect((await take(first, null)).body.takenBy).toBe(first.username);
  expect(await reply(second)).toMatchObject({ status: 409, body: { errorCode: 'CLARIFICATION_TAKEN' } });

  expect((await take(second, first.username)).body.takenBy).toBe(second.username);
  expect((await reply(first)).status).toBe(409);
  const release = (person: Person) =>
    post<ManagedClarification>('/contests/manage/question', said({ action: 'release' }), person);
  expect((await release(first)).body.takenBy).toBe(second.username);
  expect((await release(second)).body.takenBy).toBeNull();
  expect((await take(first, null)).status).toBe(200);
  expect((await reply(first)).body).toMatchObject({ answeredBy: first.username, answer: { text: 'Both.' } });
  expect(await take(second, first.username)).toMatchObject({
    body: { errorCode: 'CLARIFICATION_ANSWERED' },
  });
});

test('D-35 canned answers begin with a default list, which the organiser replaces', async () => {
  const slug = await makeContest();
  expect((await dashboard(slug, judge)).cannedAnswers).toContain('Read the statement again.');
  const change = (answers: string[], person = setter) =>
    post('/contests/manage/canned-answers', { contestSlug: slug, answers }, person);
  expect(await change(['  See rule 4. '])).toMatchObject({ body: { answers: ['See rule 4.'] } });
  expect((await dashboard(slug, judge)).cannedAnswers).toEqual(['See rule 4.']);
  expect((await change([])).status).toBe(200);
  expect((await dashboard(slug)).cannedAnswers).toEqual([]);
  expect((await change(['Mine.'], judge)).status).toBe(403);
});

test('D-43 a message tells its problem only to those who have it', async () => {
  const slug = await makeContest();
  const announce = (problemID: string) =>
    post(
      '/contests/manage/announce',
      { contestSlug: slug, id: randomUUID(), text: 'Fixed.', problemID },
      setter,
    );
  expect(await announce('q2')).toMatchObject({ status: 200, body: { problemID: 'Q2' } });
  expect(await announce('Q9')).toMatchObject({ status: 404, body: { errorCode: 'PROBLEM_NOT_FOUND' } });
  const { id: clarificationID } = await ask(slug, { text: 'Which?', problemID: 'Q1' });
  const answer = { contestSlug: slug, clarificationID, text: 'The first.', toAll: true };
  await post('/contests/manage/answer', answer, judge);
  const told = async (person?: Person) =>
    (await messagesOf(slug, person)).map(({ text, problemID }) => [text, problemID]);
  const both = [
    ['The first.', 'Q1'],
    ['Fixed.', 'Q2'],
  ];
  expect(await told(ada)).toEqual(both);
  expect(await told(judge)).toEqual(both);
  const hidden = both.map(([text]) => [text, undefined]);
  expect(await told(ben)).toEqual(hidden);
  expect(await told()).toEqual(hidden);
});

test('D-43 before the run, a question names no problem, and the answer does not tell which problems there are', async () => {
  const times = { openContestImmediately: false, startTime: new Date(Date.now() + 3_600_000).toISOString() };
  const slug = await create(setter, {
    name: `Later ${randomUUID().slice(0, 8)}`,
    problems: ['Q1'],
    ...times,
  });
  await register(ben, slug);
  const about = (problemID: string) =>
    post('/contests/ask', { contestSlug: slug, id: randomUUID(), text: 'Which?', problemID }, ben);
  const [given, absent] = [await about('q1'), await about('Q2')];
  expect(given).toMatchObject({ status: 404, body: { errorCode: 'PROBLEM_NOT_FOUND' } });
  expect(given.body).toEqual(absent.body);
  const general = { contestSlug: slug, id: randomUUID(), text: 'When?' };
  expect((await post('/contests/ask', general, ben)).status).toBe(200);
  // Stored by an earlier version of the server.
  await query(
    databaseUrl,
    "update contest_clarifications set problem_pk = (select pk from problems where id = 'Q1') where id = $1",
    [general.id],
  );
  const path = `${server.url}/api/contests/messages/${slug}`;
  const { body } = await request<{ clarifications: Clarification[] }>(path, undefined, ben);
  expect(body.clarifications).toMatchObject([{ text: 'When?', problemID: null }]);
  expect(JSON.stringify(body)).not.toContain('Q1');
  expect((await dashboard(slug)).clarifications).toMatchObject([{ text: 'When?', problemID: 'Q1' }]);
});

test('the data that a person downloads includes their questions and the answers', async () => {
  const slug = await makeContest();
  const { id: clarificationID } = await ask(slug, { text: 'Mine?', category: 'technical' });
  await post(
    '/contests/manage/answer',
    { contestSlug: slug, clarificationID, text: 'Yours.', toAll: false },
    judge,
  );
  const path = `${server.url}/api/users/export`;
  const { body } = await request<{ contestRuns: { contestSlug: string; questions: object[] }[] }>(
    path,
    undefined,
    ada,
  );
  expect(body.contestRuns.find(({ contestSlug }) => contestSlug === slug)?.questions).toMatchObject([
    { category: 'technical', text: 'Mine?', answer: 'Yours.' },
  ]);
});
