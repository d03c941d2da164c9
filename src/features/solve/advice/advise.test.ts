import { expect, test } from 'vitest';
import type { FailedRun } from './advice';
import { advise } from './advise';
import { findEndlessLoop } from './errors/endless-loop';

const python: FailedRun = {
  language: 'PYTHON3',
  code: 'print(1)',
  stdin: '1 2\n',
  expected: '3\n',
  actual: '',
  outcome: 'ok',
  errorText: '',
};
const output = (actual: string, expected: string, more: Partial<FailedRun> = {}) =>
  advise({ ...python, actual, expected, ...more })?.id;

test.each([
  ['', '3', 'nothingPrinted'],
  ['None\n', '3', 'nonePrinted'],
  ['3.0', '3', 'floatForInteger'],
  ['yes', 'YES', 'wrongCase'],
  ['1 2 3', '1\n2\n3', 'oneLineInsteadOfSeveral'],
  ['1\n2\n3', '1 2 3', 'severalLinesInsteadOfOne'],
  ['1  2', '1 2', 'spacesDiffer'],
  ['123', '1\n2\n3', 'valuesRunTogether'],
  ['1, 2, 3', '1 2 3', 'punctuationDiffers'],
  ['12', '3', 'concatenation'],
  ['1\n2', '1\n2\n3', 'oneLineTooFew'],
  ['1\n2\n3\n4', '1\n2\n3', 'oneLineTooMany'],
  ['debug\n3', '3', 'extraLinesBefore'],
  ['4', '3', 'offByOne'],
  ['True', 'yes', 'booleanPrinted'],
  ['3.14', '3.1416', 'decimalsDiffer'],
])('“%s” instead of “%s” is %s', (actual, expected, id) => {
  expect(output(actual, expected)).toBe(id);
});

test('says nothing about an output that no rule explains', () => {
  expect(output('17', '3')).toBeUndefined();
});

test('says nothing about a run that was cancelled, or that this device could not do', () => {
  expect(advise({ ...python, outcome: 'cancelled' })).toBeNull();
  expect(advise({ ...python, outcome: 'runtimeFailed' })).toBeNull();
});

test('an expected word is not the error', () => {
  expect(output('None 1', 'None 2')).toBe('offByOne');
});

test('knows the messages of clang, which runs on this device', () => {
  const error = (text: string, code = 'int main() { x; }') =>
    advise({
      ...python,
      language: 'CPP17',
      code,
      outcome: 'compileError',
      errorText: `main.cpp:1:9: error: ${text}`,
    })?.id;
  expect(error("use of undeclared identifier 'x'")).toBe('unknownName');
  expect(error("expected ';' after expression")).toBe('missingSemicolon');
  expect(error("expected '}'")).toBe('missingBrace');
  expect(error("redefinition of 'a'")).toBe('declaredTwice');
  expect(error("'iosteam' file not found")).toBe('includeMissing');
});

test('an unknown syntax error still says where to look', () => {
  const errorText = '  File "main.py", line 1\nSyntaxError: invalid syntax';
  expect(advise({ ...python, outcome: 'compileError', errorText })).toEqual({
    id: 'notValid',
    line: 1,
    text: 'Your program is not valid Python 3 (syntax error).',
  });
});

test('finds loops that cannot end, and only those', () => {
  expect(findEndlessLoop('i = 0\nwhile i < 3:\n    print(i)', true)).toEqual({ line: 2, unchanged: 'i' });
  expect(findEndlessLoop('while True:\n    pass', true)).toEqual({ line: 1, unchanged: null });
  expect(findEndlessLoop('i = 0\nwhile i < 3:\n    i += 1', true)).toBeNull();
  expect(findEndlessLoop('while True:\n    break', true)).toBeNull();
  expect(findEndlessLoop('int i = 0;\nwhile (i < 3) {\n  i++;\n}', false)).toBeNull();
  expect(findEndlessLoop('int i = 0;\nwhile (i < 3) {\n  j++;\n}', false)).toEqual({
    line: 2,
    unchanged: 'i',
  });
  expect(findEndlessLoop('while (cin >> x) { n++; }', false)).toBeNull();
});
