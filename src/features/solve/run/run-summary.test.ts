import { expect, test } from 'vitest';
import { verdictLabels } from '../../../../contract/rules/judging/verdicts';
import type { CaseReport, CaseResult, RunSource } from '../solve-machine';
import { caseRemarks, isTrouble, placeText, summaryText, caseText as textOf } from './run-summary';

const of: RunSource = { language: 'PYTHON3', code: 'x', place: 'device', startedAt: 1 };
const report = (result: Partial<CaseResult>, more: Partial<CaseReport> = {}): CaseReport => ({
  kind: 'sample',
  title: 'Sample 1',
  input: '1',
  expected: '1',
  matches: null,
  result: { outcome: 'ok', stdout: '', stderr: '', exitCode: 0, timeMs: 3, memoryBytes: null, ...result },
  ...more,
});
const caseText = (one: CaseReport) => textOf(one, 'PYTHON3');
const outcomes = [
  'ok',
  'runtimeError',
  'timeLimit',
  'memoryLimit',
  'outputLimit',
  'compileError',
  'cancelled',
  'runtimeFailed',
  'notRun',
] as const;

test('D-42 never uses the name of a verdict for a run', () => {
  const labels = Object.values(verdictLabels).map((label) => label.toLowerCase());
  const texts = outcomes.map((outcome) => caseText(report({ outcome })));
  texts.push(caseText(report({}, { matches: true })), caseText(report({}, { matches: false })));
  expect(new Set(texts).size).toBe(texts.length);
  for (const text of texts) expect(labels).not.toContain(text.toLowerCase());
});

test('shows the signal of a failed program, otherwise its exit code', () => {
  expect(caseText(report({ outcome: 'runtimeError', exitCode: 3 }))).toBe('The program failed (exit code 3)');
  expect(caseText(report({ outcome: 'runtimeError', exitCode: null, signal: 'SIGSEGV' }))).toBe(
    'The program failed (SIGSEGV)',
  );
  expect(caseText(report({ outcome: 'runtimeError', exitCode: null }))).toBe('The program failed');
});

test('says that an interpreted program is not valid, and that a compiled one does not compile', () => {
  const broken = report({ outcome: 'compileError' });
  expect(textOf(broken, 'PYTHON3')).toBe('Your program is not valid Python (syntax error)');
  expect(textOf(broken, 'JAVASCRIPT_NODE')).toBe('Your program is not valid JavaScript (syntax error)');
  expect(textOf(broken, 'JAVA8')).toBe('Your program does not compile');
});

test('warns of a run over the time limit on this device, but not on the judge', () => {
  const late = report({ timeMs: 1500 }, { matches: true });
  expect(caseRemarks(late, of, 1000)).toEqual([expect.stringContaining('the limit of 1 s')]);
  expect(caseRemarks(late, { ...of, place: 'judge' }, 1000)).toEqual([]);
  expect(caseRemarks(report({ timeMs: 900 }, { matches: true }), of, 1000)).toEqual([]);
});

test('mentions the browser’s own engine and the message of the runtime', () => {
  const remarks = caseRemarks(report({ lane: 'native', message: 'Out of stack.' }), of, 1000);
  expect(remarks).toEqual([expect.stringContaining('own JavaScript engine'), 'Out of stack.']);
});

test('summarizes a finished run in one line', () => {
  const right = report({}, { matches: true });
  const wrong = report({}, { matches: false });
  expect(summaryText([right, wrong, right])).toBe('2 of 3 samples match.');
  expect(summaryText([right, report({ outcome: 'runtimeError' })])).toBe('1 of 2 samples match.');
  expect([right, wrong].map((one) => summaryText([one]))).toEqual([
    'The sample matches.',
    'The sample does not match.',
  ]);
  expect(summaryText([report({ outcome: 'runtimeFailed' })])).toBe('The run ended with an error.');
  expect(summaryText([report({}, { kind: 'custom', expected: null })])).toBe('The run finished.');
  expect(summaryText([])).toBe('');
});

test('RUN-20 says that the program failed, and what to do', () => {
  for (const outcome of ['compileError', 'runtimeError', 'timeLimit'] as const) {
    expect(summaryText([report({ outcome })])).toBe(
      'An error occurred while running your code. Please check your code and try again.',
    );
  }
});

test('treats differences and failures as trouble, but not skipped or cancelled cases', () => {
  expect(isTrouble(report({}, { matches: false }))).toBe(true);
  expect(isTrouble(report({ outcome: 'runtimeError' }))).toBe(true);
  expect([report({}), report({ outcome: 'notRun' }), report({ outcome: 'cancelled' })].some(isTrouble)).toBe(
    false,
  );
});

test('says where the run took place, and that Submit runs all test cases', () => {
  for (const place of ['device', 'judge'] as const)
    expect(placeText({ place })).toMatch(/^Ran on .* Submit to run all test cases/);
});
