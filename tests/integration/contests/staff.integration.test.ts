/** Co-organisers and jury: what each role may do, and what a stranger may not. */
import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import type { ContestListItem } from '../../../contract/entities/contest/contest';
import type { ManagedContest } from '../../../contract/entities/contest/contest-manage';
import type { StaffMember } from '../../../contract/entities/contest/contest-staff';
import type { StaffRole } from '../../../contract/rules/contest/contest-roles';
import { startSite } from '../../support/product/site';
import { createQuestion, type Person, request, signUpPerson } from '../client';
import { contestClient } from '../contest-client';

const { server } = await startSite();
const { post, create, enter, answer, board, get } = contestClient(() => server.url);
let creator: Person;
let ada: Person;
let stranger: Person;
const staff = {} as Record<StaffRole, Person>;

beforeAll(async () => {
  const signUp = (name: string) => signUpPerson(server.url, name);
  [creator, ada, stranger] = [await signUp('creator'), await signUp('ada.l'), await signUp('stranger')];
  for (const role of ['read', 'judge', 'all'] as const) staff[role] = await signUp(`staff.${role}`);
  await createQuestion(server.url, creator, { id: 'Q1' });
});

const setRole = (contestSlug: string, person: Person, role: StaffRole | null, caller = creator) =>
  post<{ staff: StaffMember[] }>(
    '/contests/manage/staff',
    { contestSlug, username: person.username, role },
    caller,
  );
const dashboard = (slug: string, person: Person) =>
  request<ManagedContest>(`${server.url}/api/contests/manage/${slug}`, undefined, person);

/** A restricted contest with an answer, a question and one member of each role. */
async function makeContest(): Promise<{ slug: string; entryID: string; clarificationID: string }> {
  const restriction = { emailRestriction: 'emails', allowedEmails: [ada.email], public: false };
  const slug = await create(creator, {
    name: `Staffed ${randomUUID().slice(0, 8)}`,
    problems: ['Q1'],
    ...restriction,
  });
  await post(`/contests/register/${slug}`, {}, ada);
  const accept = { contestSlug: slug, username: 'ada.l', action: 'accept' };
  await post('/contests/manage/participant', accept, creator);
  await enter(ada, slug);
  await answer(ada, slug, 'Q1', 'option_1');
  const clarificationID = randomUUID();
  await post('/contests/ask', { contestSlug: slug, id: clarificationID, text: 'Which end?' }, ada);
  for (const role of ['read', 'judge', 'all'] as const) await setRole(slug, staff[role], role);
  const [entry] = (await dashboard(slug, creator)).body.entries;
  return { slug, entryID: entry?.id ?? '', clarificationID };
}

test('ROLE-10 the server allows each role its actions and refuses the others; a stranger may do nothing', async () => {
  const { slug, entryID, clarificationID } = await makeContest();
  const said = (more: object) => ({ contestSlug: slug, ...more });
  const actions: [needed: 'read' | 'judge' | 'all' | 'creator', path: string, body: () => object][] = [
    ['read', '/contests/manage/submissions', () => said({ page: 0 })],
    ['read', '/contests/manage/submission', () => said({ entryID })],
    ['read', '/contests/manage/person', () => said({ username: 'ada.l' })],
    [
      'judge',
      '/contests/manage/note',
      () => said({ entryID, action: 'add', id: randomUUID(), text: 'Seen.' }),
    ],
    ['judge', '/contests/manage/announce', () => said({ id: randomUUID(), text: 'Read A again.' })],
    ['judge', '/contests/manage/entry', () => said({ entryID, decision: 'accept' })],
    ['read', '/contests/similarity/pair', () => said({ leftID: entryID, rightID: entryID })],
    ['judge', '/contests/similarity/check', () => said({})],
    ['judge', '/contests/manage/question', () => said({ clarificationID, action: 'take', from: null })],
    ['judge', '/contests/manage/answer', () => said({ clarificationID, text: 'Behind.', toAll: false })],
    ['judge', '/problems/rejudge', () => said({ problemID: 'Q1', mode: 'apply', rejudgeID: randomUUID() })],
    ['all', '/contests/manage/participant', () => said({ username: 'ada.l', action: 'unblock' })],
    ['all', '/contests/manage/clock', () => said({ action: 'resume' })],
    ['all', '/contests/manage/problem', () => said({ problemID: 'Q1', version: 1, note: '' })],
    ['all', '/contests/manage/canned-answers', () => said({ answers: ['Yes.'] })],
    ['creator', '/contests/manage/staff', () => said({ username: 'stranger', role: null })],
    ['creator', '/contests/delete', () => said({})],
  ];
  const people = { stranger, participant: ada, ...staff };
  const order = ['read', 'judge', 'all', 'creator'];
  for (const [needed, path, body] of actions) {
    for (const [role, person] of Object.entries(people)) {
      const { status } = await post(path, body(), person);
      const isAllowed = order.includes(role) && order.indexOf(role) >= order.indexOf(needed);
      if (isAllowed) expect(status, `${role} ${path}`).not.toBe(403);
      else expect(status, `${role} ${path}`).toBe(403);
    }
  }
  const code = (person: Person) =>
    request(`${server.url}/api/contests/manage/${slug}/pack-code`, undefined, person);
  expect((await code(staff.judge)).status).toBe(403);
  expect((await code(staff.all)).status).toBe(200);
});

