import { createHash } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import type { ManagedContest } from '../../../contract/entities/contest/contest-manage';
import type { ContestMessage } from '../../../contract/entities/contest/contest-message';
import type {
  OpenedPack,
  PackCode,
  PackFacts,
  PackPart,
} from '../../../contract/entities/contest/contest-pack';
import { offlineChainStart } from '../../../contract/rules/contest/contest-pack';
import { answerText, entryText } from '../../../contract/rules/contest/submission-chain';
import { keyFromCode, openPack, packKey, type SealedPack } from '../../../src/data/packs/open-pack';
import { scheduled } from '../../support/in-minutes';
import { query } from '../../support/product/postgres';
import { startSite } from '../../support/product/site';
import { createQuestion, type Person, request, signUpPerson } from '../client';
import { contestClient } from '../contest-client';

const { server, databaseUrl } = await startSite();
let setter: Person;
let ada: Person;
let ben: Person;
const { post, create, register, start } = contestClient(() => server.url);
const secretText = 'Which quay has the green lantern?';

beforeAll(async () => {
  [setter, ada, ben] = (await Promise.all(
    ['setter', 'ada.l', 'ben.k'].map((name) => signUpPerson(server.url, name)),
  )) as [Person, Person, Person];
  for (const id of ['Q1', 'Q2', 'Q3', 'Q4']) {
    await createQuestion(server.url, setter, { id, description: `${id}: ${secretText}` });
  }
});

const coming = {
  name: 'Pack',
  problems: ['Q1', 'Q2', 'Q3', 'Q4'],
  ...scheduled(30, 90),
};
const ask = <T>(path: string, person?: Person) =>
  request<T>(`${server.url}/api/contests${path}`, undefined, person);
const part = (slug: string, person: Person, n = 0) => ask<PackPart>(`/pack/${slug}/part/${n}`, person);
const codeOf = async (slug: string) =>
  (await ask<PackCode>(`/manage/${slug}/pack-code`, setter)).body as PackCode;
const begin = (slug: string, minutesAgo = 0) =>
  query(
    databaseUrl,
    `update contests set start_time = now() - interval '${minutesAgo} minutes' where slug = $1`,
    [slug],
  );

async function download(slug: string, person: Person): Promise<SealedPack> {
  const first = (await part(slug, person)).body;
  const rest = await Promise.all(
    Array.from({ length: first.parts - 1 }, async (_, n) => (await part(slug, person, n + 1)).body.data),
  );
  const { version, iv, lock } = first;
  return { contestSlug: slug, uid: person.uid, version, iv, lock, data: [first.data, ...rest] };
}

test('a registered participant fetches a sealed pack; nobody receives the key before the start', async () => {
  const slug = await create(setter, coming);
  expect(await part(slug, ada)).toMatchObject({ status: 403, body: { errorCode: 'NOT_REGISTERED' } });
  await register(ada, slug);
  expect((await ask<PackFacts>(`/pack/${slug}/facts`, ada)).body).toMatchObject({
    version: 1,
    problemCount: 4,
  });
  const before = [
    await part(slug, ada),
    await part(slug, ada, 9),
    await ask(`/pack/${slug}/facts`, ada),
    await post(`/contests/pack/${slug}/open`, { version: 1 }, ada),
    await post(`/contests/pack/${slug}/open`, { version: 1 }, setter),
    await post(`/contests/start/${slug}`, {}, ada),
    await ask(`/manage/${slug}/pack-code`, setter),
    await ask(`/manage/${slug}/pack-code`, ada),
    await ask(`/manage/${slug}`, setter),
    await ask(`/get/${slug}`, setter),
    await ask(`/messages/${slug}`, ada),
  ];
  expect(before.map(({ status }) => status)).toEqual([200, 404, 200, 403, 403, 403, 200, 403, 200, 200, 200]);
  expect(await codeOf(slug)).toMatchObject({ code: null, version: 1 });
  const [secret] = await query<{ key: Buffer; code: string }>(
    databaseUrl,
    'select key, code from contest_packs where contest_pk = (select pk from contests where slug = $1)',
    [slug],
  );
  const said = JSON.stringify(before);
  for (const text of [
    secret?.code,
    secret?.key.toString('base64'),
    secret?.key.toString('hex'),
    secretText,
  ]) {
    expect(text?.length).toBeGreaterThan(10);
    expect(said).not.toContain(text);
  }
});

