import { expect, test } from 'vitest';
import { starterCode } from '../../../../contract/rules/starter-code';
import type { SolutionForm } from '../problem-form';
import {
  newSolution,
  pointsOf,
  readSolutionFiles,
  withExpectation,
  withLanguage,
  withPoints,
} from './edit-solutions';

const one: SolutionForm = {
  key: '1',
  name: 'a.py',
  language: 'PYTHON3',
  source: 'print(1)',
  expected: ['AC'],
};

test('dropped programs get their language and the result that their name says', async () => {
  const files = ['a.py', 'slow.py', 'wa-greedy.cpp', 'Crash.java', 'notes.txt', 'empty.js'].map(
    (name) => new File([name === 'empty.js' ? ' ' : 'x'], name),
  );
  const { solutions, skipped } = await readSolutionFiles(files, [one]);
  expect(
    solutions.map(({ key, name, language, expected }) => [key, name, language, expected.join()]),
  ).toEqual([
    ['2', 'a-2.py', 'PYTHON3', 'AC'],
    ['3', 'slow.py', 'PYTHON3', 'TLE'],
    ['4', 'wa-greedy.cpp', 'CPP17', 'WA'],
    ['5', 'Crash.java', 'JAVA8', 'RTE,MLE,OLE'],
  ]);
  expect(skipped).toEqual([
    { name: 'notes.txt', reason: 'language' },
    { name: 'empty.js', reason: 'text' },
  ]);
});

test('another language renames the file, and replaces only an untouched program', () => {
  const fresh = newSolution([one], 'PYTHON3');
  expect(withLanguage(fresh, 'CPP17', [one, fresh])).toMatchObject({
    name: 'solution.cpp',
    source: starterCode('CPP17'),
  });
  expect(withLanguage(one, 'JAVASCRIPT_NODE', [one])).toMatchObject({ name: 'a.js', source: 'print(1)' });
});

test('a chosen expectation replaces what the package said, but not the expected points', () => {
  const rules = [
    { cases: '', permitted: ['AC' as const] },
    { cases: 'secret/a', score: [1, 2] as [number, number] },
  ];
  const imported = { ...one, folder: 'partially_accepted', partial: true as const, rules };
  expect(withExpectation(imported, 'timeLimit')).toEqual({ ...one, expected: ['TLE'], rules: [rules[1]] });
  const scored = withPoints(one, 40);
  expect(pointsOf(scored)).toBe(40);
  expect(scored.expected).toContain('TLE');
  expect(pointsOf(withPoints(scored, undefined))).toBeUndefined();
});
