import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CustomChecker } from '../../contract/entities/checker/checker-config';
import { TestGroup } from '../../contract/entities/problem/problem';
import { createJudge } from './judge';
import { checkerPrograms } from './programs/checker-programs';
import type { Judge, JudgeResult, TestCase } from './types';

const megabyte = 1024 * 1024;
const bytes = (text: string) => new TextEncoder().encode(text);
const quiet = { info: () => undefined, warn: () => undefined };

const cacheDir = join(import.meta.dirname, '../../.cache');
let judge: Judge;

beforeAll(async () => {
  judge = await createJudge({ cacheDir, workers: 2, log: quiet, accelerate: false });
  await judge.ready();
});
afterAll(async () => {
  await judge.close();
});

function summing(sum: number, more: Partial<TestCase> = {}): TestCase {
  return {
    id: String(sum),
    input: bytes(`${sum}\n`),
    expected: bytes(`${sum - 1}\n`),
    timeLimitMs: 1000,
    memoryLimitBytes: 64 * megabyte,
    weight: 1,
    sample: false,
    group: '',
    ...more,
  };
}

function answering(checker: CustomChecker, outputs: readonly string[], more: Partial<TestCase> = {}) {
  const source = `print(${JSON.stringify(outputs)}[int(input()) - 10])\n`;
  const testCases = outputs.map((_, index) => summing(10 + index, more));
  return judge.judge({ language: 'PYTHON3', source, testCases, checker, mode: 'all' });
}

const verdicts = ({ tests }: JudgeResult) => tests.map(({ verdict }) => verdict);

test('a C++ checker of several files accepts every right output and explains wrong ones', async () => {
  const result = await answering(checkerPrograms.cpp, ['9 1', '5\n6', '5 6', '', '-1 15']);
  expect(verdicts(result)).toEqual(['AC', 'AC', 'WA', 'WA', 'WA']);
  expect(result.tests[2]).toMatchObject({
    message: 'These do not add up.',
    judgeMessage: 'the largest is 11',
  });
  expect(result.tests[2]?.message).not.toContain('11');
});

test('judges with checkers in Python, of two modules, and in Java', async () => {
  for (const checker of [checkerPrograms.python, checkerPrograms.java])
    expect(verdicts(await answering(checker, ['9 1', '5 6', '1 2', 'none']))).toEqual([
      'AC',
      'AC',
      'WA',
      'WA',
    ]);
});

test('testlib: exit codes 0, 1 and 2; the comment is for the creator only', async () => {
  const result = await answering(checkerPrograms.testlib, ['9 1', '5 5', 'two']);
  expect(verdicts(result)).toEqual(['AC', 'WA', 'WA']);
  expect(result.tests[1]?.judgeMessage).toContain('the largest is 10');
  expect(result.tests[1]?.message).not.toContain('10');
});

test('a score counts only where the problem enables it', async () => {
  const outputs = ['9 1', '5 6', '1 2'];
  const scores = { scores: true };
  const byScore = await answering({ ...checkerPrograms.cpp, ...scores }, outputs, { weight: 10 });
  expect(byScore.score).toBeCloseTo((100 * 12.5) / 30);
  const byShare = await answering({ ...checkerPrograms.python, ...scores }, outputs, { weight: 10 });
  expect(byShare.score).toBeCloseTo((100 * 12.5) / 30);
  const byPoints = await answering({ ...checkerPrograms.testlib, ...scores }, outputs);
  expect(byPoints.score).toBeCloseTo((100 * 1.25) / 3);
  const without = await answering(checkerPrograms.cpp, outputs);
  expect(without.score).toBeCloseTo((100 * 2) / 3);
});

test.each([
  ['crash', checkerPrograms.cpp, /was ended by SIGABRT \(abort\)/],
  ['crash', checkerPrograms.python, /exited with code 1 .*SystemError: broken/s],
  ['code', checkerPrograms.cpp, /exited with code 7 instead of 42 or 43/],
  ['pass', checkerPrograms.cpp, /another pass/],
  ['999 1', checkerPrograms.testlib, /the jury has no answer/],
] as const)('a failing checker (%s) is not a wrong answer', async (output, checker, fault) => {
  const result = await answering(checker, ['9 1', output, '9 3']);
  expect(result.verdict).toBe('JE');
  expect(verdicts(result)).toEqual(['AC', 'JE']);
  expect(result.fault).toMatch(fault);
});

