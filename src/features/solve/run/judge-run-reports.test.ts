import { expect, test } from 'vitest';
import type { CodeRunCase, CodeRunState } from '../../../../contract/entities/code-run';
import type { CodeRunRow } from '../../../data/work/code-runs';
import { initialState } from '../solve-machine';
import { chooseRun, reportsOfCodeRun } from './judge-run-reports';

const oneCase = (more: Partial<CodeRunCase>): CodeRunCase => ({
  kind: 'sample',
  input: '1 2',
  expected: '3',
  outcome: 'ok',
  matches: true,
  stdout: '3\n',
  stderr: '',
  exitCode: 0,
  timeMs: 40,
  memoryBytes: 1000,
  ...more,
});
const row = (state: Partial<CodeRunState>, more: Partial<CodeRunRow> = {}): CodeRunRow => ({
  id: 'a',
  account: 'ada',
  problemID: 'P',
  language: 'JAVA8',
  code: 'class Main {}',
  inputs: [],
  createdAt: 100,
  receipt: 'judged',
  state: {
    runID: 'r',
    problemID: 'P',
    language: 'JAVA8',
    status: 'done',
    receivedTime: '2026-01-01T00:00:00Z',
    compiles: true,
    cases: [],
    ...state,
  },
  ...more,
});

test('converts each case of the judge to a report', () => {
  const reports = reportsOfCodeRun(
    row({
      cases: [
        oneCase({}),
        oneCase({ outcome: 'runtimeError', matches: null, signal: 'SIGSEGV', exitCode: null }),
        { ...oneCase({ kind: 'custom', matches: null, stdout: '42' }), expected: undefined },
      ],
    }),
  );
  expect(reports).toMatchObject([
    { kind: 'sample', title: 'Sample 1', matches: true, result: { stdout: '3\n', timeMs: 40 } },
    { title: 'Sample 2', matches: null, result: { outcome: 'runtimeError', signal: 'SIGSEGV' } },
    { kind: 'custom', title: 'Your input', expected: null, result: { stdout: '42' } },
  ]);
});

test('returns one report for a compile error, on the tab of the run', () => {
  const state = { compiles: false, compileLog: 'Main.java:1: error' };
  expect(reportsOfCodeRun(row(state))).toMatchObject([
    { kind: 'sample', result: { outcome: 'compileError', stderr: 'Main.java:1: error' } },
  ]);
  expect(reportsOfCodeRun(row(state, { inputs: ['1'] }))).toMatchObject([{ kind: 'custom' }]);
});

test('returns no reports before the end, or after an error of the judge', () => {
  expect(reportsOfCodeRun(row({ status: 'executing' }))).toEqual([]);
  expect(reportsOfCodeRun(row({ status: 'error' }))).toEqual([]);
});

test('chooses the latest run of the chosen language', () => {
  const of = { language: 'JAVASCRIPT_NODE', code: 'x', place: 'device', startedAt: 200 } as const;
  const local = { of, reports: [] };
  const rows = [row({}), row({}, { id: 'b', language: 'CPP17', createdAt: 150 })];
  expect(chooseRun(local, rows, 'JAVASCRIPT_NODE')?.of).toBe(of);
  expect(chooseRun(local, rows, 'JAVA8')?.of).toMatchObject({ language: 'JAVA8', place: 'judge' });
  expect(chooseRun(local, rows, 'PYTHON3')).toBeNull();
  expect(chooseRun({ of: { ...of, language: 'CPP17' }, reports: [] }, rows, 'CPP17')?.of.place).toBe(
    'device',
  );
  expect(chooseRun(initialState, [], 'JAVA8')).toBeNull();
});
