import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CustomChecker } from '../../contract/entities/checker/checker-config';
import { createJudge } from './judge';
import type { Judge } from './types';

const bytes = (text: string) => new TextEncoder().encode(text);
const quiet = { info: () => undefined, warn: () => undefined };
const cacheDir = join(import.meta.dirname, '../../.cache');
let judge: Judge;

beforeAll(async () => {
  judge = await createJudge({ cacheDir, workers: 1, log: quiet, accelerate: false });
  await judge.ready();
});
afterAll(() => judge.close());

/** Counts passes in a file of its own. A program doubles its input, which is its last output. */
const checkerOf = (more: Partial<CustomChecker> = {}, end = ''): CustomChecker => ({
  type: 'custom',
  protocol: 'exit-code',
  language: 'PYTHON3',
  files: [
    {
      path: 'check.py',
      content: `import os, sys
given, folder = int(open(sys.argv[1]).read()), sys.argv[3]
count = len(open(folder + 'count').read()) if os.path.exists(folder + 'count') else 0
open(folder + 'count', 'a').write('x')
got = int(sys.stdin.readline())
if got != given * 2:
    open(folder + 'teammessage.txt', 'w').write(f'Pass {count + 1} is wrong.')
    sys.exit(43)
if count < 2:
    open(folder + 'nextpass.in', 'w').write(f'{got}\\n')
${end}sys.exit(42)
`,
    },
  ],
  arguments: [],
  interactive: false,
  scores: false,
  passes: 3,
  ...more,
});

function judgeWith(checker: CustomChecker, source: string) {
  const test = {
    id: 'one',
    input: bytes('5\n'),
    expected: bytes(''),
    timeLimitMs: 1000,
    memoryLimitBytes: 128 * 2 ** 20,
    weight: 1,
    sample: true,
    group: '',
  };
  return judge.judge({ language: 'PYTHON3', source, testCases: [test], checker, mode: 'all' });
}

test('runs a program again with the input that the checker wrote, and keeps the feedback folder', async () => {
  const result = await judgeWith(checkerOf(), 'print(2 * int(input()))\n');
  expect([result.verdict, result.tests[0]?.stdout]).toEqual(['AC', '40\n']);
});

test.each([
  ['a wrong answer in a later pass', 'n = int(input())\nprint(2 * n if n < 20 else 7)\n', 'WA'],
  ['a crash in a later pass', 'n = int(input())\nprint(2 * n if n < 20 else 1 // 0)\n', 'RTE'],
  ['a late run in a later pass', 'n = int(input())\nwhile n > 5: pass\nprint(2 * n)\n', 'TLE'],
])('judges %s', async (_, source, verdict) => {
  const result = await judgeWith(checkerOf(), source);
  expect(result.verdict).toBe(verdict);
  if (verdict === 'WA') expect(result.tests[0]?.message).toBe('Pass 3 is wrong.');
});

test.each([
  ['more passes than the problem has', checkerOf({ passes: 2 }), /requested more than 2 passes/],
  [
    'another pass after a rejection',
    checkerOf({}, '    sys.exit(43)\n'),
    /exited with code 43 instead of 42/,
  ],
])('a checker that requests %s is at fault, not the program', async (_, checker, fault) => {
  const result = await judgeWith(checker, 'print(2 * int(input()))\n');
  expect(result).toMatchObject({ verdict: 'JE', checkerFault: expect.stringMatching(fault) });
});

test('passes can be conversations', async () => {
  const interactor = `import os, sys
folder = sys.argv[3]
again = os.path.exists(folder + 'count')
open(folder + 'count', 'w').close()
print(open(sys.argv[1]).read().strip() if again else 3, flush=True)
if sys.stdin.readline().strip() != ('16' if again else '6'):
    sys.exit(43)
if not again:
    open(folder + 'nextpass.in', 'w').write('8')
sys.exit(42)
`;
  const checker = checkerOf({
    interactive: true,
    passes: 2,
    files: [{ path: 'talk.py', content: interactor }],
  });
  expect((await judgeWith(checker, 'print(2 * int(input()), flush=True)\n')).verdict).toBe('AC');
  const stubborn = await judgeWith(checker, 'input()\nprint(6, flush=True)\n');
  expect(stubborn.verdict).toBe('WA');
});
