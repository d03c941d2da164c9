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

const program = (path: string, content: string) => ({
  protocol: 'testlib' as const,
  language: 'PYTHON3' as const,
  files: [{ path, content }],
  arguments: [] as string[],
});

/** Asks for the double of three numbers, rejects an odd answer, and writes the answers for the checker. */
const interactor = program(
  'talk.py',
  `import sys
start = int(open(sys.argv[1]).read())
with open(sys.argv[2], 'w') as out:
    for number in range(start, start + 3):
        print(number, flush=True)
        answer = int(sys.stdin.readline())
        if answer % 2:
            sys.exit(1)
        out.write(f'{answer}\\n')
`,
);
const sums = program(
  'check.py',
  `import sys
got = sum(map(int, open(sys.argv[2]).read().split()))
sys.exit(0 if got == sum(map(int, open(sys.argv[3]).read().split())) else 1)
`,
);
const checkerWith = (outputChecker: CustomChecker['outputChecker']): CustomChecker => ({
  type: 'custom',
  ...interactor,
  interactive: true,
  scores: false,
  outputChecker,
});

const doubling = (formula: string) =>
  `for _ in range(3):\n    n = int(input())\n    print(${formula}, flush=True)\n`;

async function verdictOf(checker: CustomChecker, source: string) {
  const test = {
    id: 'one',
    input: bytes('5\n'),
    expected: bytes('10\n12\n14\n'),
    timeLimitMs: 2000,
    memoryLimitBytes: 128 * 2 ** 20,
    weight: 1,
    sample: false,
    group: '',
  };
  const result = await judge.judge({ language: 'PYTHON3', source, testCases: [test], checker, mode: 'all' });
  return result.verdict;
}

test.each([
  ['a right program', '2 * n', 'AC', 'AC'],
  ['another order of the answers', '2 * (12 - n)', 'WA', 'AC'],
  ['a wrong sum', '2 * n + 2', 'WA', 'WA'],
  ['an answer that the interactor rejects', 'n', 'WA', 'WA'],
])(
  'judges what an interactor wrote by comparison and by a program: %s',
  async (_, formula, compared, checked) => {
    const verdicts = [
      await verdictOf(checkerWith({ type: 'tokens', compares: 'lines' }), doubling(formula)),
      await verdictOf(checkerWith({ type: 'custom', ...sums }), doubling(formula)),
    ];
    expect(verdicts).toEqual([compared, checked]);
  },
);

test('refuses an output checker that does not compile', async () => {
  const broken = { ...program('check.py', 'import (\n'), type: 'custom' as const };
  expect(await judge.checkChecker(checkerWith(broken))).toMatchObject({ ok: false });
});