test('after the start one request below 2 KB opens it with less than a second of computing', async () => {
  const slug = await create(setter, { ...coming, eventRules: 'Alone. '.repeat(2000) });
  await register(ada, slug);
  const pack = await download(slug, ada);
  await begin(slug);
  const body = JSON.stringify({ version: pack.version, deviceTime: new Date().toISOString() });
  const response = await fetch(`${server.url}/api/contests/pack/${slug}/open`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${ada.token}` },
    body,
  });
  const text = await response.text();
  expect(body.length).toBeLessThan(2048);
  expect(text.length).toBeLessThan(2048);
  const opened = JSON.parse(text) as OpenedPack;
  // Not the time that passes, which depends on what else the machine does.
  const before = process.cpuUsage();
  const content = await openPack(pack, await packKey(opened.key));
  const { user, system } = process.cpuUsage(before);
  expect((user + system) / 1000).toBeLessThan(1000);
  const whole = await start(ada, slug);
  expect(content?.problems).toEqual(whole.problems);
  expect(content?.contest).toEqual({ ...whole.contest, startTime: content?.contest.startTime });
  expect(opened.run.previousHash).toBe(whole.run.previousHash);
});

const keyOf = async (slug: string, person: Person) =>
  (await post<OpenedPack>(`/contests/pack/${slug}/open`, { version: 1 }, person)).body.key;

test('the problems of a run and of a pack have no tags, which could name the technique', async () => {
  await createQuestion(server.url, setter, { id: 'TAGGED', tags: ['tell-tale'], public: false });
  const own = await post('/problem/get', { problemID: 'TAGGED' }, setter);
  expect(own.body).toMatchObject({ problems: [{ tags: ['tell-tale'] }] });
  const slug = await create(setter, { ...coming, problems: ['TAGGED'] });
  await register(ada, slug);
  const pack = await download(slug, ada);
  await begin(slug);
  const whole = await start(ada, slug);
  const content = await openPack(pack, await packKey(await keyOf(slug, ada)));
  for (const given of [whole, content]) expect(given?.problems).toMatchObject([{ id: 'TAGGED', tags: [] }]);
});

test('the typed code opens it without the server; a wrong code or a modified pack fails', async () => {
  const slug = await create(setter, coming);
  const other = await create(setter, { ...coming, name: 'Another' });
  for (const contest of [slug, other]) await register(ada, contest);
  const [pack, foreign] = [await download(slug, ada), await download(other, ada)];
  for (const contest of [slug, other]) await begin(contest);
  const code = (await codeOf(slug)).code ?? '';
  expect(code).toMatch(/^(\w{4}-){3}\w{4}$/);
  const beganAt = performance.now();
  const key = await keyFromCode(pack, code);
  expect(performance.now() - beganAt).toBeLessThan(1000);
  expect(key).not.toBeNull();
  const content = await openPack(pack, await packKey(key ?? ''));
  expect(content?.problems).toHaveLength(4);
  expect(content?.problems[0]?.description ?? content?.problems[0]?.question).toBeTruthy();

  expect(await keyFromCode(pack, (await codeOf(other)).code ?? '')).toBeNull();
  expect(await keyFromCode(foreign, code)).toBeNull();
  const opening = await packKey(key ?? '');
  const [first = '', ...rest] = pack.data;
  const changed = `${first.slice(0, 40)}${first[40] === 'A' ? 'B' : 'A'}${first.slice(41)}`;
  expect(await openPack({ ...pack, data: [changed, ...rest] }, opening)).toBeNull();
  expect(await openPack({ ...pack, version: 2 }, opening)).toBeNull();
  expect(await openPack({ ...pack, uid: ben.uid }, opening)).toBeNull();
});

test('D-32 a pack contains the participant’s problems in their order, and always the same bytes', async () => {
  const slug = await create(setter, { ...coming, maxQuestions: 2, randomizeQuestions: true });
  for (const person of [ada, ben]) await register(person, slug);
  const packs = [await download(slug, ada), await download(slug, ben)];
  expect(await download(slug, ada)).toEqual(packs[0]);
  // The length reveals nothing about the content.
  expect(packs[0]?.data.join('').length).toBe(packs[1]?.data.join('').length);
  await begin(slug);
  for (const [at, person] of [ada, ben].entries()) {
    const key = await keyOf(slug, person);
    const content = await openPack(packs[at] as SealedPack, await packKey(key));
    expect(content?.problems).toEqual((await start(person, slug)).problems);
    expect(content?.problems).toHaveLength(2);
  }
});

test('Offline 7 a run opened by the code begins at the contest’s start, and its chain proves it', async () => {
  const slug = await create(setter, { ...coming, enableProctored: true, lateSyncMinutes: 10 });
  await register(ada, slug);
  const pack = await download(slug, ada);
  await begin(slug, 20);
  const key = (await keyFromCode(pack, (await codeOf(slug)).code ?? '')) ?? '';
  const chainStart = offlineChainStart(slug, ada.uid, key);
  const opened = (proof: string) => ({
    opened: { version: pack.version, chainStart: proof },
    deviceTime: new Date().toISOString(),
  });
  expect(await post(`/contests/start/${slug}`, opened('f'.repeat(64)), ada)).toMatchObject({ status: 400 });
  const { run, contest } = await start(ada, slug, opened(chainStart));
  expect(run.startedAt).toBe(contest.startTime);
  expect(run).toMatchObject({ sequence: 0, previousHash: chainStart });
  // D-35: the organiser sees the name, because the time is unknown.
  await register(ben, slug);
  await start(ben, slug);
  const { body } = await request<ManagedContest>(
    `${server.url}/api/contests/manage/${slug}`,
    undefined,
    setter,
  );
  expect(body.participants.map(({ startedByCode }) => startedByCode)).toEqual([true, false]);
  // An offline start may be reported by the service worker: only the other one looks like a script.
  expect(body.participants.map(({ watch }) => watch)).toEqual([undefined, null]);
  expect(body.participants[0]?.unwatchedAt).toBeUndefined();

  const startedMs = Date.parse(run.startedAt);
  let previousHash = chainStart;
  const handIn = (sequence: number, problemID: string, minute: number, deviceMinute: number) => {
    const entry = {
      sequence,
      previousHash,
      elapsedMs: minute * 60_000,
      deviceTime: new Date(startedMs + deviceMinute * 60_000).toISOString(),
    };
    const what = { contestSlug: slug, problemID, language: '', content: answerText('option_1') };
    previousHash = createHash('sha256').update(entryText(entry, what)).digest('hex');
    return post<{ contest: { state: string } }>(
      '/answers/submit',
      { problemID, answer: 'option_1', type: 'contest', contestSlug: slug, run: entry },
      ada,
    );
  };
  expect((await handIn(1, 'Q1', 5, 5)).body.contest).toMatchObject({ state: 'counted' });
  // The device's clock and the run disagree, so the organiser decides.
  expect((await handIn(2, 'Q2', 6, 15)).body.contest).toMatchObject({ state: 'held' });
});

test('a run opened by the code is accepted within the grace time, and refused after it', async () => {
  const slug = await create(setter, { ...coming, lateSyncMinutes: 10 });
  for (const person of [ada, ben]) await register(person, slug);
  const pack = await download(slug, ada);
  await begin(slug, 60);
  const key = (await keyFromCode(pack, (await codeOf(slug)).code ?? '')) ?? '';
  const openedBy = (person: Person) => ({
    opened: { version: 1, chainStart: offlineChainStart(slug, person.uid, key) },
  });
  const end = (minutes: number) =>
    query(
      databaseUrl,
      `update contests set end_time = now() - interval '${minutes} minutes' where slug = $1`,
      [slug],
    );
  await end(5);
  expect(await post(`/contests/start/${slug}`, {}, ada)).toMatchObject({
    body: { errorCode: 'CONTEST_ENDED' },
  });
  expect((await start(ada, slug, openedBy(ada))).problems).toEqual([]);
  await end(11);
  expect(await post(`/contests/start/${slug}`, openedBy(ben), ben)).toMatchObject({
    body: { errorCode: 'CONTEST_ENDED' },
  });
});

test('a correction makes a new version, and participants with the old one see the difference after their start', async () => {
  const slug = await create(setter, coming);
  for (const person of [ada, ben]) await register(person, slug);
  const pack = await download(slug, ada);
  const { body: own } = await post<{ problem: { description: string }; version: number }>(
    '/problem/export',
    { problemID: 'Q1' },
    setter,
  );
  const problem = { ...own.problem, description: own.problem.description.replace('green', 'red') };
  const corrected = { problemID: 'Q1', version: own.version, problem };
  expect(await post('/problem/update', corrected, setter)).toMatchObject({ status: 200 });
  const fresh = await download(slug, ben);
  expect([pack.version, fresh.version]).toEqual([1, 2]);
  const corrections = async (person?: Person) =>
    (await ask<{ messages: ContestMessage[] }>(`/messages/${slug}`, person)).body.messages;
  expect(await corrections(ada)).toEqual([]);
  await begin(slug);
  await post(`/contests/pack/${slug}/open`, { version: pack.version }, ada);
  await post(`/contests/pack/${slug}/open`, { version: fresh.version }, ben);
  const [told, ...more] = await corrections(ada);
  expect(more).toEqual([]);
  expect(told?.kind).toBe('announcement');
  expect(told?.text).toMatch(/pack version 2/);
  expect(told?.text).toMatch(
    /\n− Q1: Which quay has the green lantern\?\n\+ Q1: Which quay has the red lantern\?$/,
  );
  expect(await corrections(ben)).toEqual([]);
  expect(await corrections()).toEqual([]);
  expect(await corrections(setter)).toEqual([]);
});
