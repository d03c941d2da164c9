import { expect, test } from 'vitest';
import { guessProblem, languageFromFile, languageFromName } from './guess';
import { originOf } from './login';

test.each([
  ['/home/ada/sum.py', '', { problemID: 'sum' }],
  ['/home/ada/two_sums.cpp', '', { problemID: 'two-sums' }],
  ['/home/ada/sum/main.py', '', { problemID: 'sum' }],
  ['/home/ada/TwoSums/Main.java', '', { problemID: 'TwoSums' }],
  ['/x/a.py', '# https://codeferry.example/code/BRIDGES?challenge=x\n', { problemID: 'BRIDGES' }],
  [
    '/x/a.py',
    '# https://codeferry.example/contests/autumn-cup/code?problem=SUM\n',
    { contestSlug: 'autumn-cup', problemID: 'SUM' },
  ],
  ['/x/a.py', '"""\nProblem ID: bridges\n"""\n', { problemID: 'bridges' }],
  ['/x/a.cpp', '/* problem: bridges */\n', { problemID: 'bridges' }],
  ['/x/sum.js', '// The problem: add two numbers\n', { problemID: 'sum' }],
  ['/x/très bon.py', '', undefined],
])('the problem of %s with %j is %j', (file, code, expected) => {
  expect(guessProblem(file, code)).toEqual(expected);
});

test('the language comes from the name of the file, or from a name people use', () => {
  expect(['a.py', 'A.JAVA', 'a.cc', 'a.mjs', 'a.txt'].map(languageFromFile)).toEqual([
    'PYTHON3',
    'JAVA8',
    'CPP17',
    'JAVASCRIPT_NODE',
    undefined,
  ]);
  expect(['Python', 'c++', 'node', 'PYTHON3', 'cobol'].map(languageFromName)).toEqual([
    'PYTHON3',
    'CPP17',
    'JAVASCRIPT_NODE',
    'PYTHON3',
    undefined,
  ]);
});

test('an address may come without http and with a path', () => {
  expect(originOf('codeferry.local:8080')).toBe('http://codeferry.local:8080');
  expect(originOf(' https://codeferry.example/explore ')).toBe('https://codeferry.example');
  expect(() => originOf('')).toThrow('is not an address');
});
