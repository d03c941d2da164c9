import { afterAll, beforeAll, expect, test } from 'vitest';
import { memoryTree } from '../../contract/package/file-tree';
import { judgePackage } from './judge-package';
import { type OwnServer, openOwnServer } from './own-server';

let server: OwnServer;
beforeAll(async () => {
  server = await openOwnServer();
}, 120_000);
afterAll(() => server?.close());

const judge = (files: Record<string, string>) =>
  judgePackage(memoryTree(files), 'doubles', async () => server);

/** Accepts any even number that is at least twice the input. */
const doubles = {
  'problem.yaml': 'name: Doubles\nvalidation: custom\nlimits: {memory: 128}\n',
  'problem_statement/problem.en.md': 'Print an even number that is large enough.\n',
  'output_validators/check.py':
    'import sys\nn = int(open(sys.argv[1]).read())\nout = int(sys.stdin.read() or -1)\nsys.exit(42 if out % 2 == 0 and out >= 2 * n else 43)\n',
  'data/secret/1.in': '3\n',
  'data/secret/1.ans': '6\n',
  'data/secret/2.in': '500\n',
  'data/secret/2.ans': '1000\n',
};

test('sends each submission through the server and compares the verdict with its folder', async () => {
  const { outcomes, lines, refusal } = await judge({
    ...doubles,
    'submissions/accepted/doubles.py': 'print(int(input()) * 2)\n',
    'submissions/accepted/more.js': 'console.log(Number(require("fs").readFileSync(0, "utf8")) * 4);\n',
    'submissions/wrong_answer/odd.py': 'print(int(input()) * 2 + 1)\n',
    'submissions/wrong_answer/right.py': 'print(int(input()) * 2)\n',
    'submissions/run_time_error/large.py': 'n = int(input())\nassert n < 100\nprint(n * 2)\n',
    'submissions/accepted/other.rs': 'fn main() {}\n',
  });
  expect(refusal).toBeUndefined();
  expect(outcomes.map(({ name, agrees }) => [name, agrees]).sort()).toEqual([
    ['accepted/doubles.py', true],
    ['accepted/more.js', true],
    ['run_time_error/large.py', true],
    ['wrong_answer/odd.py', true],
    ['wrong_answer/right.py', false],
  ]);
  expect(lines.find((line) => line.startsWith('DIFFERS'))).toContain(
    'right.py (PYTHON3): expected WA, got AC',
  );
  expect(lines).toContain('skipped  accepted/other.rs: the language of .rs files is not supported');
}, 120_000);

test('prints a line for each package or submission that cannot be judged', async () => {
  const accepted = { 'submissions/accepted/a.py': 'print(1)\n' };
  expect(await judge({ 'problem.yaml': 'name: [\n', ...accepted })).toMatchObject({
    refusal: { isFailure: true, reason: expect.stringMatching(/^problem\.yaml: cannot be parsed/) },
  });
  expect(
    await judge({ ...doubles, ...accepted, 'problem.yaml': 'name: M\ntype: submit-answer\n' }),
  ).toMatchObject({
    refusal: { isFailure: false, reason: expect.stringMatching(/type submit-answer is not supported/) },
  });
  expect(await judge({ ...doubles, ...accepted, 'output_validators/check.py': 'if:\n' })).toMatchObject({
    refusal: { isFailure: true, reason: expect.stringMatching(/does not take it.*does not compile/s) },
  });
  expect(await judge(doubles)).toMatchObject({ refusal: { isFailure: false } });
}, 120_000);
