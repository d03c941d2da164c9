import { randomUUID } from 'node:crypto';
import { beforeAll, expect } from 'vitest';
import type { ProblemDetail } from '../../../contract/entities/problem/problem';
import type { SubmissionState } from '../../../contract/entities/submission';
import { deepTest, test } from '../../support/lanes';
import { query } from '../../support/product/postgres';
import { joinSharedSite } from '../../support/product/shared-site';
import {
  createProblem,
  type Person,
  request,
  signUpPerson,
  solution,
  submitCode,
  sumProblem,
  waitForVerdict,
} from '../client';

const { databaseUrl, server } = await joinSharedSite({ judge: true });
let ada: Person;

beforeAll(async () => {
  ada = await signUpPerson(server.url, 'checks.ada');
});

const custom = (language: string, content: string, more: object = {}) => ({
  type: 'custom',
  protocol: 'exit-code',
  language,
  files: [{ path: language === 'CPP17' ? 'check.cpp' : 'check.py', content }],
  ...more,
});
/** Accepts every divisor of the input. SECRET-WORD must never leave the server. */
const divisor = `import sys
# SECRET-WORD
number = int(open(sys.argv[1]).read())
words = sys.stdin.read().split()
sys.exit(42 if len(words) == 1 and words[0].isdigit() and int(words[0]) and number % int(words[0]) == 0 else 43)
`;
const detailOf = async (problemID: string) =>
  (await request<{ problems: ProblemDetail[] }>(`${server.url}/api/problem/get`, { problemID })).body
    .problems[0];
const judged = async (problemID: string, code: string) =>
  waitForVerdict(server.url, await submitCode(server.url, problemID, { code }));

test('a checker that does not compile is refused at creation with the compiler’s message', async () => {
  // The judge starts after the server; once it has judged something it can try checkers.
  await judged(await createProblem(server.url, ada), solution);
  const body = sumProblem({ checker: custom('CPP17', 'int main() { return nothing_like_it; }') });
  const create = () =>
    request(`${server.url}/api/problem/create`, body, { token: ada.token, key: randomUUID() });
  const { status, body: answer } = await create();
  expect(status).toBe(400);
  expect(answer).toMatchObject({ errorCode: 'VALIDATION', fields: [{ path: 'checker' }] });
  expect(JSON.stringify(answer)).toContain('nothing_like_it');
});

deepTest(
  'a busy judge accepts no untested checker: the client retries until it has been compiled',
  async () => {
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
  },
);

