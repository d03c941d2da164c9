import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { minimalContest } from '../../contract/fixtures/contest-payloads';
import { query, startTestCluster, type TestCluster } from '../support/product/postgres';
import { startTestServer, type TestServer } from '../support/product/server';
import { createProblem, request, signUpPerson } from './client';
import { contestClient } from './contest-client';
import { makeProductRoot } from './starting/product-root';

let cluster: TestCluster;
let databaseUrl: string;
let server: TestServer;
const root = makeProductRoot();
const start = () => startTestServer({ databaseUrl, env: { CODEFERRY_ROOT: root } });

beforeAll(async () => {
  cluster = await startTestCluster();
  databaseUrl = await cluster.createDatabase();
  server = await start();
});
afterAll(async () => {
  await server?.stop();
  await cluster?.stop();
  fs.rmSync(root, { recursive: true, force: true });
});

const rows = () =>
  query(
    databaseUrl,
    'select id, version, updated_at from problems union all select url, version, null from challenges order by 1',
  );

test('API-15 ENT-4 returns challenges by their address', async () => {
  const { body } = await request(`${server.url}/api/challenges/get-all`);
  expect(body).toEqual({
    data: {
      'two-steps': {
        name: 'Two steps',
        description: 'One, then the other.',
        url: 'two-steps',
        tags: ['warm-up'],
        problemCount: 2,
        difficulties: ['easy', 'hard'],
        problemIDs: ['SECOND', 'FIRST'],
        version: 1,
      },
    },
  });
});

test('API-16 CHAL-2 a challenge contains its problems in their order', async () => {
  const { body } = await request(`${server.url}/api/challenges/get/two-steps`);
  expect(body).toMatchObject({
    challenge: {
      name: 'Two steps',
      problems: [
        { id: 'SECOND', title: 'The second', difficulty: 'hard', tags: ['steps'], type: 'code', version: 1 },
        { id: 'FIRST', difficulty: 'easy' },
      ],
    },
  });
  const missing = await request(`${server.url}/api/challenges/get/none-such`);
  expect(missing).toMatchObject({ status: 404, body: { errorCode: 'CHALLENGE_NOT_FOUND' } });
});

test('API-19 a problem opened in a challenge comes with the challenge’s name; an unknown challenge has none', async () => {
  const get = (challengeID: string | null) =>
    request(`${server.url}/api/problem/get`, { problemID: 'FIRST', challengeID });
  expect((await get('two-steps')).body).toMatchObject({ challenge: { name: 'Two steps' } });
  expect((await get(null)).body).not.toHaveProperty('challenge');
  const old = await get('none-such');
  expect(old).toMatchObject({ status: 200, body: { problems: [{ id: 'FIRST' }] } });
  expect(old.body).not.toHaveProperty('challenge');
});

test('D-44 content is imported once: a second start writes nothing', async () => {
  const before = await rows();
  await server.stop();
  server = await start();
  expect(server.output()).toContain('content … up to date');
  expect(await rows()).toEqual(before);
});

test('a changed importer with the same content also raises no version', async () => {
  const before = await rows();
  await query(databaseUrl, "update content_imports set hash = 'other'");
  await server.stop();
  server = await start();
  expect(server.output()).toContain('0 problems and 0 challenges imported');
  expect(await rows()).toEqual(before);
});

test('changed test data raises the version of that problem only; a challenge inserted before another is listed first', async () => {
  const challenge = 'name: First\ndescription: .\nurl: two-first\ntags: []\nproblems: [FIRST]\n';
  fs.writeFileSync(path.join(root, 'content/challenges/before.yaml'), challenge);
  fs.writeFileSync(path.join(root, 'content/problems/first/data/secret/1.ans'), '43\n');
  await server.stop();
  server = await start();
  expect(server.output()).toContain('1 problems and 1 challenges imported');
  expect(await rows()).toMatchObject([
    { id: 'FIRST', version: 2 },
    { id: 'SECOND', version: 1 },
    { id: 'two-first', version: 1 },
    { id: 'two-steps', version: 1 },
  ]);
  const { body } = await request<{ data: object }>(`${server.url}/api/challenges/get-all`);
  expect(Object.keys(body.data)).toEqual(['two-first', 'two-steps']);
});

test('D-44 a contest is imported with its problems; an id already used by a person stays theirs, and the start prints it', async () => {
  const ada = await signUpPerson(server.url, 'ada.l');
  await createProblem(server.url, ada, { id: 'THIRD', title: 'Mine' });
  const folder = path.join(root, 'content/problems/third');
  fs.cpSync(path.join(root, 'content/problems/first'), folder, { recursive: true });
  fs.writeFileSync(
    path.join(folder, 'codeferry.yaml'),
    'id: THIRD\ndifficulty: easy\ntags: []\npublic: true\n',
  );
  const contest = { ...minimalContest, slug: 'harbour-run', problems: ['SECOND', 'THIRD', 'FIRST'] };
  fs.mkdirSync(path.join(root, 'content/contests'));
  // Every JSON file is valid YAML.
  fs.writeFileSync(path.join(root, 'content/contests/harbour-run.yaml'), JSON.stringify(contest));
  await server.stop();
  server = await start();
  const opened = await request(`${server.url}/api/contests/get/harbour-run`);
  expect(opened.body).toMatchObject({ name: 'Spring open', creatorName: 'Codeferry', questionCount: 2 });
  expect(server.output()).toContain('another account already uses that id: THIRD');
  const { body } = await request(`${server.url}/api/problem/get`, { problemID: 'THIRD' });
  expect(body).toMatchObject({ problems: [{ title: 'Mine', version: 1 }] });
});

test('D-43 D-44 an import does not change running contests of other people; the product’s own contests use the new version', async () => {
  const { create, enter, start: open } = contestClient(() => server.url);
  const [ben, cleo] = [await signUpPerson(server.url, 'ben.k'), await signUpPerson(server.url, 'cleo.o')];
  const foreign = await create(ben, { name: 'Endless', problems: ['SECOND'] });
  for (const slug of [foreign, 'harbour-run']) await enter(cleo, slug);
  fs.writeFileSync(path.join(root, 'content/problems/second/statement/problem.en.md'), 'Print their sum.\n');
  await server.stop();
  server = await start();
  expect(server.output()).toContain('1 problems and 0 challenges imported');
  const given = async (slug: string) => (await open(cleo, slug)).problems.find(({ id }) => id === 'SECOND');
  expect(await given(foreign)).toMatchObject({
    version: 1,
    description: expect.stringContaining('Print the sum.'),
  });
  expect(await given('harbour-run')).toMatchObject({
    version: 2,
    description: expect.stringContaining('Print their sum.'),
  });
  const said = await request(`${server.url}/api/contests/messages/harbour-run`, undefined, cleo);
  expect(JSON.stringify(said.body)).toContain('The organiser corrected “The second”.');
});
