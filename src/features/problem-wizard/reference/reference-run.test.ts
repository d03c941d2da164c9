import { expect, test } from 'vitest';
import type { CodeRunCase } from '../../../../contract/entities/code-run';
import { placeOf, runsOfCheck } from './reference-run';
import { runWords, totalWords } from './run-line';

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

test('a check is made here where that can be, else on the judge, and without a network not at all', () => {
  expect([placeOf('tokens', true, false), placeOf('float', true, true)]).toEqual(['device', 'device']);
  expect([placeOf('tokens', false, false), placeOf('custom', false, true)]).toEqual(['judge', 'nowhere']);
});

test('a checker of one’s own decides on the judge; without a network the outputs are seen at least', () => {
  expect([placeOf('custom', true, false), placeOf('custom', true, true)]).toEqual(['judge', 'device']);
});

test('what the judge says belongs to the cases as they were asked', () => {
  const runs = runsOfCheck(['4', '7'], {
    compiles: true,
    cases: [one, { ...one, matches: false, stdout: 'x', cut: true }],
  });
  expect(runs).toMatchObject([
    { key: '4', matches: true, isCut: false, result: { stdout: '3\n', timeMs: 40 } },
    { key: '7', matches: false, isCut: true },
  ]);
  expect(totalWords(runs, 2)).toBe('1 of 2 cases as expected.');
});

test('a case that was not run says so, and a program that does not compile says why once', () => {
  const [left] = runsOfCheck(['1'], {
    compiles: true,
    cases: [{ ...one, outcome: 'notRun', matches: null }],
  });
  expect(left && runWords(left)).toBe('It was not run.');
  const failed = runsOfCheck(['1', '2'], { compiles: false, compileLog: 'Main.java:1: error', cases: [] });
  expect(failed).toMatchObject([
    { key: '1', result: { outcome: 'compileError', stderr: 'Main.java:1: error' } },
  ]);
});
