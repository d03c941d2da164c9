import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isAlive } from '../../../server/platform/embedded-postgres/postmaster';
import {
  makeTempDir,
  projectRoot,
  query,
  startTestCluster,
  type TestCluster,
} from '../../support/product/postgres';
import { startTestServer } from '../../support/product/server';
import { createProblem, eventually, request, signUpPerson, submitCode } from '../client';
import { makeProductRoot } from './product-root';
import { startFailure } from './start-failure';

let cluster: TestCluster;
let databaseUrl: string;
beforeAll(async () => {
  cluster = await startTestCluster();
  databaseUrl = await cluster.createDatabase();
});
afterAll(() => cluster?.stop());

test.each([
  [{ PORT: 'many' }, 'PORT=many'],
  [{ FIREBASE_PROJECT_ID: 'x' }, 'FIREBASE_SERVICE_ACCOUNT: missing'],
  [
    { FIREBASE_PROJECT_ID: 'demo-x', FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9', NODE_ENV: 'production' },
    'refused unless NODE_ENV=test',
  ],
  [{ CODEFERRY_ROOT: '/nonexistent' }, '/nonexistent is not the project'],
])('a start with %o ends at once with advice on what to change', async (env, words) => {
  const message = await startFailure(env);
  expect(message).toContain(words);
  expect(message).toContain('ended with 1');
  expect(message).not.toContain('    at ');
});

test('names an occupied port', async () => {
  const taken = net.createServer();
  await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
  const { port } = taken.address() as net.AddressInfo;
  const message = await startFailure({ DATABASE_URL: databaseUrl, PORT: String(port) });
  expect(message).toContain(`PORT=${port}`);
  expect(message).toContain('in use');
  taken.close();
});

test('unreadable content stops the start with the name of the file', async () => {
  const root = makeProductRoot({ 'content/problems/first/problem.yaml': 'name: [' });
  const message = await startFailure({ DATABASE_URL: databaseUrl, CODEFERRY_ROOT: root });
  expect(message).toContain('problems/first/problem.yaml');
  fs.rmSync(root, { recursive: true });
});

test('prints each step, then the address, then what is missing', async () => {
  const server = await startTestServer({ databaseUrl });
  const said = server.output();
  expect(said).not.toContain('Warning');
  const order = ['database … ready', 'tables …', 'queue …', 'content …', 'web …', `is ready: ${server.url}`];
  const places = order.map((words) => said.indexOf(words));
  expect(places).not.toContain(-1);
  expect(places).toEqual([...places].sort((a, b) => a - b));
  await eventually(async () => (server.output().includes('This process does not judge') ? true : undefined));
  await server.stop();
});

test('a stop does not wait: idle and waiting connections end, and the exit code is 0', async () => {
  const server = await startTestServer({ databaseUrl });
  const ada = await signUpPerson(server.url, 'ada.l');
  await createProblem(server.url, ada, { id: 'SUM' });
  const submissionID = await submitCode(server.url, 'SUM');
  const idle = net.connect(server.port, '127.0.0.1');
  idle.on('error', () => {});
  const waiting = request(`${server.url}/api/code/status/${submissionID}?wait=5`);
  await eventually(async () => (idle.readyState === 'open' ? true : undefined));
  expect(await server.stop()).toBe(0);
  // Answered with the current state instead of a broken connection.
  expect((await waiting).body).toMatchObject({ status: 'queued' });
});

test('with the embedded database, a second start keeps everything, and a stop leaves nothing running', async () => {
  const dataDir = makeTempDir();
  const env = { DATA_DIR: dataDir, CACHE_DIR: path.join(projectRoot, '.cache') };
  const first = await startTestServer({ env });
  const ada = await signUpPerson(first.url, 'ada.l');
  expect((await request(`${first.url}/api/status`)).body).toMatchObject({
    database: { ok: true, kind: 'embedded' },
  });
  expect(await first.stop()).toBe(0);
  const second = await startTestServer({ env });
  const login = await request(`${second.url}/api/users/login_email`, { uid: ada.uid, email: ada.email }, ada);
  expect(login).toMatchObject({ status: 200, body: { user: { username: 'ada.l' } } });
  const pid = Number(fs.readFileSync(path.join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]);
  expect(isAlive(pid)).toBe(true);
  await second.stop();
  // Its file is gone, and the exit follows.
  await eventually(async () => (isAlive(pid) ? undefined : true));
  fs.rmSync(dataDir, { recursive: true });
});

test('a start creates no table that a second one would change', async () => {
  const shape = () =>
    query(
      databaseUrl,
      `select table_name, column_name, data_type from information_schema.columns where table_schema = 'public' order by 1, 2`,
    );
  const before = await shape();
  const server = await startTestServer({ databaseUrl });
  await server.stop();
  expect(await shape()).toEqual(before);
});
