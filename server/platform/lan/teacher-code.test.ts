import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { matchesTeacherCode, openTeacherCode } from './teacher-code';

let dataDir: string;
beforeEach(() => {
  dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'teacher-code-'));
});
afterEach(() => fs.rmSync(dataDir, { recursive: true }));

test('stays the same at each start, in a file that only the owner reads', () => {
  const code = openTeacherCode(dataDir);
  expect(code).toMatch(/^[A-HJKMNP-Z]{12}$/);
  expect(openTeacherCode(dataDir)).toBe(code);
  if (process.platform !== 'win32')
    expect(fs.statSync(path.join(dataDir, 'lan/teacher-code')).mode & 0o777).toBe(0o600);
});

test('compares with the code as typed; without a file nothing matches', () => {
  expect(matchesTeacherCode(dataDir, '')).toBe(false);
  const code = openTeacherCode(dataDir);
  expect(matchesTeacherCode(dataDir, ` ${code.slice(0, 4).toLowerCase()}-${code.slice(4)} `)).toBe(true);
  expect(matchesTeacherCode(dataDir, code.slice(1))).toBe(false);
  expect(matchesTeacherCode(dataDir, '')).toBe(false);
});

test('replaces a damaged file', () => {
  openTeacherCode(dataDir);
  fs.writeFileSync(path.join(dataDir, 'lan/teacher-code'), 'x');
  expect(openTeacherCode(dataDir)).toMatch(/^[A-HJKMNP-Z]{12}$/);
});
