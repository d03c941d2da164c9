import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect } from 'vitest';
import type { CodeRunState } from '../../../contract/entities/code-run';
import { deepTest, test } from '../../support/lanes';
import { query } from '../../support/product/postgres';
import { startTestJudge } from '../../support/product/server';
import { startSite } from '../../support/product/site';
import { type Person, request, signUpPerson, solution } from '../client';

const { databaseUrl, server } = await startSite();
const adder = `import java.util.*;
class Main { public static void main(String[] a) {
  Scanner in = new Scanner(System.in); System.out.println(in.nextInt() + in.nextInt()); } }`;
const cases = [
  { input: '1 2\n', output: '3\n' },
  { input: '2 2\n', output: '5\n' },
];
let judge: Awaited<ReturnType<typeof startTestJudge>>;
let ada: Person;
let bob: Person;

beforeAll(async () => {
  ada = await signUpPerson(server.url, 'ada.l');
  bob = await signUpPerson(server.url, 'bob.b');
  judge = await startTestJudge(databaseUrl);
});
afterAll(() => judge?.stop());

const ask = (body: object, key: string = randomUUID()) =>
  request<{ runID: string; message?: string }>(
    `${server.url}/api/problem/check`,
    { code: adder, language: 'JAVA8', testCases: cases, ...body },
    { ...ada, key },
  );

const read = (runID: string, person: Person) =>
  request<CodeRunState>(`${server.url}/api/code/run/${runID}?wait=5`, undefined, person);

async function check(body: object): Promise<CodeRunState> {
  const { status, body: asked } = await ask(body);
  expect(status, asked.message).toBe(200);
  for (let tries = 0; tries < 12; tries += 1) {
    const answer = await read(asked.runID, ada);
    if (answer.body.status === 'done' || answer.body.status === 'error') return answer.body;
  }
  throw new Error('the check did not end');
}

test('a program in Java runs on every case, and its author sees output and differences', async () => {
  const state = await check({});
  expect(state).toMatchObject({ status: 'done', compiles: true, language: 'JAVA8' });
  expect(state).not.toHaveProperty('problemID');
  expect(state.cases).toMatchObject([
    { outcome: 'ok', matches: true, stdout: '3\n' },
    { outcome: 'ok', matches: false, stdout: '4\n' },
  ]);
});

test('a custom checker decides, as it will for the published problem', async () => {
  const content = [
    'import sys',
    'answer = open(sys.argv[2]).read().split()',
    'said = sys.stdin.read().split()',
    'open(sys.argv[3] + "/judgemessage.txt", "w").write("off by " + str(int(answer[0]) - int(said[0])))',
    'sys.exit(42 if abs(int(answer[0]) - int(said[0])) < 1 else 43)',
  ].join('\n');
  const checker = {
    type: 'custom',
    protocol: 'exit-code',
    language: 'PYTHON3',
    files: [{ path: 'c.py', content }],
  };
  const { cases: ran } = await check({ code: solution, language: 'PYTHON3', checker });
  expect(ran).toMatchObject([{ matches: true }, { matches: false }]);
  expect(ran[1]?.message).toContain('off by 1');
});

test('a checker that does not compile is reported with the compiler’s message', async () => {
  const files = [{ path: 'c.cpp', content: 'int main( {' }];
  const state = await check({
    checker: { type: 'custom', protocol: 'exit-code', language: 'CPP17', files },
  });
  expect(state).toMatchObject({ status: 'done', cases: [] });
  expect(state.checkerLog).toContain('error:');
});

deepTest('applies the limits of the cases, reports output too long to show, and runs all cases', async () => {
  const code = ['word = input()', 'while word == "loop": pass', 'print("x" * 70000)'].join('\n');
  const testCases = [
    { input: 'loop\n', output: '' },
    { input: 'long\n', output: 'x' },
  ];
  const { cases: ran } = await check({ code, language: 'PYTHON3', testCases });
  expect(ran).toMatchObject([
    { outcome: 'timeLimit', matches: null },
    { outcome: 'ok', cut: true },
  ]);
});

test('nobody else sees it, and its data are deleted at its end', async () => {
  const { body: asked } = await ask({});
  expect((await read(asked.runID, bob)).status).toBe(404);
  let state = await read(asked.runID, ada);
  while (state.body.status !== 'done') state = await read(asked.runID, ada);
  const rows = await query(databaseUrl, 'select draft from code_runs');
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.every(({ draft }) => draft === null)).toBe(true);
});

test('a repeat with the same key is the same check, and a sixth waiting one gets a 429', async () => {
  await judge.stop();
  const key = randomUUID();
  const [first, again] = [await ask({}, key), await ask({}, key)];
  expect(again.body.runID).toBe(first.body.runID);
  const others = await Promise.all([1, 2, 3, 4].map(() => ask({})));
  expect(others.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  const last = await ask({});
  expect(last.status).toBe(429);
  expect(last.body.message).toContain('still waiting for the judge');
});
