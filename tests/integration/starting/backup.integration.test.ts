/** A backup of a running server, restored into an empty database and compared table by table. */
import fs from 'node:fs';
import path from 'node:path';
import { afterAll, expect } from 'vitest';
import { backUpIfDue } from '../../../server/platform/backup/schedule';
import { runBackupCommand } from '../../../tools/backup/command';
import { deepTest, test } from '../../support/lanes';
import { makeTempDir, query } from '../../support/product/postgres';
import { startTestServer } from '../../support/product/server';
import { startSite } from '../../support/product/site';
import {
  createProblem,
  createQuestion,
  identityCall,
  signUpPerson,
  submitCode,
  waitForVerdict,
} from '../client';
import { contestClient } from '../contest-client';
import { tableContents } from './table-contents';

const site = await startSite();
const { server, databaseUrl, cluster } = site;
const { create } = contestClient(() => server.url);
const folder = makeTempDir();
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

const dataDir = path.join(folder, 'data');
fs.mkdirSync(path.join(dataDir, 'lan'), { recursive: true });
fs.writeFileSync(path.join(dataDir, 'lan', 'ca-key.pem'), 'a key');

const file = (name: string) => path.join(folder, name);
const backUp = (name: string) =>
  runBackupCommand('backup', [file(name)], { DATABASE_URL: databaseUrl, DATA_DIR: dataDir });
const restore = (name: string, url: string, into: string) =>
  runBackupCommand('restore', [file(name)], { DATABASE_URL: url, DATA_DIR: file(into) });

const ada = await signUpPerson(server.url, 'ada.l');
const problem = await createProblem(server.url, ada);
await createQuestion(server.url, ada, { id: 'Q1' });
await create(ada, { name: 'Summer crossing', problems: ['Q1'] });
const waiting = await submitCode(server.url, problem, {}, ada);
await backUp('whole.zip');

test('a backup of a running server, restored elsewhere, has every row of every table', async () => {
  const before = await tableContents(databaseUrl);
  expect(before.users).toMatch(/^1 /);
  expect(before.submissions).toMatch(/^1 /);
  const url = await cluster.createEmptyDatabase();
  expect(await restore('whole.zip', url, 'new')).toBe(0);
  expect(await tableContents(url)).toEqual(before);
  expect(fs.readFileSync(file('new/lan/ca-key.pem'), 'utf8')).toBe('a key');

  // The restored installation goes on: sign-in, new rows, and the work that waited for a judge.
  const restored = await startTestServer({ databaseUrl: url, judge: true });
  try {
    expect(await waitForVerdict(restored.url, waiting)).toMatchObject({ verdict: 'AC' });
    const { email, uid } = ada;
    const signedIn = await identityCall(restored.url, 'signInWithPassword', { email, password: 'secret-1' });
    expect(signedIn).toMatchObject({ status: 200, body: { localId: uid } });
    const token = signedIn.body.idToken ?? '';
    const next = await submitCode(restored.url, problem, {}, { ...ada, token });
    expect(await waitForVerdict(restored.url, next)).toMatchObject({ verdict: 'AC' });
  } finally {
    await restored.stop();
  }
});

test('a database that a server uses is not overwritten', async () => {
  const before = await tableContents(databaseUrl);
  await expect(restore('whole.zip', databaseUrl, 'used')).rejects.toThrow(
    'A server has used this database already. Restore into an empty one: set DATA_DIR to a new folder, or DATABASE_URL to a new database.',
  );
  expect(await tableContents(databaseUrl)).toEqual(before);
});

test('a data folder with other keys is not overwritten', async () => {
  fs.mkdirSync(file('keys/lan'), { recursive: true });
  fs.writeFileSync(file('keys/lan/ca-key.pem'), 'another key');
  const url = await cluster.createEmptyDatabase();
  await expect(restore('whole.zip', url, 'keys')).rejects.toThrow(/ca-key.pem exists already/);
  expect(fs.readFileSync(file('keys/lan/ca-key.pem'), 'utf8')).toBe('another key');
});

test('a backup of a newer version is refused with the version to install', async () => {
  await query(databaseUrl, "insert into kysely_migration (name, timestamp) values ('999-later', 'now')");
  try {
    await backUp('newer.zip');
  } finally {
    await query(databaseUrl, "delete from kysely_migration where name = '999-later'");
  }
  const url = await cluster.createEmptyDatabase();
  await expect(restore('newer.zip', url, 'newer')).rejects.toThrow(
    /^This backup comes from version \S+ of Codeferry, which is newer than this one\./,
  );
});

test('a file that was cut off is refused, and the database stays empty', async () => {
  const bytes = fs.readFileSync(file('whole.zip'));
  fs.writeFileSync(file('half.zip'), bytes.subarray(0, bytes.length / 2));
  const url = await cluster.createEmptyDatabase();
  await expect(restore('half.zip', url, 'half')).rejects.toThrow(/half.zip is not a complete backup/);
  expect(await query(url, "select 1 from pg_tables where schemaname = 'public'")).toEqual([]);
});

test('an existing file is not replaced by a backup', async () => {
  await expect(backUp('whole.zip')).rejects.toThrow(/whole.zip exists already/);
});

deepTest('scheduled backups are made once per interval, and only the newest ones are kept', async () => {
  const settings = { folder: file('scheduled'), everyHours: 24, keep: 2 };
  const options = { url: databaseUrl, dataDir, product: '1.0.0' };
  const day = 24 * 3_600_000;
  const start = Date.now();
  const made: (string | undefined)[] = [];
  for (const now of [start, start + day / 2, start + day + 1000, start + 2 * day + 5000]) {
    const backup = await backUpIfDue(settings, options, now);
    if (backup) fs.utimesSync(backup, now / 1000, now / 1000);
    made.push(backup);
  }
  expect(made.map((name) => name !== undefined)).toEqual([true, false, true, true]);
  fs.writeFileSync(file('scheduled/notes.txt'), 'mine');
  expect(fs.readdirSync(file('scheduled')).sort()).toEqual(
    [...made.slice(2).map((name) => path.basename(name ?? '')), 'notes.txt'].sort(),
  );
  const url = await cluster.createEmptyDatabase();
  expect(await restore(path.join('scheduled', path.basename(made[3] ?? '')), url, 'fourth')).toBe(0);
});
