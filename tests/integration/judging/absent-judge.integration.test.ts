/** Publishing on a server whose judge does not run (decision 129). */
import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { joinSharedSite } from '../../support/product/shared-site';
import { type Person, request, signUpPerson, solution, sumProblem } from '../client';

const { server } = await joinSharedSite();
let ada: Person;

beforeAll(async () => {
  ada = await signUpPerson(server.url, 'ada.absent');
});

type Answered = { errorCode: string; error: string; message: string };
const create = (more: object) =>
  request<Answered>(`${server.url}/api/problem/create`, sumProblem(more), { ...ada, key: randomUUID() });
const program = (name: string) => [{ path: name, content: `# ${randomUUID()}\nimport sys\nsys.exit(42)\n` }];
const checker = () => ({
  type: 'custom',
  protocol: 'exit-code',
  language: 'PYTHON3',
  files: program('check.py'),
});
const validator = () => ({
  name: 'validate.py',
  language: 'PYTHON3',
  protocol: 'exit-code',
  arguments: [],
  files: program('validate.py'),
});
const tools = () => ({ validators: [validator()], generators: [], sharedFiles: [], script: '' });
const jurySolutions = [{ name: 'sum.py', language: 'PYTHON3', source: solution, expected: ['AC'] }];

test('a problem with a custom checker waits, and its author learns why and what to do, soon', async () => {
  for (const more of [{}, { publishAnyway: true }]) {
    const askedAt = Date.now();
    const answer = await create({ checker: checker(), ...more });
    expect(answer).toMatchObject({
      status: 503,
      body: { errorCode: 'JUDGE_NEEDED', error: 'Waiting for the judge' },
    });
    expect(answer.body.message).toBe(
      'No judge that can compile your checker is running on this server. The problem is published when one is running. To publish it now, choose a checker that compares the output.',
    );
    expect(Number(answer.headers.get('retry-after'))).toBe(15);
    // Less than the wizard waits.
    expect(Date.now() - askedAt).toBeLessThan(8000);
  }
});

test('validators hold a problem up, unless its author publishes it without the check', async () => {
  const waiting = await create({ tools: tools() });
  expect(waiting).toMatchObject({ status: 503, body: { errorCode: 'JUDGE_NEEDED' } });
  expect(waiting.body.message).toContain('No judge that can run your validators is running on this server.');
  const given = { tools: tools(), jurySolutions, publishAnyway: true };
  expect(await create(given)).toMatchObject({ status: 200 });
});
