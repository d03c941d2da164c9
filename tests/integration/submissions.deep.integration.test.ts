import { beforeAll, expect, test } from 'vitest';
import type { SubmissionState } from '../../contract/entities/submission';
import { startTestJudge } from '../support/server';
import { startSite } from '../support/site';
import {
  createProblem,
  eventually,
  type Person,
  request,
  signUpPerson,
  solution,
  submitCode,
  waitForVerdict,
} from './client';

const site = await startSite({ judge: true });
const { databaseUrl } = site;
const { server } = site;
let ada: Person;

beforeAll(async () => {
  ada = await signUpPerson(server.url, 'ada.l');
  await createProblem(server.url, ada, { id: 'SUM' });
});

const stateOf = async (id: string) =>
  (await request<SubmissionState>(`${server.url}/api/code/status/${id}`)).body;

/** Runs about this many seconds on each of its two test cases. */
const slow = (seconds: number) => `import time\ntime.sleep(${seconds})\n${solution}`;

test('a stopped judge returns its work, and the next one finishes it', async () => {
  const id = await createProblem(server.url, ada, {
    testCases: [
      { input: '1 2\n', output: '3\n', timeLimit: 5 },
      { input: '1 2\n', output: '3\n', timeLimit: 5 },
    ],
  });
  const first = await startTestJudge(databaseUrl);
  const submissionID = await submitCode(server.url, id, { code: slow(1.5) });
  await eventually(async () => ((await stateOf(submissionID)).status === 'executing' ? true : undefined));
  expect(await first.stop()).toBe(0);
  expect(await stateOf(submissionID)).toMatchObject({ status: 'queued' });
  const second = await startTestJudge(databaseUrl);
  expect(await waitForVerdict(server.url, submissionID)).toMatchObject({ verdict: 'AC' });
  await second.stop();
});
