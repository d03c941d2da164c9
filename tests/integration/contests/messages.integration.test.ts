import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import type { ManagedContest } from '../../../contract/entities/contest/contest-manage';
import { startSite } from '../../support/product/site';
import { createQuestion, type Person, request, signUpPerson } from '../client';
import { contestClient } from '../contest-client';

const { server } = await startSite();
const { post, create, enter } = contestClient(() => server.url);
let setter: Person;
let ada: Person;
let ben: Person;

beforeAll(async () => {
  [setter, ada, ben] = (await Promise.all(
    ['setter', 'ada.l', 'ben.k'].map((name) => signUpPerson(server.url, name)),
  )) as [Person, Person, Person];
  for (const id of ['Q1', 'Q2']) await createQuestion(server.url, setter, { id });
});

const block = (contestSlug: string, username: string) =>
  post('/contests/manage/participant', { contestSlug, username, action: 'block' }, setter);

test('D-35 an announcement reaches all once, a decision reaches its participant; others cannot announce', async () => {
  const slug = await create(setter, { name: 'Said', problems: ['Q1'] });
  await enter(ada, slug);
  const said = { contestSlug: slug, id: randomUUID(), text: ' Read Q1 again. ' };
  for (let i = 0; i < 2; i += 1) {
    expect(await post('/contests/manage/announce', said, setter)).toMatchObject({ status: 200 });
  }
  expect(await post('/contests/manage/announce', said, ada)).toMatchObject({ status: 403 });
  await block(slug, 'ada.l');
  const textsFor = async (person?: Person) => {
    const path = `${server.url}/api/contests/messages/${slug}`;
    const { body } = await request<{ messages: { text: string }[] }>(path, undefined, person);
    return body.messages.map(({ text }) => text);
  };
  expect(await textsFor(ada)).toEqual(['The organiser has blocked you.', 'Read Q1 again.']);
  expect(await textsFor(ben)).toEqual(['Read Q1 again.']);
  expect(await textsFor()).toEqual(['Read Q1 again.']);
});

interface Asked {
  readonly id: string;
  readonly text: string;
  readonly answer: { text: string; toAll: boolean } | null;
}

test('D-35 the organiser receives a clarification; the answer reaches its author or everyone, without a name', async () => {
  const slug = await create(setter, { name: 'Asked', problems: ['Q1'] });
  await enter(ada, slug);
  await enter(ben, slug);
  const ask = (person: Person, more: object) =>
    post<Asked>('/contests/ask', { contestSlug: slug, id: randomUUID(), ...more }, person);
  const question = { id: randomUUID(), problemID: 'Q1', text: ' Is it the first one? ' };
  for (let i = 0; i < 2; i += 1) expect((await ask(ada, question)).body).toMatchObject({ answer: null });
  const other = (await ask(ben, { text: 'May we talk?' })).body;
  const dashboard = `${server.url}/api/contests/manage/${slug}`;
  const { clarifications } = (await request<ManagedContest>(dashboard, undefined, setter)).body;
  expect(clarifications.map(({ username, text, title }) => [username, text, title])).toEqual([
    ['ada.l', 'Is it the first one?', expect.any(String)],
    ['ben.k', 'May we talk?', null],
  ]);
  expect(await ask(ada, { problemID: 'Q2', text: 'And this?' })).toMatchObject({
    body: { errorCode: 'PROBLEM_NOT_FOUND' },
  });
  expect(await ask(ben, { ...question })).toMatchObject({ body: { errorCode: 'VALIDATION' } });

  const reply = (clarificationID: string, more: object) =>
    post<Asked>('/contests/manage/answer', { contestSlug: slug, clarificationID, ...more }, setter);
  expect((await reply(question.id, { text: 'Read again.', toAll: false })).body.answer).toMatchObject({
    text: 'Read again.',
    toAll: false,
  });
  expect(await reply(question.id, { text: 'No.', toAll: true })).toMatchObject({
    body: { errorCode: 'CLARIFICATION_ANSWERED' },
  });
  expect(await reply(randomUUID(), { text: 'No.', toAll: true })).toMatchObject({ status: 404 });
  await reply(other.id, { text: 'No talking.', toAll: true });

  const readBy = async (person?: Person) => {
    const path = `${server.url}/api/contests/messages/${slug}`;
    const { body } = await request<{
      messages: { text: string; question?: string }[];
      clarifications: Asked[];
    }>(path, undefined, person);
    return {
      messages: body.messages.map(({ text, question: asked }) => [asked, text]),
      own: body.clarifications.map(({ text, answer: told }) => [text, told?.text]),
    };
  };
  expect(await readBy(ada)).toEqual({
    messages: [
      ['May we talk?', 'No talking.'],
      ['Is it the first one?', 'Read again.'],
    ],
    own: [['Is it the first one?', 'Read again.']],
  });
  expect(await readBy(ben)).toEqual({
    messages: [['May we talk?', 'No talking.']],
    own: [['May we talk?', 'No talking.']],
  });
  expect(await readBy()).toEqual({ messages: [['May we talk?', 'No talking.']], own: [] });

  await block(slug, 'ben.k');
  expect(await ask(ben, { text: 'Why?' })).toMatchObject({ body: { errorCode: 'PARTICIPANT_BLOCKED' } });
  expect(await ask(setter, { text: 'Me?' })).toMatchObject({ body: { errorCode: 'NOT_REGISTERED' } });
});
