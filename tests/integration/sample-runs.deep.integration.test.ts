import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CodeRunState } from '../../contract/entities/code-run';
import { query } from '../support/postgres';
import { startTestJudge } from '../support/server';
import { startSite } from '../support/site';
import { createProblem, type Person, request, signUpPerson, solution } from './client';

const { databaseUrl, server } = await startSite();
let judge: Awaited<ReturnType<typeof startTestJudge>>;
let ada: Person;

beforeAll(async () => {
  ada = await signUpPerson(server.url, 'ada.l');
  await createProblem(server.url, ada, { id: 'SUM' });
  judge = await startTestJudge(databaseUrl);
});
afterAll(() => judge?.stop());

interface Asked {
  code?: string;
  language?: string;
  problemID?: string;
  inputs?: string[];
}

async function ask(asked: Asked, key: string = randomUUID()) {
  const body = { code: solution, language: 'PYTHON3', problemID: 'SUM', ...asked };
  return await request<{ runID: string }>(`${server.url}/api/code/run`, body, { ...ada, key });
}

async function waitForRun(runID: string): Promise<CodeRunState> {
  for (let tries = 0; tries < 12; tries += 1) {
    const { body } = await request<CodeRunState>(
      `${server.url}/api/code/run/${runID}?wait=5`,
      undefined,
      ada,
    );
    if (body.status === 'done' || body.status === 'error') return body;
  }
  throw new Error('the run did not end');
}

test('another judge takes over the run of a killed one', async () => {
  const { body } = await ask({ code: 'import time\ntime.sleep(0.7)\nprint(3)' });
  for (let status = ''; status !== 'executing'; ) {
    const [row] = await query<{ status: string }>(databaseUrl, 'select status from code_runs where id = $1', [
      body.runID,
    ]);
    status = row?.status ?? '';
  }
  await judge.kill();
  judge = await startTestJudge(databaseUrl);
  expect(await waitForRun(body.runID)).toMatchObject({ status: 'done', cases: [{ matches: true }] });
}, 60_000);
