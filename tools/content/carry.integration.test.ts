import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { ProblemDetail } from '../../contract/entities/problem/problem';
import {
  createProblem,
  createQuestion,
  type Person,
  request,
  signUpPerson,
  sumProblem,
} from '../../tests/integration/client';
import { query } from '../../tests/support/product/postgres';
import { startSite } from '../../tests/support/product/site';
import { runContentCommand } from './command';

const school = await startSite();
const village = await startSite();
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'codeferry-content-'));
const file = path.join(folder, 'stick.codeferry');
const dataDirs = { school: path.join(folder, 'school'), village: path.join(folder, 'village') };
let ada: Person;
let grace: Person;

beforeAll(async () => {
  for (const dir of Object.values(dataDirs)) fs.mkdirSync(dir);
  ada = await signUpPerson(school.server.url, 'ada.l');
  grace = await signUpPerson(village.server.url, 'grace.h');
  await createProblem(school.server.url, ada, { title: 'Harbour Sum' });
  await createProblem(school.server.url, ada, { title: 'Private Sum', public: false });
  await createQuestion(school.server.url, ada, { title: 'Harbour Question' });
});
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

const printed: string[] = [];
beforeEach(() => {
  printed.length = 0;
  vi.spyOn(console, 'log').mockImplementation((text) => void printed.push(String(text)));
});

/** Runs the command at one of the two installations; returns what it printed. */
async function run(at: 'school' | 'village', ...args: string[]): Promise<string> {
  const { databaseUrl } = at === 'school' ? school : village;
  printed.length = 0;
  const env = { ...process.env, DATABASE_URL: databaseUrl, DATA_DIR: dataDirs[at] };
  expect(await runContentCommand(args, env)).toBe(0);
  return printed.join('\n');
}

const signerIn = (output: string) => /Signer: ([0-9a-f ]+)/.exec(output)?.[1] ?? '';

const getProblem = (url: string, problemID: string, person?: Person) =>
  request<{ problems: ProblemDetail[] }>(`${url}/api/problem/get`, { problemID }, person);

async function idsAt(databaseUrl: string): Promise<string[]> {
  const rows = await query<{ id: string }>(databaseUrl, 'select id from problems order by id');
  return rows.map(({ id }) => id);
}

test('a school exports its content, and another installation imports it once it trusts the signer', async () => {
  const exported = await run('school', 'export', file);
  expect(exported).toMatch(/^\d+ items written to /);
  const signer = signerIn(exported);
  expect(signer).toMatch(/^([0-9a-f]{4} ){7}[0-9a-f]{4}$/);
  expect(fs.statSync(path.join(dataDirs.school, 'content-key.pem')).mode & 0o777).toBe(0o600);
  expect(signerIn(await run('village', 'show', file))).toBe(signer);

  const before = await idsAt(village.databaseUrl);
  await expect(run('village', 'import', file)).rejects.toThrow(`--trust ${signer.replaceAll(' ', '')}`);
  await expect(run('village', 'import', file, '--trust', '0'.repeat(32))).rejects.toThrow('another signer');
  expect(await idsAt(village.databaseUrl)).toEqual(before);

  const report = await run('village', 'import', file, '--trust', signer);
  expect(report).toContain('2 problems are new or have a new version: harbour-question, harbour-sum');
  // The product's own problems and challenges are the same here.
  expect(report).toContain('2 problems are unchanged');
  expect(report).toContain('0 challenges are new');
  expect(await idsAt(village.databaseUrl)).toEqual([...before, 'harbour-question', 'harbour-sum'].sort());
  expect(fs.readFileSync(file).includes(ada.email)).toBe(false);
  expect(gunzipSync(fs.readFileSync(file)).toString()).not.toContain(ada.uid);
});

test('imported problems are for everybody, and nobody of the installation can change them', async () => {
  const { body } = await getProblem(village.server.url, 'harbour-sum');
  expect(body.problems[0]).toMatchObject({ title: 'Harbour Sum', version: 1 });
  const { status } = await request(
    `${village.server.url}/api/problem/export`,
    { problemID: 'harbour-sum' },
    grace,
  );
  expect(status).toBe(404);
});

