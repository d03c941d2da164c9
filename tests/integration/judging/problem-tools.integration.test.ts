import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CodeRunState } from '../../../contract/entities/code-run';
import type { NewProblem } from '../../../contract/entities/problem/new-problem';
import type { ProblemDetail } from '../../../contract/entities/problem/problem';
import { validationInput } from '../../../contract/rules/authoring/validation-input';
import { query } from '../../support/product/postgres';
import { startTestJudge } from '../../support/product/server';
import { startSite } from '../../support/product/site';
import { type Person, request, signUpPerson, sumProblem } from '../client';

// The server has no judge of its own, so it asks the judge's process.
const { databaseUrl, server } = await startSite();
let judge: Awaited<ReturnType<typeof startTestJudge>>;
let ada: Person;
let bob: Person;

beforeAll(async () => {
  ada = await signUpPerson(server.url, 'ada.l');
  bob = await signUpPerson(server.url, 'bob.b');
  judge = await startTestJudge(databaseUrl);
});
afterAll(() => judge?.stop());

type Answer = { message: string; fields: object[]; id: string; version: number };

/** Sends again like the outbox while the judge is starting. */
async function post<T = Answer>(path: string, body: object, person = ada) {
  const send = () =>
    request<T>(`${server.url}/api/problem/${path}`, body, { token: person.token, key: randomUUID() });
  let answer = await send();
  const sendAgain = async () => {
    if (answer.status === 503) answer = await send();
    return answer.status;
  };
  await expect.poll(sendAgain, { timeout: 60_000 }).not.toBe(503);
  return answer;
}

/** SECRET-WORD must never leave the server. */
const atMost100 = `import sys
# SECRET-WORD
numbers = [int(word) for word in sys.stdin.read().split()]
if any(n > 100 for n in numbers): print('a number is more than 100'), sys.exit(43)
sys.exit(42)
`;
const validators = [
  {
    name: 'validate.py',
    language: 'PYTHON3',
    protocol: 'exit-code',
    files: [{ path: 'validate.py', content: atMost100 }],
  },
];
const generators = [
  {
    name: 'pair.py',
    language: 'PYTHON3',
    files: [
      {
        path: 'pair.py',
        content:
          'import random, sys\nrandom.seed(int(sys.argv[1]))\nprint(random.randint(1, 9), random.randint(1, 9))\n',
      },
    ],
  },
];
const tools = { validators, generators, script: 'pair {1..2}' };
const cases = [
  { input: '1 2\n', output: '3\n', sample: true, explanation: 'Because $1 + 2 = 3$.' },
  { input: '9 9\n', output: '18\n', generatedBy: 'pair 1' },
];

test('a problem is published when its validators accept all tests; only its creator gets them back', async () => {
  const created = await post('create', sumProblem({ tools, testCases: cases, public: true }));
  expect(created.status, JSON.stringify(created.body)).toBe(200);
  const problemID = created.body.id;
  const exported = await post<{ problem: NewProblem; version: number }>('export', { problemID });
  expect(exported.body.problem).toMatchObject({ tools, testCases: cases });
  const seen = await post<{ problems: ProblemDetail[] }>('get', { problemID }, bob);
  expect(JSON.stringify(seen.body)).not.toMatch(/SECRET-WORD|pair/);
  expect(seen.body.problems[0]?.samples).toEqual([
    { input: '1 2\n', output: '3\n', explanation: 'Because $1 + 2 = 3$.' },
  ]);
  const account = await request(`${server.url}/api/users/export`, undefined, ada);
  expect(JSON.stringify(account.body)).toContain('SECRET-WORD');
  const problem = { ...exported.body.problem, testCases: [{ input: '101 1', output: '102' }] };
  const changed = await post('update', { problemID, version: 1, problem });
  expect(changed).toMatchObject({
    status: 400,
    body: { fields: [{ path: 'problem.testCases.0.input' }] },
  });
  const { tools: _, ...without } = problem as NewProblem & { tools: object };
  expect((await post('update', { problemID, version: 1, problem: without })).status).toBe(200);
  expect((await post<{ problem: object }>('export', { problemID })).body.problem).not.toHaveProperty('tools');
});

test('the programs go with the account of the creator, while the published problem stays', async () => {
  const gone = await signUpPerson(server.url, 'gone.g');
  const created = await post('create', sumProblem({ tools, testCases: cases, public: true }), gone);
  expect(created.status, JSON.stringify(created.body)).toBe(200);
  const rows = () =>
    query(
      databaseUrl,
      'select t.problem_pk from problem_tools t join problems p on p.pk = t.problem_pk where p.id = $1',
      [created.body.id],
    );
  expect(await rows()).toHaveLength(1);
  const who = { uid: gone.uid, username: gone.username };
  const sent = { token: gone.token, key: randomUUID() };
  expect((await request(`${server.url}/api/users/delete`, who, sent)).status).toBe(200);
  expect((await post('get', { problemID: created.body.id }, bob)).status).toBe(200);
  expect(await rows()).toEqual([]);
});

test('a test that a validator refuses is named, with what the validator says', async () => {
  const testCases = [...cases, { input: '1000 1\n', output: '1001\n' }];
  const { status, body } = await post('create', sumProblem({ tools, testCases }));
  expect(status).toBe(400);
  expect(body).toMatchObject({
    message: 'Test 3 is not valid. The validator validate.py says: a number is more than 100',
    fields: [{ path: 'testCases.2.input' }],
  });
});

