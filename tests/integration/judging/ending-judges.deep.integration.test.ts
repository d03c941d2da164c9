/** Judges that end while they judge. The site has no judge of its own, which could take the work. */
import { beforeAll, expect, test } from 'vitest';
import type { SubmissionState } from '../../../contract/entities/submission';
import { callAllSilent } from '../../chaos/kills';
import { query } from '../../support/product/postgres';
import { startTestJudge } from '../../support/product/server';
import { startSite } from '../../support/product/site';
import {
  createProblem,
  eventually,
  type Person,
  request,
  signUpPerson,
  solution,
  submitCode,
  waitForVerdict,
} from '../client';

const { server, databaseUrl } = await startSite();
let ada: Person;

beforeAll(async () => {
  ada = await signUpPerson(server.url, 'ada.l');
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

test('a judge killed while judging leaves exactly one verdict', async () => {
  const problem = await createProblem(server.url, ada, {
    testCases: [{ input: '1 2\n', output: '3\n', timeLimit: 10 }],
  });
  const first = await startTestJudge(databaseUrl);
  const submissionID = await submitCode(server.url, problem, { code: slow(2) });
  await eventually(async () => ((await stateOf(submissionID)).status === 'executing' ? true : undefined));
  await first.kill();
  await callAllSilent(databaseUrl);
  const second = await startTestJudge(databaseUrl);
  expect(await waitForVerdict(server.url, submissionID)).toMatchObject({ status: 'done', verdict: 'AC' });
  const results = await query(databaseUrl, 'select * from submission_results where submission_id = $1', [
    submissionID,
  ]);
  expect(results).toHaveLength(1);
  await second.stop();
});