test('a second import after a change keeps ids, and the problem gets a new version', async () => {
  const [before] = await query<{ pk: string }>(
    village.databaseUrl,
    "select pk from problems where id = 'harbour-sum'",
  );
  const problem = sumProblem({ title: 'Harbour Sum', description: 'Add the two tides.' });
  const saved = await request(
    `${school.server.url}/api/problem/update`,
    { problemID: 'harbour-sum', version: 1, problem },
    { ...ada, key: randomUUID() },
  );
  expect(saved.status).toBe(200);
  await run('school', 'export', file);
  const report = await run('village', 'import', file);
  expect(report).toContain('1 problems are new or have a new version: harbour-sum');
  const [after] = await query<{ pk: string; version: number; description: string }>(
    village.databaseUrl,
    "select pk, version, description from problems where id = 'harbour-sum'",
  );
  expect(after).toEqual({ pk: before?.pk, version: 2, description: 'Add the two tides.' });
  expect(await run('village', 'import', file)).toContain('0 problems are new');
});

test('challenges come along with the problems that are here', async () => {
  const { databaseUrl } = school;
  await query(
    databaseUrl,
    `insert into challenges (pk, url, name, description, tags, position, version, content_hash)
      values ('c1', 'harbour', 'Harbour', 'Round the harbour.', '{sea}', 7, 1, 'x')`,
  );
  await query(
    databaseUrl,
    `insert into challenge_problems (challenge_pk, position, problem_pk)
      select 'c1', row_number() over (order by id) - 1, pk from problems where id in ('harbour-sum', 'private-sum')`,
  );
  await run('school', 'export', file);
  expect(await run('village', 'import', file)).toContain(
    '1 challenges are new or have a new version: harbour',
  );
  const { body } = await request<{ challenge: { name: string; problems: { id: string }[] } }>(
    `${village.server.url}/api/challenges/get/harbour`,
  );
  expect(body.challenge.problems.map(({ id }) => id)).toEqual(['harbour-sum']);
});

test('a taken id is reported, and the problem of the installation stays', async () => {
  await createProblem(village.server.url, grace, { title: 'Pier Sum' });
  await createProblem(school.server.url, ada, { title: 'Pier Sum', description: 'The one of the school.' });
  await run('school', 'export', file);
  const report = await run('village', 'import', file);
  expect(report).toContain('Not imported, because the id belongs to another problem here: pier-sum');
  const { body } = await getProblem(village.server.url, 'pier-sum');
  expect(body.problems[0]?.description).not.toBe('The one of the school.');
});

test('content that returns to its own installation changes nothing there', async () => {
  const back = path.join(folder, 'back.codeferry');
  const signer = signerIn(await run('village', 'export', back));
  const report = await run('school', 'import', back, '--trust', signer);
  expect(report).toContain('2 problems belong to this installation and stay as they are');
  expect(report).toContain('0 problems are new');
});

test('a changed, shortened or foreign file is refused as a whole', async () => {
  await run('school', 'export', file);
  const before = await idsAt(village.databaseUrl);
  const lines = gunzipSync(fs.readFileSync(file)).toString().trimEnd().split('\n');
  const write = (content: Buffer) => fs.writeFileSync(file, content);
  const refused = async (why: RegExp) => {
    await expect(run('village', 'import', file)).rejects.toThrow(why);
    expect(await idsAt(village.databaseUrl)).toEqual(before);
  };
  write(gzipSync(lines.join('\n').replace('Add the two tides.', 'Subtract the two tides.')));
  await refused(/was changed after it was signed/);
  write(gzipSync([...lines.slice(0, -2), ...lines.slice(-1)].join('\n')));
  await refused(/incomplete/);
  const whole = gzipSync(lines.join('\n'));
  write(whole.subarray(0, whole.length - 40));
  await refused(/Copy it again/);
  write(Buffer.from('a photo'));
  await refused(/cannot be read/);
  fs.rmSync(file);
  await refused(/There is no file/);
});
