import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import type { ManagedContest } from '../../../contract/entities/contest/contest-manage';
import type { ContestMessage } from '../../../contract/entities/contest/contest-message';
import type { OpenedPack, PackPart } from '../../../contract/entities/contest/contest-pack';
import type { VirtualContest } from '../../../contract/entities/contest/virtual-contest';
import { minimalContest } from '../../../contract/fixtures/contest-payloads';
import { openPack, packKey } from '../../../src/data/packs/open-pack';
import { inMinutes } from '../../support/in-minutes';
import { query } from '../../support/product/postgres';
import { joinSharedSite } from '../../support/product/shared-site';
import {
  createProblem,
  type Person,
  request,
  signUpPerson,
  submitCode,
  sumProblem,
  waitForVerdict,
} from '../client';
import { contestClient } from '../contest-client';

const { databaseUrl, server } = await joinSharedSite({ judge: true });
const { create, enter, start, post, register, get } = contestClient(() => server.url);
let owner: Person;
let stranger: Person;
let ben: Person;

beforeAll(async () => {
  [owner, stranger, ben] = (await Promise.all(
    ['owner.p', 'stranger.q', 'ben.k'].map((name) => signUpPerson(server.url, name)),
  )) as [Person, Person, Person];
});

const ask = <T>(path: string, person?: Person) => request<T>(`${server.url}/api${path}`, undefined, person);
const change = (problemID: string, version: number, more: object) =>
  post<{ version: number; message: string }>(
    '/problem/update',
    { problemID, version, problem: sumProblem(more) },
    owner,
  );
const remove = (problemID: string) => post('/problem/delete', { problemID }, owner);
const manage = async (slug: string, person = stranger) =>
  (await ask<ManagedContest>(`/contests/manage/${slug}`, person)).body;
const take = (contestSlug: string, problemID: string, version: number, note = '', person = stranger) =>
  post('/contests/manage/problem', { contestSlug, problemID, version, note }, person);
const submitIn = (contestSlug: string, problemID: string) =>
  submitCode(server.url, problemID, { type: 'contest', contestSlug }, { ...ben, key: randomUUID() });
const verdictOf = async (id: string) => (await waitForVerdict(server.url, id)).verdict;
const wrongTests = { testCases: [{ input: '1 2\n', output: '4\n', sample: true }] };

test('ROLE-12 the owner changes and deletes a problem that another user’s endless contest contains', async () => {
  const problemID = await createProblem(server.url, owner, { title: 'As it was' });
  const slug = await create(stranger, { name: 'Endless trap', public: false, problems: [problemID] });
  const changed = await change(problemID, 1, { title: 'As it is now' });
  expect(changed).toMatchObject({ status: 200, body: { version: 2 } });
  expect(await remove(problemID)).toMatchObject({ status: 200 });
  expect((await post('/problem/get', { problemID }, owner)).status).toBe(404);
  const { problems } = await enter(ben, slug);
  expect(problems).toMatchObject([{ id: problemID, title: 'As it was', version: 1 }]);
  expect(await verdictOf(await submitIn(slug, problemID))).toBe('AC');
});

test('D-31 a contest judges with its fixed version, practice with the newest, and each judgement records which', async () => {
  const problemID = await createProblem(server.url, owner);
  const slug = await create(stranger, { problems: [problemID] });
  await enter(ben, slug);
  expect((await change(problemID, 1, wrongTests)).status).toBe(200);
  const [inContest, inPractice] = [
    await submitIn(slug, problemID),
    await submitCode(server.url, problemID, {}, ben),
  ];
  expect([await verdictOf(inContest), await verdictOf(inPractice)]).toEqual(['AC', 'WA']);
  const versions = await query<{ problem_version: number }>(
    databaseUrl,
    'select problem_version from judgements where submission_id = any($1) order by problem_version',
    [[inContest, inPractice]],
  );
  expect(versions.map(({ problem_version }) => problem_version)).toEqual([1, 2]);
  const own = await request<{ results: { expected?: string }[] }>(
    `${server.url}/api/code/status/${inContest}`,
    undefined,
    ben,
  );
  expect(own.body.results[0]?.expected).toBe('3\n');
});

test('versions that differ only in their text share their test data, and the history keeps former data', async () => {
  const problemID = await createProblem(server.url, owner);
  const counts = async () => {
    const of = `problem_pk = (select pk from problems where id = '${problemID}')`;
    const [row] = await query(
      databaseUrl,
      `select (select count(*)::int from test_cases where ${of}) as cases,
        (select count(*)::int from problem_versions where ${of}) as former`,
    );
    return row;
  };
  await create(stranger, { problems: [problemID] });
  await change(problemID, 1, { title: 'Another title' });
  expect(await counts()).toEqual({ cases: 2, former: 1 });
  await change(problemID, 2, wrongTests);
  expect(await counts()).toEqual({ cases: 3, former: 1 });
  await change(problemID, 3, { testCases: [{ input: '1 2\n', output: '3\n' }] });
  expect(await counts()).toEqual({ cases: 4, former: 1 });
});

