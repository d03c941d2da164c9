/** How an account becomes a teacher: by the code of a server in a local network, or by its operator. */
import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import type { ClassList } from '../../../contract/entities/classes/class';
import { runTeacherCommand } from '../../../tools/teacher/command';
import { makeTempDir } from '../../support/product/postgres';
import { startSite } from '../../support/product/site';
import { type Person, request, signUpPerson } from '../client';

const dataDir = makeTempDir();
afterAll(() => fs.rmSync(dataDir, { recursive: true, force: true }));
const lan = { LAN: '1', HTTPS_PORT: '0', HOST: '127.0.0.1', DATA_DIR: dataDir, LAN_NAME: 'class-test' };
const { server, start, databaseUrl } = await startSite({ env: lan });

const printed: string[] = [];
beforeEach(() => {
  printed.length = 0;
  vi.spyOn(console, 'log').mockImplementation((text) => void printed.push(String(text)));
});

const list = async (person: Person, url = server.url) =>
  (await request<ClassList>(`${url}/api/classes`, undefined, person)).body;
const enter = (code: string, person: Person, url = server.url) =>
  request(`${url}/api/classes/teacher`, { code }, person);
const printedCode = () => /Teacher code: (\S+)\./.exec(server.output())?.[1] ?? '';

test('the code that the start prints makes a signed-in account a teacher, and few guesses are allowed', async () => {
  const person = await signUpPerson(server.url, 'with.code');
  expect(await list(person)).toEqual({ isTeacher: false, hasTeacherCode: true, classes: [] });
  await expect.poll(printedCode).toMatch(/^[A-Z]{4}-[A-Z]{4}-[A-Z]{4}$/);
  const file = path.join(dataDir, 'lan/teacher-code');
  expect(fs.readFileSync(file, 'utf8').trim()).toBe(printedCode().replaceAll('-', ''));
  expect(await enter('AAAA-AAAA-AAAA', person)).toMatchObject({ status: 403 });
  expect(await enter(printedCode().toLowerCase(), person)).toMatchObject({ body: { isTeacher: true } });
  expect((await list(person)).isTeacher).toBe(true);
  const guesser = await signUpPerson(server.url, 'guesser');
  const statuses: number[] = [];
  // Ten a minute, which may change once meanwhile.
  while (statuses.length < 21 && statuses.at(-1) !== 429)
    statuses.push((await enter('AAAA-AAAA-AAAB', guesser)).status);
  expect(statuses.at(-1)).toBe(429);
  expect(new Set(statuses.slice(0, -1))).toEqual(new Set([403]));
});

test('a server that is not for a local network has no code', async () => {
  const elsewhere = await start({ env: { DATA_DIR: dataDir } });
  const person = await signUpPerson(elsewhere.url, 'elsewhere');
  expect((await list(person, elsewhere.url)).hasTeacherCode).toBe(false);
  expect((await enter(printedCode(), person, elsewhere.url)).status).toBe(403);
});

test('the operator grants, lists and revokes', async () => {
  const person = await signUpPerson(server.url, 'granted');
  const run = (...args: string[]) =>
    runTeacherCommand(args, { ...process.env, DATABASE_URL: databaseUrl, DATA_DIR: dataDir });
  expect(await run('grant', 'granted')).toBe(0);
  expect((await list(person)).isTeacher).toBe(true);
  await run('list');
  expect(printed.join('\n')).toMatch(/granted\tgranted\tsince \d{4}-\d\d-\d\d\tclasses: 0/);
  expect(await run('revoke', 'granted')).toBe(0);
  expect((await list(person)).isTeacher).toBe(false);
  await expect(run('revoke', 'granted')).rejects.toThrow('No teacher has the username granted');
  await expect(run('grant', 'not.here')).rejects.toThrow('must sign up first');
  expect(await run('promote', 'granted')).toBe(1);
});
