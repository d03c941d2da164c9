import { expect, test } from 'vitest';
import { errorPlace } from './error-place';

const code = 'line 1\nline 2\nline 3\nline 4\n';

test('finds the last frame of a Python program, on the judge and in the browser', () => {
  const frames = (file: string) =>
    `Traceback (most recent call last):\n  File "${file}", line 4, in <module>\n  File "${file}", line 2, in f\nIndexError: list index out of range\n`;
  const found = { line: 2, message: 'IndexError: list index out of range' };
  expect(errorPlace('PYTHON3', frames('/w/main.py'), code)).toEqual(found);
  expect(errorPlace('PYTHON3', frames('main.py'), code)).toEqual(found);
});

test('finds the first line of a JavaScript program, and its message', () => {
  const text =
    '/w/main.js:3\nfoo();\n^\n\nReferenceError: foo is not defined\n    at Object.<anonymous> (/w/main.js:3:1)\n    at node:internal/main:28\n';
  expect(errorPlace('JAVASCRIPT_NODE', text, code)).toEqual({
    line: 3,
    message: 'ReferenceError: foo is not defined',
  });
});

test('skips the frames of the Java library', () => {
  const text =
    'Exception in thread "main" java.lang.NumberFormatException: For input string: "1 2"\n\tat java.base/java.lang.Integer.parseInt(Integer.java:652)\n\tat Main.read(Main.java:3)\n\tat Main.main(Main.java:1)\n';
  expect(errorPlace('JAVA8', text, code)).toEqual({
    line: 3,
    message: 'java.lang.NumberFormatException: For input string: "1 2"',
  });
});

test('finds the errors of g++ and clang, and not their warnings', () => {
  expect(
    errorPlace('CPP17', "main.cpp:1:1: warning: unused\nmain.cpp:2:5: error: expected ';'", code),
  ).toEqual({
    line: 2,
    message: "expected ';'",
  });
  expect(errorPlace('CPP17', "main.cpp:1:10: fatal error: 'foo' file not found", code)?.line).toBe(1);
});

test('a line after the end of the program becomes its last one', () => {
  expect(errorPlace('CPP17', "main.cpp:9:1: error: expected '}'", code)?.line).toBe(4);
});

test('returns null without a line of the program', () => {
  expect(errorPlace('PYTHON3', 'Killed', code)).toBeNull();
  expect(errorPlace('CPP17', '', code)).toBeNull();
});
