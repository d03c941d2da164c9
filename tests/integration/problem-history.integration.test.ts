import { randomUUID } from 'node:crypto';
import { beforeAll, expect } from 'vitest';
import type {
  ProblemVersionContent,
  ProblemVersionList,
} from '../../contract/entities/problem/problem-version';
import { deepTest, test } from '../support/lanes';
import { query } from '../support/product/postgres';
import { startSite } from '../support/product/site';
import { createProblem, type Person, request, signUpPerson, submitCode, sumProblem } from './client';

const { databaseUrl, server, start } = await startSite();
let ada: Person;
let bob: Person;

beforeAll(async () => {
  ada = await signUpPerson(server.url, 'ada.history');
  bob = await signUpPerson(server.url, 'bob.history');
});

const post = <T = Record<string, unknown>>(path: string, body: object, person = ada, url = server.url) =>
  request<T>(`${url}/api/problem/${path}`, body, { token: person.token, key: randomUUID() });
const versions = async (problemID: string, person = ada) =>
  await request<ProblemVersionList>(`${server.url}/api/problem/versions/${problemID}`, undefined, person);
const version = (problemID: string, number: number, person = ada) =>
  post<ProblemVersionContent>('version', { problemID, version: number }, person);
const change = (problemID: string, base: number, more: object, note?: string) =>
  post('update', { problemID, version: base, problem: sumProblem(more), note });
const tests = (...inputs: string[]) => inputs.map((input) => ({ input, output: '1\n' }));

test('every published version stays, with its author, time and note', async () => {
  const id = await createProblem(server.url, ada, { title: 'First' });
  await change(id, 1, { title: 'Second', testCases: tests('1\n', '22\n') }, 'More tests.');
  await change(id, 2, { title: 'Third', testCases: tests('1\n', '22\n') });
  const { body } = await versions(id);
  expect(body.role).toBe('creator');
  expect(body.versions).toMatchObject([
    { version: 3, savedBy: 'ada.history', note: '', isKept: true },
    { version: 2, savedBy: 'ada.history', note: 'More tests.', isKept: true },
    { version: 1, savedBy: 'ada.history', note: '', isKept: true },
  ]);
  const second = (await version(id, 2)).body;
  expect(second.content).toMatchObject({ title: 'Second' });
  expect(second.content).not.toHaveProperty('testCases');
  expect(second.tests).toMatchObject([
    { name: '1', inputBytes: 2, outputBytes: 2 },
    { name: '2', inputBytes: 3, outputBytes: 2 },
  ]);
  const newest = (await version(id, 3)).body;
  expect(newest.tests.map(({ inputHash }) => inputHash)).toEqual(
    second.tests.map(({ inputHash }) => inputHash),
  );
  expect(await version(id, 4)).toMatchObject({ status: 404, body: { errorCode: 'VERSION_NOT_FOUND' } });
});

test('a problem that is older than its history keeps the version that the first change replaces', async () => {
  const id = await createProblem(server.url, ada, { title: 'Old', hints: ['Look.'] });
  await query(
    databaseUrl,
    'delete from problem_history where problem_pk = (select pk from problems where id = $1)',
    [id],
  );
  expect((await versions(id)).body.versions).toMatchObject([{ version: 1, isKept: true }]);
  await change(id, 1, { title: 'New' });
  expect((await version(id, 1)).body.content).toMatchObject({ title: 'Old', hints: ['Look.'] });
});

test('a former version is published again as the next one, with its tests', async () => {
  const id = await createProblem(server.url, ada, { title: 'Good', testCases: tests('7\n') });
  await change(id, 1, { title: 'Bad', testCases: tests('8\n') });
  const stale = await post('restore', { problemID: id, version: 1, newest: 1 });
  expect(stale).toMatchObject({ status: 409, body: { errorCode: 'PROBLEM_EDITED' } });
  const restored = await post('restore', { problemID: id, version: 1, newest: 2, note: 'Back.' });
  expect(restored).toMatchObject({ status: 200, body: { id, version: 3 } });
  const { body } = await post<{ problem: object }>('export', { problemID: id });
  expect(body.problem).toMatchObject({ title: 'Good', testCases: [{ input: '7\n' }] });
  expect((await versions(id)).body.versions[0]).toMatchObject({ version: 3, note: 'Back.' });
});

/** The smallest file with a valid PNG header. */
function png(mark: number): string {
  const bytes = Buffer.alloc(40);
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]);
  bytes.writeUInt32BE(40, 16);
  bytes.writeUInt32BE(30, 20);
  bytes[39] = mark;
  return bytes.toString('base64');
}
const count = async (table: string, id: string): Promise<number> =>
  (
    await query(
      databaseUrl,
      `select from ${table} where problem_pk = (select pk from problems where id = $1)`,
      [id],
    )
  ).length;

