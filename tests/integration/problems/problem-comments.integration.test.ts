import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { problemCommentLimits } from '../../../contract/comment-limits';
import type { ProblemComments } from '../../../contract/entities/comments/problem-comment';
import type { OwnProblem } from '../../../contract/entities/problem/own-problem';
import { query } from '../../support/product/postgres';
import { joinSharedSite } from '../../support/product/shared-site';
import { createProblem, type Person, request, signUpPerson } from '../client';

const { databaseUrl, server } = await joinSharedSite();
const people: Record<'ada' | 'bob' | 'eve' | 'zoe', Person> = {} as never;
let id = '';

const post = <T = Record<string, unknown>>(
  path: string,
  body: object,
  person: Person,
  key: string = randomUUID(),
) => request<T>(`${server.url}/api/problem/${path}`, body, { token: person.token, key });

async function join(problemID: string, person: Person, role: string): Promise<string> {
  await post('invite', { problemID, person: person.username, role }, people.ada);
  const { body } = await request<{ invitations: { invitationID: string }[] }>(
    `${server.url}/api/problem/own`,
    undefined,
    person,
  );
  const invitationID = body.invitations[0]?.invitationID ?? '';
  await post('invitations/answer', { invitationID, accept: true }, person);
  return invitationID;
}

beforeAll(async () => {
  for (const name of ['ada', 'bob', 'eve', 'zoe'] as const)
    people[name] = await signUpPerson(server.url, `${name}.comments`);
  id = await createProblem(server.url, people.ada, { public: false });
  await join(id, people.bob, 'author');
  await join(id, people.eve, 'tester');
});

const comment = (text: string, more: object = {}) => {
  const commentID = randomUUID();
  return {
    commentID,
    threadID: commentID,
    problemID: id,
    action: 'write',
    part: 'tests',
    subject: '3',
    text,
    writtenAt: new Date().toISOString(),
    ...more,
  };
};
const write = (body: object, person: Person, key?: string) => post('comment', body, person, key);
const sync = async (person: Person, more: object = {}) =>
  (await post<ProblemComments>('comments/sync', { problemID: id, ...more }, person)).body;
const texts = async (person: Person) => (await sync(person)).comments?.map(({ text }) => text);
const unread = async (person: Person) =>
  (
    await request<{ problems: OwnProblem[] }>(`${server.url}/api/problem/own`, undefined, person)
  ).body.problems.find((one) => one.id === id)?.comments?.unread;
const clear = () => query(databaseUrl, 'delete from problem_comments', []);

test('people of a problem read and answer each other; strangers and removed members do not', async () => {
  const { ada, bob, eve, zoe } = people;
  await clear();
  const first = comment('Is **n = 0** allowed?');
  const key = randomUUID();
  expect((await write(first, eve, key)).status).toBe(200);
  // Sent twice: by its key, and by its id.
  await write(first, eve, key);
  await write(first, eve);
  const answer = comment('Yes', { threadID: first.commentID });
  expect((await write(answer, bob)).status).toBe(200);
  for (const person of [ada, bob, eve]) expect(await texts(person)).toEqual([first.text, 'Yes']);
  expect(await sync(ada)).toMatchObject({
    role: 'creator',
    threads: [{ threadID: first.commentID, part: 'tests', subject: '3', resolved: null }],
    comments: [
      { author: { username: eve.username, role: 'tester' }, isOwn: false },
      { author: { role: 'author' } },
    ],
  });
  const { version } = await sync(ada);
  expect(await sync(ada, { known: version })).not.toHaveProperty('comments');
  expect((await post('comments/sync', { problemID: id }, zoe)).status).toBe(404);
  expect((await write(comment('Hello'), zoe)).status).toBe(404);
  const other = await createProblem(server.url, ada, { public: false });
  const memberID = await join(other, zoe, 'tester');
  await write(comment('As tester', { problemID: other }), zoe);
  await post('members/change', { problemID: other, memberID, role: null }, ada);
  expect((await write(comment('Once more', { problemID: other }), zoe)).status).toBe(404);
  expect((await post('comments/sync', { problemID: other }, zoe)).status).toBe(404);
  const { comments } = (await post<ProblemComments>('comments/sync', { problemID: other }, ada)).body;
  expect(comments).toMatchObject([{ text: 'As tester', author: { username: zoe.username } }]);
  expect(comments?.[0]?.author).not.toHaveProperty('role');
  // Neither the package nor the problem has them.
  const whole = await post('export', { problemID: id }, ada);
  expect(JSON.stringify(whole.body)).not.toContain('n = 0');
});