test('each role reads the dashboard with its role; only co-organisers and the creator see email addresses', async () => {
  const { slug } = await makeContest();
  for (const role of ['read', 'judge', 'all'] as const) {
    const { status, body } = await dashboard(slug, staff[role]);
    expect(status).toBe(200);
    expect(body).toMatchObject({ role, staff: [{ role: 'all' }, { role: 'judge' }, { role: 'read' }] });
    expect(body.participants[0]?.email).toBe(role === 'all' ? ada.email : null);
  }
  expect((await dashboard(slug, creator)).body).toMatchObject({ role: 'creator' });
  for (const person of [stranger, ada]) expect((await dashboard(slug, person)).status).toBe(403);
});

test('a member finds the contest in My contests with the role, until the creator removes them or they leave', async () => {
  const { slug } = await makeContest();
  const listed = async (person: Person) =>
    (await post<{ userContests: ContestListItem[] }>('/contests/get-all', {}, person)).body.userContests.find(
      ({ contestSlug }) => contestSlug === slug,
    );
  expect(await listed(staff.judge)).toMatchObject({ role: 'judge' });
  expect((await listed(creator))?.role).toBeUndefined();
  expect(await listed(stranger)).toBeUndefined();
  expect(await get(slug, staff.read)).toMatchObject({ role: 'read', isCreator: false });

  const { body } = await setRole(slug, staff.judge, 'read');
  expect(body.staff.filter(({ role }) => role === 'read')).toHaveLength(2);
  expect((await setRole(slug, staff.judge, null)).body.staff).toHaveLength(2);
  expect(await listed(staff.judge)).toBeUndefined();
  expect((await dashboard(slug, staff.judge)).status).toBe(403);
  expect((await setRole(slug, staff.all, null, staff.all)).status).toBe(200);
  expect((await dashboard(slug, staff.all)).status).toBe(403);
  expect(await setRole(slug, { ...ada, username: 'nobody' }, 'read')).toMatchObject({
    body: { errorCode: 'STAFF_NOT_FOUND' },
  });
  expect((await setRole(slug, creator, 'read')).status).toBe(400);
});

test('the leaderboard never lists the run of a member, not even a former one', async () => {
  const slug = await create(creator, { name: 'Open race', problems: ['Q1'] });
  for (const person of [ada, staff.judge, staff.read]) await enter(person, slug);
  const names = async () => (await board(slug)).leaderboard.map(({ username }) => username).sort();
  expect(await names()).toEqual(['ada.l', 'staff.judge', 'staff.read']);
  await setRole(slug, staff.judge, 'judge');
  expect(await names()).toEqual(['ada.l', 'staff.read']);
  await setRole(slug, staff.judge, null);
  expect(await names()).toEqual(['ada.l', 'staff.read']);
  await setRole(slug, staff.all, 'read');
  await enter(staff.all, slug);
  expect(await names()).toEqual(['ada.l', 'staff.read']);
});
