import { expect, test } from 'vitest';
import type { CodeRunCase } from '../../../../contract/entities/code-run';
import { caseStatus, totalStatus } from './case-status';
import { placeOf, runsOfCheck } from './reference-run';

const one: CodeRunCase = {
  kind: 'custom',
  outcome: 'ok',
  matches: true,
  stdout: '3\n',
  stderr: '',
  exitCode: 0,
  timeMs: 40,
  memoryBytes: 1000,
};

test('runs a check on this device if possible, otherwise on the judge, and not offline', () => {
  expect([placeOf('tokens', true, false), placeOf('float', true, true)]).toEqual(['device', 'device']);
  expect([placeOf('tokens', false, false), placeOf('custom', false, true)]).toEqual(['judge', 'nowhere']);
});

test('runs a custom checker on the judge; offline only shows the outputs', () => {
  expect([placeOf('custom', true, false), placeOf('custom', true, true)]).toEqual(['judge', 'device']);
});

test('assigns the judge’s results to the cases in order', () => {
  const runs = runsOfCheck(['4', '7'], {
    compiles: true,
    cases: [one, { ...one, matches: false, stdout: 'x', cut: true }],
  });
  expect(runs).toMatchObject([
    { key: '4', matches: true, isCut: false, result: { stdout: '3\n', timeMs: 40 } },
    { key: '7', matches: false, isCut: true },
  ]);
  expect(totalStatus(runs, 2)).toBe('1 of 2 cases as expected.');
});

test('reports a case that was not run, and a compiler error once', () => {
  const [left] = runsOfCheck(['1'], {
    compiles: true,
    cases: [{ ...one, outcome: 'notRun', matches: null }],
  });
  expect(left && caseStatus(left)).toBe('Not run.');
  const failed = runsOfCheck(['1', '2'], { compiles: false, compileLog: 'Main.java:1: error', cases: [] });
  expect(failed).toMatchObject([
    { key: '1', result: { outcome: 'compileError', stderr: 'Main.java:1: error' } },
  ]);
});
