import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import type { Rejudge } from '../../../contract/entities/contest/rejudge';
import type { OwnProblem } from '../../../contract/entities/problem/own-problem';
import type { ProblemInvitation, ProblemMembers } from '../../../contract/entities/problem/problem-member';
import type { ProblemVersionList } from '../../../contract/entities/problem/problem-version';
import { query } from '../../support/product/postgres';
import { joinSharedSite } from '../../support/product/shared-site';
import { createProblem, createQuestion, type Person, request, signUpPerson, sumProblem } from '../client';
import { contestClient } from '../contest-client';

const { databaseUrl, server } = await joinSharedSite();
const { post: postContest } = contestClient(() => server.url);
const people: Record<'ada' | 'bob' | 'eve' | 'zoe', Person> = {} as never;

beforeAll(async () => {
  for (const name of ['ada', 'bob', 'eve', 'zoe'] as const)
    people[name] = await signUpPerson(server.url, `${name}.member`);
});

const post = <T = Record<string, unknown>>(path: string, body: object, person: Person) =>
  request<T>(`${server.url}/api/problem/${path}`, body, { token: person.token, key: randomUUID() });
const invite = (problemID: string, person: string, role: string, by = people.ada) =>
  post<ProblemMembers>('invite', { problemID, person, role }, by);
const own = async (person: Person, more = '') =>
  (
    await request<{ problems: OwnProblem[]; invitations: ProblemInvitation[] }>(
      `${server.url}/api/problem/own${more}`,
      undefined,
      person,
    )
  ).body;
const members = (problemID: string, person: Person) =>
  request<ProblemMembers>(`${server.url}/api/problem/members/${problemID}`, undefined, person);

/** @returns the id of the member */
async function join(problemID: string, person: Person, role: string): Promise<string> {
  await invite(problemID, person.username, role);
  const { invitations } = await own(person);
  const invitationID = invitations[0]?.invitationID ?? '';
  const { status } = await post('invitations/answer', { invitationID, accept: true }, person);
  expect(status).toBe(200);
  return invitationID;
}
const hidden = (more = {}) => createProblem(server.url, people.ada, { public: false, ...more });
const whole = (problemID: string, person: Person) => post('export', { problemID }, person);
const change = (problemID: string, version: number, title: string, person: Person) =>
  post('update', { problemID, version, problem: sumProblem({ title, public: false }) }, person);

test('ROLE-12 an invitation gives no access before it is accepted, and none after it is declined', async () => {
  const { bob } = people;
  const id = await hidden({ title: 'Hidden harbour' });
  const invited = await invite(id, bob.username, 'author');
  expect(invited.body.members).toMatchObject([{ username: bob.username, role: 'author' }]);
  expect((await whole(id, bob)).status).toBe(404);
  const { invitations, problems } = await own(bob);
  expect(problems).toEqual([]);
  expect(invitations).toMatchObject([{ title: 'Hidden harbour', role: 'author', invitedBy: 'ada.member' }]);
  const { invitationID = '' } = invitations[0] ?? {};
  const taken = await post('invitations/answer', { invitationID, accept: true }, people.eve);
  expect(taken).toMatchObject({ status: 403, body: { errorCode: 'INVITATION_INVALID' } });
  expect((await post('invitations/answer', { invitationID, accept: false }, bob)).status).toBe(200);
  expect((await own(bob)).invitations).toEqual([]);
  expect((await whole(id, bob)).status).toBe(404);
});