test('a restored version has its images, languages, tools and jury solutions again', async () => {
  const images = [{ name: 'pier.png', data: png(7) }];
  const more = {
    title: 'Pier',
    description: '![the pier](pier.png)',
    images,
    translations: [{ language: 'es', title: 'Muelle', description: '![el muelle](pier.png)' }],
    tools: {
      validators: [],
      generators: [{ name: 'gen', language: 'PYTHON3', files: [{ path: 'gen.py', content: 'print(1)' }] }],
      sharedFiles: [],
      script: 'gen 1',
    },
    jurySolutions: [{ name: 'right.py', language: 'PYTHON3', source: 'print(3)', expected: ['AC'] }],
  };
  const id = await createProblem(server.url, ada, { ...more, publishAnyway: true });
  await change(id, 1, { title: 'Plain' });
  const { content } = (await version(id, 1)).body;
  expect(content).toMatchObject({ images: [{ name: 'pier.png', width: 40, height: 30, bytes: 40 }] });
  expect(JSON.stringify(content)).not.toContain(png(7));
  expect(content).not.toHaveProperty('publishAnyway');
  expect(await count('jury_solutions', id)).toBe(0);
  expect((await post('restore', { problemID: id, version: 1, newest: 2, publishAnyway: true })).status).toBe(
    200,
  );
  const { body } = await post<{ problem: object }>('export', { problemID: id });
  expect(body.problem).toMatchObject(more);
  // Both versions share the file.
  expect((await version(id, 3)).body.content).toEqual(content);
  expect(await count('problem_images', id)).toBe(1);
});

test('a problem that loses its creator loses its history, with the files of old versions', async () => {
  const id = await createProblem(server.url, ada, { images: [{ name: 'a.png', data: png(8) }] });
  await change(id, 1, { testCases: tests('5\n') });
  await submitCode(server.url, id, {}, bob);
  expect([await count('problem_images', id), await count('test_cases', id)]).toEqual([1, 3]);
  expect((await post('delete', { problemID: id })).status).toBe(200);
  const left = ['problem_history', 'problem_images', 'test_cases'].map((table) => count(table, id));
  expect(await Promise.all(left)).toEqual([0, 0, 1]);
});

test('ROLE-12 strangers see no version, and testers read but do not restore', async () => {
  const id = await createProblem(server.url, ada);
  await change(id, 1, { title: 'Second' });
  for (const answer of [
    await versions(id, bob),
    await version(id, 1, bob),
    await post('restore', { problemID: id, version: 1, newest: 2 }, bob),
  ])
    expect(answer.status).toBe(404);
  await query(
    databaseUrl,
    `insert into problem_members (id, problem_pk, uid, role, invited_by, accepted_at)
      select $1, pk, $2, 'tester', $3, now() from problems where id = $4`,
    [randomUUID(), bob.uid, ada.uid, id],
  );
  expect((await version(id, 1, bob)).status).toBe(200);
  expect((await post('restore', { problemID: id, version: 1, newest: 2 }, bob)).status).toBe(403);
});

deepTest('a full storage drops the oldest contents and keeps their lines', async () => {
  const small = await start({ env: { STORAGE_EACH_MB: '1' } });
  const id = await createProblem(small.url, bob, { testCases: tests('x'.repeat(400_000)) });
  for (const base of [1, 2, 3]) {
    const testCases = tests(String(base).repeat(400_000));
    const body = { problemID: id, version: base, problem: sumProblem({ testCases }) };
    expect((await post('update', body, bob, small.url)).status).toBe(200);
  }
  const list = (await versions(id, bob)).body.versions;
  expect(list.map(({ version: number, isKept }) => [number, isKept])).toEqual([
    [4, true],
    [3, true],
    [2, false],
    [1, false],
  ]);
});

test('authors read a whole former version with its tests, testers and strangers do not', async () => {
  const id = await createProblem(server.url, ada, { title: 'Whole', testCases: tests('8\n'), public: false });
  await change(id, 1, { title: 'Later', testCases: tests('9\n'), public: false });
  const former = await post<{ version: number; problem: object }>('export', { problemID: id, version: 1 });
  expect(former.body).toMatchObject({
    version: 1,
    problem: { title: 'Whole', testCases: [{ input: '8\n' }] },
  });
  expect((await post('export', { problemID: id, version: 9 })).status).toBe(404);
  expect((await post('export', { problemID: id, version: 1 }, bob)).status).toBe(404);
});