test('authors change and delete only their own comments, and a deleted one does not come back', async () => {
  const { ada, eve } = people;
  await clear();
  const first = comment('One');
  await write(first, eve);
  expect((await write({ ...first, text: 'Changed' }, ada)).body).toMatchObject({
    errorCode: 'COMMENT_OF_OTHER',
  });
  await write({ ...first, text: 'Two' }, eve);
  expect((await sync(ada)).comments).toMatchObject([{ text: 'Two', editedAt: expect.any(String) }]);
  await write(comment('Answer', { threadID: first.commentID }), ada);
  await write({ ...first, text: '' }, eve);
  await write({ ...first, text: 'Late change' }, eve);
  expect((await sync(ada)).comments).toMatchObject([{ text: '', isDeleted: true }, { text: 'Answer' }]);
  expect((await write(comment('Where?', { threadID: randomUUID() }), eve)).body).toMatchObject({
    errorCode: 'COMMENT_NOT_FOUND',
  });
});

test('authors resolve every thread, testers their own, and an answer opens it again', async () => {
  const { ada, bob, eve } = people;
  await clear();
  const [byEve, byAda] = [comment('Mine'), comment('Yours')];
  await write(byEve, eve);
  await write(byAda, ada);
  const act = (action: string, threadID: string, person: Person) =>
    write(comment('', { commentID: threadID, threadID, action }), person);
  expect((await act('resolve', byAda.threadID, eve)).status).toBe(403);
  expect((await act('resolve', byEve.threadID, eve)).status).toBe(200);
  expect((await act('resolve', byAda.threadID, bob)).status).toBe(200);
  const states = async () => (await sync(ada)).threads?.map(({ resolved }) => resolved?.by ?? null);
  expect(await states()).toEqual(['eve.comments', 'bob.comments']);
  await act('reopen', byAda.threadID, bob);
  await write(comment('But', { threadID: byEve.threadID }), bob);
  expect(await states()).toEqual([null, null]);
});

test('comments of others are unread until a device of the account reports that it showed them', async () => {
  const { ada, bob } = people;
  await clear();
  await query(databaseUrl, 'delete from problem_comment_reads', []);
  await write(comment('First'), ada);
  expect(await unread(ada)).toBe(0);
  expect(await unread(bob)).toBe(1);
  const [shown] = (await sync(bob)).comments ?? [];
  expect((await sync(bob, { readUntil: shown?.receivedAt })).readUntil).toBe(shown?.receivedAt);
  expect(await unread(bob)).toBe(0);
  // An older report of another device changes nothing.
  await sync(bob, { readUntil: '2020-01-01T00:00:00.000Z' });
  expect(await unread(bob)).toBe(0);
});

test('the server refuses comments beyond the limit of a problem, with the reason', async () => {
  const { ada } = people;
  await clear();
  await query(
    databaseUrl,
    `insert into problem_comments (id, problem_pk, thread_id, author, part, subject, text, written_at)
      select u.id, p.pk, u.id, $2, 'whole', '', 'Full', now()
      from problems p, (select gen_random_uuid() as id from generate_series(1, $3::int)) u where p.id = $1`,
    [id, ada.uid, problemCommentLimits.commentsMax],
  );
  expect(await write(comment('One more'), ada)).toMatchObject({
    status: 422,
    body: { errorCode: 'COMMENTS_FULL', message: expect.stringContaining('Delete some') },
  });
});

test('the export has own comments; a deleted account leaves them without a name, a deleted problem takes all', async () => {
  const { ada } = people;
  const guest = await signUpPerson(server.url, 'guest.comments');
  const problemID = await createProblem(server.url, ada, { public: false });
  await join(problemID, guest, 'author');
  const first = comment('By a guest', { problemID });
  await write(first, guest);
  const data = await request<{ problemComments: object[] }>(
    `${server.url}/api/users/export`,
    undefined,
    guest,
  );
  expect(data.body.problemComments).toMatchObject([{ problemID, text: 'By a guest', subject: '3' }]);
  await query(databaseUrl, 'delete from users where uid = $1', [guest.uid]);
  const { body } = await post<ProblemComments>('comments/sync', { problemID }, ada);
  expect(body.comments).toMatchObject([{ text: 'By a guest', author: null }]);
  expect((await post('delete', { problemID }, ada)).status).toBe(200);
  const rows = await query(databaseUrl, 'select from problem_comments where id = $1', [first.commentID]);
  expect(rows).toEqual([]);
});
