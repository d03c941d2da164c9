import { expect, test } from 'vitest';
import type { RunRequest, RunResult } from '../../../../wasm/run-client';
import { samplesOf } from '../run/samples-of';
import type { CaseReport } from '../solve-machine';
import { runCases } from './run-cases';

const problem = { timeLimitMs: 2000, memoryLimitMb: 256, checker: { type: 'tokens' } } as const;
const samples = samplesOf({
  samples: [
    { input: '1 2', output: '3\n' },
    { input: '5 5', output: '10\n' },
  ],
});

/** Runs with a client that answers as `answer` says; returns the requests and reports. */
async function run(answer: (request: RunRequest) => Partial<RunResult>, cases = samples) {
  const asked: RunRequest[] = [];
  const reports: CaseReport[] = [];
  const client = {
    run: async (request: RunRequest): Promise<RunResult> => {
      asked.push(request);
      return {
        outcome: 'ok',
        stdout: '',
        stderr: '',
        exitCode: 0,
        timeMs: 1,
        memoryBytes: null,
        ...answer(request),
      };
    },
  };
  const judgeOnly = await runCases({
    client,
    problem,
    language: 'PYTHON3',
    code: 'x',
    cases,
    signal: new AbortController().signal,
    onProgress: () => {},
    onCase: (report) => reports.push(report),
  });
  return { asked, reports, judgeOnly };
}

test('RUN-2 runs each sample and compares its output as the judge does', async () => {
  const { asked, reports } = await run(({ stdin }) => ({ stdout: stdin === '1 2' ? ' 3 ' : '11' }));
  expect(asked.map(({ stdin }) => stdin)).toEqual(['1 2', '5 5']);
  expect(reports.map(({ title, matches }) => [title, matches])).toEqual([
    ['Sample 1', true],
    ['Sample 2', false],
  ]);
});

test('runs a custom input without a comparison', async () => {
  const { reports } = await run(
    () => ({ stdout: '7' }),
    [{ kind: 'custom', title: 'Your input', input: '3 4', expected: null }],
  );
  expect(reports.map(({ matches, result }) => [matches, result.stdout])).toEqual([[null, '7']]);
});

test('does not compare the output of a failed program', async () => {
  const { reports } = await run(() => ({ outcome: 'runtimeError', stdout: '3' }));
  expect(reports.map(({ matches }) => matches)).toEqual([null, null]);
});

test('tries a program that cannot run only once', async () => {
  const { reports } = await run(() => ({ outcome: 'compileError' }));
  expect(reports).toHaveLength(1);
});

test('an endless loop on a sample stops the others, and they say why', async () => {
  const { asked, reports } = await run(() => ({ outcome: 'timeLimit' }));
  expect(asked).toHaveLength(1);
  expect(reports.map(({ result }) => result.outcome)).toEqual(['timeLimit', 'notRun']);
  expect(reports[1]?.result.message).toContain('did not stop on Sample 1');
});

test('returns why only the judge can run a program, after one try', async () => {
  const { reports, judgeOnly } = await run(() => ({ outcome: 'runtimeFailed', judgeOnly: 'unsupported' }));
  expect(reports).toHaveLength(1);
  expect(judgeOnly).toBe('unsupported');
  expect((await run(() => ({}))).judgeOnly).toBeUndefined();
});

test('allows more time than the judge, for slow devices', async () => {
  const { asked } = await run(() => ({}));
  expect(asked[0]?.timeLimitMs).toBe(10_000);
});
