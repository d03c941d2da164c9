import { expect, test } from 'vitest';
import { programScript, withRequires } from './program-script';

test.each([
  ["import fs from 'fs';", 'const fs = require("fs");'],
  ["import { readFileSync } from 'node:fs'", 'const { readFileSync } = require("node:fs");'],
  ["import { a as b, c } from 'util';", 'const { a: b, c } = require("util");'],
  ["import * as path from 'path';", 'const path = require("path");'],
  ["import fs, { readSync } from 'fs';", 'const fs = require("fs"); const { readSync } = require("fs");'],
  ["import 'fs';", 'require("fs");'],
  ['export const x = 1;', 'const x = 1;'],
  ['export default 5;', 'module.exports.default = 5;'],
  ['export default function f() {}', 'function f() {}'],
  ['export { a, b };', ''],
  ["const text = 'import it';", "const text = 'import it';"],
  ["import('fs').then(f)", "import('fs').then(f)"],
])('turns a module into a function body: %s', (code, made) => {
  expect(withRequires(code)).toBe(made);
});

test('an import over several lines keeps the line numbers', () => {
  const made = withRequires("import {\n  a,\n  b,\n} from 'util';\nlast();");
  expect(made.split('\n').indexOf('last();')).toBe(4);
});

test('the program begins where its options say', () => {
  const request = { code: 'f();\ng();', stdin: '', timeLimitMs: 1, memoryLimitMb: 1, outputLimitBytes: 1 };
  const script = programScript('one\ntwo', { language: 'JAVASCRIPT_NODE', ...request }, 'script');
  const options = JSON.parse(script.slice(script.lastIndexOf('{"stdin"'), script.lastIndexOf('}') + 1));
  const line = script.split('\n')[options.lineOffset] ?? '';
  expect(line.slice(options.columnOffset)).toBe('f();');
});
