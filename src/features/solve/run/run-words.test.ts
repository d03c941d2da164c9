import { expect, test } from 'vitest';
import { verdictLabels } from '../../../../contract/rules/verdicts';
import type { CaseReport, CaseResult, RunOf } from '../solve-machine';
import { caseRemarks, caseText, isTrouble, placeText, summaryText } from './run-words';

const of: RunOf = { language: 'PYTHON3', code: 'x', place: 'device', startedAt: 1 };
const report = (result: Partial<CaseResult>, more: Partial<CaseReport> = {}): CaseReport => ({
  kind: 'sample',
  title: 'Sample 1',
  input: '1',
  expected: '1',
  matches: null,
  result: { outcome: 'ok', stdout: '', stderr: '', exitCode: 0, timeMs: 3, memoryBytes: null, ...result },
  ...more,
});
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

test('D-42 no run bears the name of a verdict', () => {
  const labels = Object.values(verdictLabels).map((label) => label.toLowerCase());
  const texts = outcomes.map((outcome) => caseText(report({ outcome })));
  texts.push(caseText(report({}, { matches: true })), caseText(report({}, { matches: false })));
  expect(new Set(texts).size).toBe(texts.length);
  for (const text of texts) expect(labels).not.toContain(text.toLowerCase());
});

test('how a program failed is said: its signal, else its exit code', () => {
  expect(caseText(report({ outcome: 'runtimeError', exitCode: 3 }))).toBe('The program failed (exit code 3)');
  expect(caseText(report({ outcome: 'runtimeError', exitCode: null, signal: 'SIGSEGV' }))).toBe(
    'The program failed (SIGSEGV)',
  );
  expect(caseText(report({ outcome: 'runtimeError', exitCode: null }))).toBe('The program failed');
});

test('a run that matches but took longer than the limit is remarked on a device; the judge has its own clock', () => {
  const late = report({ timeMs: 1500 }, { matches: true });
  expect(caseRemarks(late, of, 1000)).toEqual([expect.stringContaining('the limit of 1 s')]);
  expect(caseRemarks(late, { ...of, place: 'judge' }, 1000)).toEqual([]);
  expect(caseRemarks(report({ timeMs: 900 }, { matches: true }), of, 1000)).toEqual([]);
});

test('the browser’s own engine and what the runtime said are told', () => {
  const remarks = caseRemarks(report({ lane: 'native', message: 'Out of stack.' }), of, 1000);
  expect(remarks).toEqual([expect.stringContaining('own JavaScript engine'), 'Out of stack.']);
});

test('the end of a run is told in one line', () => {
  const right = report({}, { matches: true });
  const wrong = report({}, { matches: false });
  expect(summaryText([right, wrong, right])).toBe('2 of 3 samples match.');
  expect(summaryText([right, report({ outcome: 'runtimeError' })])).toBe('1 of 2 samples match.');
  expect([right, wrong].map((one) => summaryText([one]))).toEqual([
    'The sample matches.',
    'The sample does not match.',
  ]);
  expect(summaryText([report({ outcome: 'runtimeFailed' })])).toBe('The run ended with an error.');
  expect(summaryText([report({}, { kind: 'custom', expected: null })])).toBe('The run is over.');
  expect(summaryText([])).toBe('');
});

test('RUN-20 a run whose program failed says so, and what to do', () => {
  for (const outcome of ['compileError', 'runtimeError', 'timeLimit'] as const) {
    expect(summaryText([report({ outcome })])).toBe(
      'An error occurred while running your code. Please check your code and try again.',
    );
  }
});

test('what needs a look: a difference or a failure, not a case that was left out', () => {
  expect(isTrouble(report({}, { matches: false }))).toBe(true);
  expect(isTrouble(report({ outcome: 'runtimeError' }))).toBe(true);
  expect([report({}), report({ outcome: 'notRun' }), report({ outcome: 'cancelled' })].some(isTrouble)).toBe(
    false,
  );
});

test('one line says whose opinion it is, and that Submit decides', () => {
  for (const place of ['device', 'judge'] as const) expect(placeText({ place })).toMatch(/Submit decides/);
});
