import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { isAlive } from '../../../server/platform/embedded-postgres/postmaster';
import { makeTempDir } from '../../support/product/postgres';
import { startTestServer } from '../../support/product/server';
import { eventually, request } from '../client';
import { startFailure } from './start-failure';

test('a second start on the same port fails and does not stop the first one’s database', async () => {
  const dataDir = makeTempDir();
  const first = await startTestServer({ env: { DATA_DIR: dataDir } });
  const pidFile = path.join(dataDir, 'postgres/postmaster.pid');
  const pid = Number(fs.readFileSync(pidFile, 'utf8').split('\n')[0]);
  const message = await startFailure({ DATA_DIR: dataDir, PORT: String(first.port) });
  expect(message).toContain('in use');
  expect(isAlive(pid)).toBe(true);
  expect((await request(`${first.url}/api/problem/get-all`, {})).status).toBe(200);
  await first.stop();
  expect(isAlive(pid)).toBe(false);
  fs.rmSync(dataDir, { recursive: true, force: true });
});

test('reports a stopped database, and uses it again when it returns', async () => {
  const dataDir = makeTempDir();
  const server = await startTestServer({ env: { DATA_DIR: dataDir } });
  const pidFile = path.join(dataDir, 'postgres/postmaster.pid');
  const pid = Number(fs.readFileSync(pidFile, 'utf8').split('\n')[0]);
  process.kill(pid, 'SIGQUIT');
  await eventually(async () => (isAlive(pid) ? undefined : true));
  const { body: status } = await request(`${server.url}/api/status`);
  expect(status).toMatchObject({ ok: false, database: { ok: false } });
  const list = await request(`${server.url}/api/problem/get-all`, {});
  expect(list).toMatchObject({ status: 503, body: { errorCode: 'UNAVAILABLE' } });
  await eventually(async () => {
    const { body } = await request(`${server.url}/api/status`);
    return (body as { ok: boolean }).ok ? true : undefined;
  }, 40_000);
  expect((await request(`${server.url}/api/problem/get-all`, {})).status).toBe(200);
  await server.stop();
  fs.rmSync(dataDir, { recursive: true, force: true });
});