test('the trial of a checker holds no transaction', async () => {
  const slow = `#include <bits/stdc++.h>\n// ${randomUUID()}\nint main() { std::map<std::string, int> m; m["a"] = 42; return m["a"]; }`;
  let over = false;
  const created = createProblem(server.url, ada, { checker: custom('CPP17', slow) }).finally(() => {
    over = true;
  });
  let held = 0;
  let looks = 0;
  while (!over) {
    const open = `select 1 from pg_stat_activity where datname = current_database() and state = 'idle in transaction' and state_change < now() - interval '300 ms'`;
    held += (await query(databaseUrl, open, [])).length;
    looks++;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  await created;
  expect(looks).toBeGreaterThan(3);
  expect(held).toBe(0);
});

test('several outputs are correct, and others see only that there is a checker', async () => {
  const id = await createProblem(server.url, ada, {
    checker: custom('PYTHON3', divisor, { arguments: ['SECRET-ARGUMENT'] }),
    testCases: [
      { input: '12\n', output: '', sample: true },
      { input: '91\n', output: '', checkerArguments: ['SECRET-ARGUMENT', 'more'] },
    ],
  });
  const detail = await detailOf(id);
  expect(detail?.checker).toEqual({ type: 'custom', interactive: false });
  expect(detail?.samples).toHaveLength(1);
  expect(JSON.stringify(detail)).not.toContain('SECRET');
  expect(await judged(id, 'print(input())')).toMatchObject({ verdict: 'AC', score: 100 });
  const wrong = await judged(id, 'print(6)');
  expect(wrong).toMatchObject({ verdict: 'WA', score: 50, passedTestcases: 1 });
  expect(JSON.stringify(wrong)).not.toContain('SECRET');
});

test('only the problem’s creator reads the checker’s message to the creator', async () => {
  const telling = `import sys
open(sys.argv[3] + '/judgemessage.txt', 'w').write('the answer is 7')
sys.exit(43)
`;
  const id = await createProblem(server.url, ada, {
    checker: custom('PYTHON3', telling),
    testCases: [{ input: '1\n', output: '' }],
  });
  const bob = await signUpPerson(server.url, 'checks.bob');
  const submissionID = await submitCode(server.url, id, { code: 'print(1)' }, bob);
  const anybodys = await waitForVerdict(server.url, submissionID);
  expect(anybodys.verdict).toBe('WA');
  const status = `${server.url}/api/code/status/${submissionID}`;
  const own = await request<SubmissionState>(status, undefined, { token: bob.token });
  expect(JSON.stringify([anybodys, own.body])).not.toContain('the answer is 7');
  const creators = await request<SubmissionState>(status, undefined, { token: ada.token });
  expect(creators.body.results).toMatchObject([{ verdict: 'WA', judgeMessage: 'the answer is 7' }]);
});

test('groups give the points, which are shown before and after', async () => {
  const group = (name: string, more: object) => ({ name, aggregation: 'min', onReject: 'break', ...more });
  const id = await createProblem(server.url, ada, {
    scoring: {
      groups: [
        { name: '', countsSamples: false },
        group('secret/small', { acceptScore: 30 }),
        group('secret/large', { acceptScore: 50 }),
      ],
    },
    testCases: [
      { input: '1 2\n', output: '3\n', sample: true, group: 'sample' },
      { input: '4 5\n', output: '9\n', group: 'secret/small' },
      { input: '400 5\n', output: '405\n', group: 'secret/large' },
      { input: '4 500\n', output: '504\n', group: 'secret/large' },
      { input: '5 500\n', output: '505\n', group: 'secret/large' },
    ],
  });
  const full = (await detailOf(id))?.groups?.map(({ name, maxScore, testcaseCount }) => [
    name,
    maxScore,
    testcaseCount,
  ]);
  expect(full).toEqual([
    ['', 80, 5],
    ['sample', 0, 1],
    ['secret', 80, 4],
    ['secret/small', 30, 1],
    ['secret/large', 50, 3],
  ]);
  const state = await judged(id, 'a, b = map(int, input().split())\nprint(min(a + b, 500))');
  expect(state).toMatchObject({ verdict: 'WA', score: 37.5 });
  expect(state.groups?.map(({ name, verdict, score }) => [name, verdict, score])).toEqual([
    ['sample', null, 0],
    ['secret', 'WA', 30],
    ['secret/small', 'AC', 30],
    ['secret/large', 'WA', 0],
  ]);
  expect(state.results.map(({ verdict, run_status }) => verdict ?? run_status)).toEqual([
    ...['AC', 'AC', 'AC', 'WA', 'NOT_STARTED'],
  ]);
});

test('a tolerance can apply to a single test case', async () => {
  const id = await createProblem(server.url, ada, {
    testCases: [
      { input: '', output: '1.5\n', checkerArguments: ['float_tolerance', '0.1'] },
      { input: '', output: '1.5\n' },
    ],
  });
  expect(await judged(id, 'print(1.45)')).toMatchObject({ verdict: 'WA', passedTestcases: 1 });
});

test('an absolute and a relative tolerance of different size apply independently', async () => {
  const id = await createProblem(server.url, ada, {
    checker: { type: 'tokens', floatAbsoluteTolerance: 0.5, floatRelativeTolerance: 1e-9 },
    testCases: [
      { input: '', output: '2.0\n' },
      { input: '', output: '1000000000000.0\n' },
      { input: '', output: '1000000.0\n' },
    ],
  });
  // Errors: 0.4 on a small number; 900 on a large one, within 10⁻⁹ relative; 0.6, beyond both limits.
  expect(await judged(id, 'print(2.4)')).toMatchObject({ passedTestcases: 1 });
  expect(await judged(id, 'print(1000000000900.0)')).toMatchObject({ passedTestcases: 1 });
  expect(await judged(id, 'print(1000000.6)')).toMatchObject({ verdict: 'WA', passedTestcases: 0 });
});

test('an interactor judges the dialogue, and its input stays on the server', async () => {
  const host = `import sys
number = int(open(sys.argv[1]).read())
print("guess", flush=True)
sys.exit(42 if int(sys.stdin.readline()) == 7 and number == 4711 else 43)
`;
  const id = await createProblem(server.url, ada, {
    checker: custom('PYTHON3', host, { interactive: true }),
    sampleInput: '',
    testCases: [{ input: '4711\n', output: '', sample: true }],
  });
  const detail = await detailOf(id);
  expect(detail).toMatchObject({ checker: { type: 'custom', interactive: true }, samples: [] });
  expect(JSON.stringify(detail)).not.toContain('4711');
  expect(await judged(id, 'input()\nprint(7, flush=True)')).toMatchObject({ verdict: 'AC' });
  expect(await judged(id, 'print(8 if input() == "guess" else 7, flush=True)')).toMatchObject({
    verdict: 'WA',
  });
});