test('feedback cannot reveal files that the checker may not read', async () => {
  const result = await answering(checkerPrograms.cpp, ['link']);
  expect(result.tests[0]).toMatchObject({ verdict: 'WA', message: 'The checker did not accept the output.' });
});

test('arguments of a test case replace those of the checker', async () => {
  const checker = { ...checkerPrograms.cpp, arguments: ['all', 'of them'] };
  const own = await answering(checker, ['arguments']);
  expect(own.tests[0]?.message).toBe('all;of them;');
  const special = await answering(checker, ['arguments'], { checkerArguments: ['x'] });
  expect(special.tests[0]?.message).toBe('x;');
});

test('the program finds neither the answer nor the checker', async () => {
  const source = `import os\nfound = [p for top in ('/data', '/feedback', '/w', '/tmp') for p, _, names in os.walk(top) if 'answer' in names or 'validate.cpp' in names]\nprint(found or '9 1')\n`;
  const request = { language: 'PYTHON3', source, testCases: [summing(10)], mode: 'all' } as const;
  expect((await judge.judge({ ...request, checker: checkerPrograms.cpp })).verdict).toBe('AC');
});

test('a checker that does not compile is refused with the compiler’s message; in a judgement it is an internal fault', async () => {
  const checker: CustomChecker = {
    ...checkerPrograms.testlib,
    files: [{ path: 'check.cpp', content: 'int main() { return nothing; }' }],
  };
  expect(await judge.checkChecker(checker)).toMatchObject({
    ok: false,
    log: expect.stringContaining('nothing'),
  });
  const result = await answering(checker, ['9 1']);
  expect(result).toMatchObject({ verdict: 'JE', tests: [], fault: expect.stringContaining('nothing') });
  expect(await judge.checkChecker(checkerPrograms.testlib)).toEqual({ ok: true });
  expect(await judge.checkChecker({ type: 'tokens' })).toEqual({ ok: true });
});

test('file names are never options, and a checker without an entry point is refused', async () => {
  const odd = {
    '-o.cpp': 'int answer(); int main() { return answer(); }',
    '@b.cpp': 'int answer() { return 42; }',
  };
  const files = Object.entries(odd).map(([path, content]) => ({ path, content }));
  expect(await judge.checkChecker({ ...checkerPrograms.cpp, files })).toEqual({ ok: true });
  const java = [{ path: 'V.java', content: 'class V {}' }];
  const refused = await judge.checkChecker({ ...checkerPrograms.cpp, language: 'JAVA8', files: java });
  expect(refused).toMatchObject({ ok: false, ours: false, log: expect.stringContaining('main') });
});

test('groups decide which cases run and count, with the checker’s points', async () => {
  const group = (name: string, more: object) => TestGroup.parse({ name, ...more });
  const cases = (name: string, sums: number[]) => sums.map((sum) => summing(sum, { group: name }));
  const testCases = [...cases('secret/a', [10, 11, 12]), ...cases('secret/b', [13, 14])];
  const outputs = ['9 1', 'none', '11 1', '12 1', '1 13'];
  const source = `print(${JSON.stringify(outputs)}[int(input()) - 10])\n`;
  const checker = { ...checkerPrograms.cpp, scores: true };
  const scoring = {
    groups: [
      group('secret/a', { aggregation: 'min', onReject: 'break', acceptScore: 10 }),
      group('secret/b', { acceptScore: 10, maxScore: 20 }),
    ],
  };
  const request = { language: 'PYTHON3', source, testCases, checker, scoring, mode: 'all' } as const;
  const result = await judge.judge(request);
  expect(result.tests.map(({ testcaseIndex, points }) => [testcaseIndex, points])).toEqual([
    [0, 10],
    [1, 0],
    [3, 10],
    [4, 2.5],
  ]);
  expect(result).toMatchObject({ verdict: 'WA', score: 41.67, points: { earned: 12.5, full: 30 } });
  expect(result.groups).toEqual([
    { name: 'secret', verdict: 'WA', score: 12.5, maxScore: 30 },
    { name: 'secret/a', verdict: 'WA', score: 0, maxScore: 10 },
    { name: 'secret/b', verdict: 'AC', score: 12.5, maxScore: 20 },
  ]);
});