test('validators get the arguments of the group and of the test, also without points', async () => {
  const content = atMost100.replace('n > 100', 'n > int(sys.argv[1])');
  const groupArguments = [{ group: 'secret/big', arguments: ['1000'] }];
  const own = { arguments: ['100'], groupArguments, files: [{ path: 'validate.py', content }] };
  const testCases = [
    { input: '1 2\n', output: '3\n', sample: true },
    { input: '900 1\n', output: '901\n', group: 'secret/big' },
    {
      input: '5000 1\n',
      output: '5001\n',
      group: 'secret/big',
      validatorArguments: [{ validator: 'validate.py', arguments: ['5000'] }],
    },
  ];
  const problem = sumProblem({ tools: { validators: [{ ...validators[0], ...own }] }, testCases });
  const created = await post('create', problem);
  expect(created.status, JSON.stringify(created.body)).toBe(200);
  const exported = await post<{ problem: NewProblem }>('export', { problemID: created.body.id });
  expect(exported.body.problem).toMatchObject({ testCases });
  const without = testCases.map((one) => ({ ...one, validatorArguments: undefined }));
  expect(await post('create', { ...problem, testCases: without })).toMatchObject({
    status: 400,
    body: { fields: [{ path: 'testCases.2.input' }] },
  });
});

test('a validator that does not compile is refused; one in another language is kept and not run', async () => {
  const broken = [{ ...validators[0], files: [{ path: 'validate.py', content: 'def' }] }];
  const refused = await post('create', sumProblem({ tools: { validators: broken } }));
  expect(refused).toMatchObject({ status: 400, body: { fields: [{ path: 'tools.validators' }] } });
  expect(refused.body.message).toContain('SyntaxError');
  const { language: _, ...foreign } = { ...validators[0], name: 'validate.ctd' };
  const kept = await post('create', sumProblem({ tools: { validators: [foreign] } }));
  expect(kept.status, JSON.stringify(kept.body)).toBe(200);
});

async function runTools(path: string, body: object, person = ada): Promise<CodeRunState> {
  const asked = await post<{ runID: string }>(path, body, person);
  expect(asked.status, JSON.stringify(asked.body)).toBe(200);
  const read = (reader: Person) =>
    request<CodeRunState>(`${server.url}/api/code/run/${asked.body.runID}?wait=5`, undefined, reader);
  for (let tries = 0; tries < 12; tries += 1) {
    const { body: state } = await read(person);
    if (state.status !== 'done' && state.status !== 'error') continue;
    expect((await read(bob)).status).toBe(404);
    return state;
  }
  throw new Error('the run did not end');
}

test('tests that the wizard has validated are not validated again when the problem is published', async () => {
  const own = [{ ...validators[0], name: 'once.py' }];
  const countRuns = async () => {
    const [row] = await query<{ runs: number }>(databaseUrl, 'select count(*)::int as runs from code_runs');
    return row?.runs;
  };
  const publish = (more: object) => post('create', sumProblem({ tools: { validators: own }, ...more }));
  const inputs = cases.map(({ input, sample = false }) => validationInput({ input, sample }));
  expect((await runTools('validate', { validators: own, inputs })).invalid).toEqual([]);
  const before = await countRuns();
  expect((await publish({ testCases: cases })).status).toBe(200);
  expect(await countRuns()).toBe(before);
  // A changed test is.
  const invalid = await publish({ testCases: [...cases, { input: '1 200\n', output: '201\n' }] });
  expect(invalid).toMatchObject({ status: 400, body: { fields: [{ path: 'testCases.2.input' }] } });
  expect(await countRuns()).toBe((before ?? 0) + 1);
});

const lines = [
  { program: 'pair.py', arguments: ['1'] },
  { program: 'pair.py', arguments: ['none'] },
];
const limits = { timeLimit: 1, memoryLimit: 64 };

test('generators write the inputs, and the jury’s solution the expected outputs, the same each time', async () => {
  const solution = { language: 'PYTHON3', code: 'print(sum(map(int, input().split())))' };
  const body = { generators, lines, solution, ...limits };
  const { generated } = await runTools('generate', body);
  expect(generated).toMatchObject([
    { outcome: 'ok', input: '3 2\n', output: '5\n' },
    { outcome: 'failed', message: expect.stringContaining('invalid literal') },
  ]);
  expect((await runTools('generate', body)).generated).toEqual(generated);
  const stored = await query(
    databaseUrl,
    'select count(*)::int as packed from code_runs where draft is not null',
  );
  expect(stored).toEqual([{ packed: 0 }]);
});

test('the wizard’s check of the tests lists what is not valid, and a broken generator is named', async () => {
  const inputs = [{ input: '1' }, { input: '500' }];
  expect((await runTools('validate', { validators, inputs })).invalid).toEqual([
    { testcaseIndex: 1, validator: 'validate.py', message: 'a number is more than 100' },
  ]);
  const broken = [{ ...generators[0], files: [{ path: 'pair.py', content: 'def' }] }];
  expect((await runTools('generate', { generators: broken, lines, ...limits })).toolLog).toMatchObject({
    program: 'pair.py',
    log: expect.stringContaining('SyntaxError'),
  });
});