test('ROLE-12 D-43 no contest reveals the new text of a problem that its owner made private', async () => {
  const secret = 'The lantern is behind the third door.';
  const problemID = await createProblem(server.url, owner, { description: 'Open to all.' });
  const times = { openContestForever: false, endTime: inMinutes(60), lateSyncMinutes: 0 };
  const slug = await create(stranger, { problems: [problemID], ...times });
  const changed = await change(problemID, 1, { public: false, title: secret, description: secret });
  expect(changed.status).toBe(200);
  expect(await take(slug, problemID, 2)).toMatchObject({ status: 404 });
  await register(ben, slug);
  const part = await ask<PackPart>(`/contests/pack/${slug}/part/0`, ben);
  const started = await start(ben, slug);
  const { key } = (await post<OpenedPack>(`/contests/pack/${slug}/open`, { version: 1 }, ben)).body;
  const { version, iv, lock, data } = part.body;
  const sealed = { contestSlug: slug, uid: ben.uid, version, iv, lock, data: [data] };
  const pack = await openPack(sealed, await packKey(key));
  for (const given of [started.problems, pack?.problems]) {
    expect(given).toMatchObject([{ id: problemID, description: 'Open to all.', version: 1 }]);
  }
  await waitForVerdict(server.url, await submitIn(slug, problemID));
  expect((await manage(slug)).problems).toMatchObject([{ id: problemID, version: 1, newVersion: null }]);
  await query(databaseUrl, 'update contests set start_time = $2, end_time = $3 where slug = $1', [
    ...[slug, inMinutes(-120), inMinutes(-60)],
  ]);
  const virtual = (person: Person) => ask<VirtualContest>(`/contests/virtual/${slug}`, person);
  const shown = [
    await virtual(stranger),
    await virtual(ben),
    await ask(`/contests/manage/${slug}`, stranger),
    await ask(`/contests/get/${slug}`, stranger),
    await ask(`/contests/messages/${slug}`, ben),
    await post('/users/submissions', {}, ben),
    await ask('/users/export', ben),
    await post('/search', { query: 'lantern' }, ben),
    await post('/downloads/problems', { ids: [problemID] }, stranger),
  ];
  expect(shown.map(({ status }) => status)).toEqual(shown.map(() => 200));
  expect(JSON.stringify(shown)).not.toContain(secret);
  expect((await virtual(stranger)).body).toMatchObject({ problems: [], leftOut: 1 });
  expect((await virtual(owner)).body.problems).toMatchObject([{ description: secret }]);
});

test('D-35 the organiser uses a new version in a running contest: participants, packs and the judge follow', async () => {
  const problemID = await createProblem(server.url, owner, { description: 'Add them.', ...wrongTests });
  const slug = await create(stranger, { problems: [problemID] });
  await enter(ben, slug);
  expect(await verdictOf(await submitIn(slug, problemID))).toBe('WA');
  expect((await manage(slug)).problems).toMatchObject([{ version: 1, newVersion: null }]);
  await change(problemID, 1, { description: 'Add the two numbers.' });
  expect((await manage(slug)).problems).toMatchObject([{ version: 1, newVersion: 2 }]);
  expect((await get(slug, ben)).run?.versions).toEqual({ [problemID]: 1 });

  expect(await take(slug, problemID, 2, '', ben)).toMatchObject({ status: 403 });
  expect(await take(slug, problemID, 3)).toMatchObject({ body: { errorCode: 'PROBLEM_EDITED' } });
  for (const _ of ['once', 'twice']) {
    expect(await take(slug, problemID, 2, 'Test 1 was wrong.')).toMatchObject({ status: 200 });
  }
  expect((await manage(slug)).problems).toMatchObject([{ version: 2, newVersion: null }]);
  expect((await get(slug, ben)).run?.versions).toEqual({ [problemID]: 2 });
  expect((await start(ben, slug)).problems).toMatchObject([{ description: 'Add the two numbers.' }]);
  expect(await verdictOf(await submitIn(slug, problemID))).toBe('AC');
  const told = async (person: Person) =>
    (await ask<{ messages: ContestMessage[] }>(`/contests/messages/${slug}`, person)).body.messages;
  const [message, ...more] = await told(ben);
  expect(more).toEqual([]);
  expect(message?.text).toMatch(/^The organiser corrected “Sum”\.\nTest 1 was wrong\.\n− Add them\./);
  const late = await signUpPerson(server.url, 'late.m');
  await register(late, slug);
  expect(await told(late)).toEqual([]);
  // D-43: a person who has not started gets a new pack.
  expect((await ask(`/contests/pack/${slug}/facts`, late)).body).toMatchObject({ version: 1 });
  await change(problemID, 2, { description: 'Add both numbers.' });
  expect((await ask(`/contests/pack/${slug}/facts`, late)).body).toMatchObject({ version: 1 });
  await take(slug, problemID, 3);
  expect((await ask(`/contests/pack/${slug}/facts`, late)).body).toMatchObject({ version: 2 });
});

test('a future contest follows its creator’s own problem, and keeps the version of another owner’s', async () => {
  const problemID = await createProblem(server.url, owner);
  const times = { openContestImmediately: false, startTime: inMinutes(60) };
  const own = await create(owner, { name: 'Own', problems: [problemID], ...times });
  const foreign = await create(stranger, { name: 'Foreign', problems: [problemID], ...times });
  await change(problemID, 1, { title: 'Second' });
  expect((await manage(own, owner)).problems).toMatchObject([{ title: 'Second', version: 2 }]);
  expect((await manage(foreign)).problems).toMatchObject([{ title: 'Sum', version: 1, newVersion: 2 }]);
  const other = await createProblem(server.url, owner);
  const whole = { name: 'Foreign', problems: [other, problemID], ...times };
  const body = { ...minimalContest, ...whole, contestSlug: foreign, version: 1 };
  expect(await post('/contests/update', body, stranger)).toMatchObject({ status: 200 });
  expect((await manage(foreign)).problems).toMatchObject([{ id: other }, { id: problemID, version: 1 }]);
});
