import { expect, test } from 'vitest';
import type { JudgeResult, TestCase, TestResult } from '../../judge/types';
import { toResultRows } from './result-rows';

const testCase = (sample: boolean): TestCase => ({
  id: sample ? 'sample' : 'secret',
  input: Buffer.from('the input'),
  expected: Buffer.from('the answer'),
  timeLimitMs: 1000,
  memoryLimitBytes: 1,
  weight: 1,
  sample,
  group: '',
});
const ran = (testcaseIndex: number, more: Partial<TestResult>): TestResult => ({
  testcaseIndex,
  id: '',
  verdict: 'AC',
  cpuMs: 12,
  wallMs: 20,
  memoryBytes: 1000,
  stdout: 'printed',
  stderr: 'the input leaks here',
  score: 50,
  retried: false,
  ...more,
});
const judged = (tests: TestResult[]): JudgeResult => ({
  verdict: 'WA',
  score: 50,
  passedTestcases: 1,
  totalTestcases: 2,
  compile: { ok: true, log: '', cached: false },
  tests,
  usage: { cpuMs: 0, wallMs: 0, slowestCpuMs: 0, memoryBytes: 0 },
  tier: 'cgroup',
});

test('RUN-23 D-42 stores texts of samples, but only verdict, time and memory of hidden cases', () => {
  const result = judged([
    ran(0, { verdict: 'WA', message: 'expected 17, got 18' }),
    ran(1, { verdict: 'RTE', exitCode: 3, message: 'expected 17, got 18' }),
    ran(2, { verdict: 'RTE', signal: 11 }),
    ran(3, { verdict: 'RTE', exitCode: 3, stderr: '' }),
  ]);
  const cases = [testCase(true), testCase(false), testCase(false), testCase(true)];
  const [sample, hidden, killed, crashed] = toResultRows('s', cases, result);
  expect(sample).toMatchObject({
    input: 'the input',
    output: 'printed',
    expected: 'the answer',
    run_status: 'SUCCESS',
    run_error: 'expected 17, got 18\nthe input leaks here',
  });
  expect(hidden).toMatchObject({ input: null, output: null, expected: null, run_status: 'ERROR' });
  expect(hidden?.run_error).toBe('Run-time error');
  expect(killed?.run_error).toBe('Run-time error');
  expect(crashed?.run_error).toBe('Run-time error (exit code 3)');
  expect(JSON.stringify(hidden)).not.toMatch(/17|leaks|printed|answer/);
});

test('ENT-20 counts passed cases and marks skipped ones NOT_STARTED', () => {
  const rows = toResultRows(
    's',
    [testCase(false), testCase(false), testCase(false)],
    judged([ran(0, {}), ran(1, {})]),
  );
  expect(rows.map((row) => row.passed_testcases)).toEqual([1, 2, 2]);
  expect(rows[2]).toMatchObject({ run_status: 'NOT_STARTED', verdict: null, correct_output: false });
});

test('stores output that contains NUL', () => {
  const [row] = toResultRows('s', [testCase(true)], judged([ran(0, { stdout: 'a\0b' })]));
  expect(row?.output).toBe('a\ufffdb');
});

test('keeps the output of the first ten failed hidden tests apart from the columns of samples', () => {
  const failed = Array.from({ length: 12 }, (_, index) =>
    ran(index, { verdict: 'WA', stdout: '', hiddenOutput: `out ${index}`, stderr: 'e'.repeat(600) }),
  );
  const rows = toResultRows(
    's',
    failed.map(() => testCase(false)),
    judged(failed),
  );
  expect(rows[0]).toMatchObject({ hidden_output: 'out 0', hidden_stderr: 'e'.repeat(512), output: null });
  expect(rows.map(({ hidden_output }) => hidden_output !== null)).toEqual(
    failed.map((_, index) => index < 10),
  );
});