test('ROLE-12 a co-author reads, changes and exports a private problem, and a tester only reads it', async () => {
  const { ada, bob, eve, zoe } = people;
  const id = await hidden();
  await join(id, bob, 'author');
  await join(id, eve, 'tester');
  expect((await own(bob)).problems.find((one) => one.id === id)).toMatchObject({ role: 'author' });
  for (const person of [ada, bob, eve]) {
    expect((await whole(id, person)).status, person.username).toBe(200);
    const { body } = await post<{ problems: { role: string }[] }>('get', { problemID: id }, person);
    expect(body.problems[0]?.role).toBe(person === ada ? 'creator' : person === bob ? 'author' : 'tester');
  }
  expect((await change(id, 1, 'By Bob', bob)).body).toMatchObject({ version: 2 });
  expect(await change(id, 2, 'By Eve', eve)).toMatchObject({ status: 403 });
  expect(await change(id, 2, 'By Zoe', zoe)).toMatchObject({ status: 404 });
  for (const person of [bob, eve]) {
    expect((await post('delete', { problemID: id }, person)).status).toBe(403);
    expect((await invite(id, zoe.username, 'tester', person)).status).toBe(403);
  }
  expect((await members(id, zoe)).status).toBe(404);
  expect((await members(id, eve)).body).toMatchObject({
    role: 'tester',
    creator: { username: ada.username },
  });
  // Lists and the search contain it for members.
  const found = async (person: Person) =>
    JSON.stringify((await request(`${server.url}/api/search`, { query: 'By Bob' }, person)).body);
  expect(await found(eve)).toContain(id);
  expect(await found(zoe)).not.toContain(id);
});

test('PROBLEM_EDITED of two authors who started from the same version, the second one is refused', async () => {
  const id = await hidden();
  await join(id, people.bob, 'author');
  expect((await change(id, 1, 'First', people.bob)).status).toBe(200);
  const late = await change(id, 1, 'Late', people.ada);
  expect(late).toMatchObject({ status: 409, body: { errorCode: 'PROBLEM_EDITED' } });
});

test('the creator changes and removes members, and members leave', async () => {
  const { bob, eve } = people;
  const id = await hidden();
  const [bobID, eveID] = [await join(id, bob, 'tester'), await join(id, eve, 'tester')];
  const set = (memberID: string, role: string | null, person = people.ada) =>
    post('members/change', { problemID: id, memberID, role }, person);
  expect((await set(bobID, 'author', bob)).status).toBe(403);
  expect((await set(eveID, null, bob)).status).toBe(403);
  expect((await set(bobID, 'author')).status).toBe(200);
  expect((await change(id, 1, 'As author', bob)).status).toBe(200);
  expect((await set(bobID, null, bob)).body).toEqual({});
  expect((await whole(id, bob)).status).toBe(404);
  expect((await set(eveID, null)).body).toMatchObject({ members: { members: [] } });
  expect((await whole(id, eve)).status).toBe(404);
});

test('an invitation by email needs the confirmed address or the mailed link, and reveals no account', async () => {
  const { zoe, eve } = people;
  const id = await hidden();
  const invited = await invite(id, zoe.email.toUpperCase(), 'author');
  expect(invited.body.members[0]?.username).toBeUndefined();
  expect((await own(zoe)).invitations).toEqual([]);
  // The id is the secret of the mail's link.
  const rows = await query<{ id: string }>(
    databaseUrl,
    'select id from problem_members where lower(email) = $1',
    [zoe.email],
  );
  const mailed = rows[0]?.id ?? '';
  expect((await own(zoe, `?invitation=${mailed}`)).invitations).toMatchObject([{ invitationID: mailed }]);
  await query(databaseUrl, 'insert into proven_emails (uid, email) values ($1, $2)', [zoe.uid, zoe.email]);
  expect((await own(zoe)).invitations).toMatchObject([{ invitationID: mailed }]);
  const accepted = await post('invitations/answer', { invitationID: mailed, accept: true }, zoe);
  expect(accepted.body).toEqual({ problemID: id });
  expect((await members(id, people.ada)).body.members).toMatchObject([{ username: zoe.username }]);
  const again = await post('invitations/answer', { invitationID: mailed, accept: true }, eve);
  expect(again.status).toBe(403);
});

