import { execFile } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { CheckerConfig, CustomChecker } from '../../contract/entities/checker/checker-config';
import { createJudge } from './judge';

const bytes = (text: string) => new TextEncoder().encode(text);

const nest = `import os
def nest(top):
    os.chdir(top)
    for level in range(25):
        os.mkdir('a' * 200)
        os.chdir('a' * 200)
    os.mkdir('closed')
    open('closed/file', 'w').close()
    os.chmod('closed', 0)
`;
const hostile: CustomChecker = {
  type: 'custom',
  language: 'PYTHON3',
  files: [{ path: 'main.py', content: `import sys, time\n${nest}nest(sys.argv[3])\ntime.sleep(60)\n` }],
  protocol: 'exit-code',
  interactive: false,
  arguments: [],
  scores: false,
};

const root = mkdtempSync(join(tmpdir(), 'codeferry-feedback-'));
const work = join(root, 'judge', 'work');
const warn = vi.fn();

beforeAll(() => chmodSync(root, 0o755));
afterAll(() => rmSync(root, { recursive: true, force: true }));

async function judgeTwice() {
  const judge = await createJudge({
    cacheDir: root,
    workers: 1,
    accelerate: false,
    log: { info: () => undefined, warn },
  });
  const testCase = {
    id: '1',
    timeLimitMs: 2000,
    memoryLimitBytes: 2 ** 26,
    weight: 1,
    sample: false,
    group: '',
  };
  const judgeWith = (checker: CheckerConfig) =>
    judge.judge({
      language: 'PYTHON3',
      source: 'print(1)\n',
      testCases: [{ ...testCase, input: bytes(''), expected: bytes('1\n') }],
      checker,
      mode: 'all',
    });
  try {
    return [await judgeWith(hostile), await judgeWith({ type: 'tokens' })];
  } finally {
    await judge.close();
  }
}

const outcomes = [{ fault: 'The checker wrote too much output.' }, { verdict: 'AC' }];

test('stops a checker that nests folders deeper than a path allows, and leaves nothing behind', async () => {
  expect(await judgeTwice()).toMatchObject(outcomes);
  expect(readdirSync(work)).toEqual([]);
});

test('a killed judge removes such folders at its next start', async () => {
  const { pid } = await new Promise<{ pid: number | undefined }>((resolve) => {
    const ended = execFile('true', () => resolve({ pid: ended.pid }));
  });
  const left = join(work, `${pid}-00000000`, '0');
  mkdirSync(left, { recursive: true });
  await promisify(execFile)('python3', ['-c', `${nest}import sys\nnest(sys.argv[1])`, left]);
  expect(existsSync(left)).toBe(true);
  expect(await judgeTwice()).toMatchObject(outcomes);
  expect(readdirSync(work)).toEqual([]);
  expect(warn).not.toHaveBeenCalledWith(expect.anything(), 'a work folder could not be removed');
});
