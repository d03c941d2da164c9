import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import type { SubmissionState } from '../../contract/entities/submission';
import { startSite } from '../support/site';
import {
  createProblem,
  type Person,
  request,
  signUpPerson,
  submitCode,
  sumProblem,
  waitForVerdict,
} from './client';

const { server } = await startSite({ judge: true });
let ada: Person;

beforeAll(async () => {
  ada = await signUpPerson(server.url, 'ada.l');
});

const custom = (language: string, content: string, more: object = {}) => ({
  type: 'custom',
  protocol: 'exit-code',
  language,
  files: [{ path: language === 'CPP17' ? 'check.cpp' : 'check.py', content }],
  ...more,
});

test('a busy judge accepts no untested checker: the client retries until it has been compiled', async () => {
  const endless = await createProblem(server.url, ada, {
    testCases: [{ input: '1\n', output: '1\n', timeLimit: 1 }],
  });
  const busy = await submitCode(server.url, endless, { code: 'import time\ntime.sleep(100)\n' });
  // It sleeps, so it takes 2 × 17 s on any machine. A submission that is only queued would leave the worker
  // free.
  const stateOfBusy = () => request<SubmissionState>(`${server.url}/api/code/status/${busy}`);
  await expect.poll(async () => (await stateOfBusy()).body.progress, { timeout: 60_000 }).toBeDefined();
  const body = sumProblem({
    checker: custom('CPP17', `int main() { return nothing_here; } // ${randomUUID()}`),
  });
  const create = () =>
    request(`${server.url}/api/problem/create`, body, { token: ada.token, key: randomUUID() });
  const answers: number[] = [];
  await expect
    .poll(
      async () => {
        answers.push((await create()).status);
        return answers.at(-1);
      },
      { timeout: 90_000 },
    )
    .not.toBe(503);
  expect(answers.at(-1)).toBe(400);
  expect(answers).not.toContain(200);
  expect(answers[0]).toBe(503);
  expect(await waitForVerdict(server.url, busy)).toMatchObject({ verdict: 'TLE' });
});