test('D-43 a co-author may use a private problem in a contest, and a tester may not', async () => {
  const { bob, eve } = people;
  const id = await hidden();
  await join(id, bob, 'author');
  await join(id, eve, 'tester');
  const contest = {
    name: 'Shared race',
    problems: [id],
    tags: [],
    openContestImmediately: true,
    openContestForever: true,
  };
  const { minimalContest } = await import('../../../contract/fixtures/contest-payloads');
  expect((await postContest('/contests/create', { ...minimalContest, ...contest }, bob)).status).toBe(200);
  expect((await postContest('/contests/create', { ...minimalContest, ...contest }, eve)).status).toBe(404);
});

test('when the creator deletes the account, the first co-author becomes the creator', async () => {
  const gone = await signUpPerson(server.url, 'gone.member');
  const { bob, eve } = people;
  const id = await createProblem(server.url, gone, { public: false });
  for (const [person, role] of [
    [eve, 'tester'],
    [bob, 'author'],
  ] as const) {
    await invite(id, person.username, role, gone);
    const { invitations } = await own(person);
    const invitationID = invitations[0]?.invitationID;
    await post('invitations/answer', { invitationID, accept: true }, person);
  }
  const { status } = await request(
    `${server.url}/api/users/delete`,
    { uid: gone.uid, username: gone.username },
    { token: gone.token, key: randomUUID() },
  );
  expect(status).toBe(200);
  expect((await members(id, bob)).body).toMatchObject({
    role: 'creator',
    creator: { username: bob.username },
    members: [{ username: eve.username, role: 'tester' }],
  });
  expect((await change(id, 1, 'Passed on', bob)).status).toBe(200);
});

test('after a corrected key an author judges answers again; the list of versions has the open preview', async () => {
  const { ada, bob, eve, zoe } = people;
  const key = (right: number) => ({
    options: [0, 1].map((i) => ({ id: `option_${i}`, text: `${i}`, isCorrect: i === right })),
  });
  const asked = { questionText: 'Which?' };
  const id = await createQuestion(server.url, ada, { questionData: { ...asked, ...key(0) } });
  await join(id, bob, 'author');
  await join(id, eve, 'tester');
  const rejudge = (more: object, person: Person) =>
    request<Rejudge & { errorCode?: string }>(
      `${server.url}/api/problems/rejudge`,
      { problemID: id, ...more },
      person,
    );
  const openPreview = async (person: Person) => {
    const path = `${server.url}/api/problem/versions/${id}`;
    return (await request<ProblemVersionList>(path, undefined, person)).body.rejudgeID;
  };
  const given = { problemID: id, answer: 'option_1', type: 'problem' };
  const credentials = { token: zoe.token, key: randomUUID() };
  const answer = await request(`${server.url}/api/answers/submit`, given, credentials);
  expect(answer.body).toMatchObject({ correct: false });
  const corrected = {
    title: 'Ends',
    description: 'About ships.',
    difficulty: 'easy',
    public: true,
    type: 'multiple-choice',
    explanation: 'Read it again.',
    questionData: { ...asked, ...key(1) },
  };
  expect(await post('update', { problemID: id, version: 1, problem: corrected }, bob)).toMatchObject({
    status: 200,
  });
  expect(await rejudge({ mode: 'preview' }, eve)).toMatchObject({ status: 403 });
  expect(await openPreview(bob)).toBeNull();
  const report = (await rejudge({ mode: 'preview' }, bob)).body;
  expect(report).toMatchObject({ status: 'ready', counts: [{ from: 'WA', to: 'AC', submissions: 1 }] });
  expect([await openPreview(bob), await openPreview(ada)]).toEqual([report.rejudgeID, null]);
  const applied = await rejudge({ mode: 'apply', rejudgeID: report.rejudgeID }, bob);
  expect(applied.body).toMatchObject({ status: 'applied' });
  expect(await openPreview(bob)).toBeNull();
});
