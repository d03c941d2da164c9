import { mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { LanguageStatus, ServerStatus } from '../../../contract/entities/status';
import type { SubmissionState } from '../../../contract/entities/submission';
import { startSite } from '../../support/product/site';
import { createProblem, eventually, request, signUpPerson, submitCode, waitForVerdict } from '../client';

// All programs of the system except javac.
const programs = await mkdtemp(join(tmpdir(), 'codeferry-path-'));
afterAll(() => rm(programs, { recursive: true, force: true }));
const names = (await readdir('/usr/bin')).filter((name) => name !== 'javac');
await Promise.all(names.map((name) => symlink(join('/usr/bin', name), join(programs, name))));
const env = { PATH: programs, JAVA_HOME: '' };
const { server } = await startSite({ judge: true, env });

beforeAll(async () => {
  await createProblem(server.url, await signUpPerson(server.url, 'ada.l'), { id: 'SUM' });
});

const java = `import java.util.*; public class Main { public static void main(String[] a) {
  Scanner in = new Scanner(System.in); System.out.println(in.nextInt() + in.nextInt()); } }`;

async function languages(): Promise<LanguageStatus[]> {
  const { body } = await request<ServerStatus>(`${server.url}/api/status`);
  return body.languages;
}

test('D-36 the status names the missing language, the reason, and the command to install it', async () => {
  const found = await eventually(async () => {
    const all = await languages();
    return all.filter(({ available }) => available).length === 3 ? all : undefined;
  }, 60_000);
  expect(found.find(({ available }) => !available)).toMatchObject({
    language: 'JAVA8',
    reason: 'It is not installed on the server.',
    installHint: expect.stringContaining('apt-get install'),
  });
});

test('a submission in the missing language waits without an error, and does not delay others', async () => {
  const waiting = await submitCode(server.url, 'SUM', { language: 'JAVA8', code: java });
  const judged = await submitCode(server.url, 'SUM');
  expect(await waitForVerdict(server.url, judged)).toMatchObject({ status: 'done', verdict: 'AC' });
  const { body } = await request<SubmissionState>(`${server.url}/api/code/status/${waiting}`);
  expect(body).toMatchObject({ status: 'queued' });
  expect(body.verdict).toBeUndefined();
});
