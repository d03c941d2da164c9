import { createHash, randomInt, timingSafeEqual } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {
  codeLetters,
  isTeacherCode,
  plainCode,
  shownCode,
  teacherCodeLength,
} from '../../../contract/rules/classes/class-code';

const fileOf = (dataDir: string) => path.join(dataDir, 'lan', 'teacher-code');

export const newCode = (length: number): string =>
  Array.from({ length }, () => codeLetters[randomInt(codeLetters.length)]).join('');

/** The same at each start. A person who can read the file or the terminal can become a teacher. */
export function openTeacherCode(dataDir: string): string {
  const kept = readTeacherCode(dataDir);
  if (kept !== undefined) return kept;
  const file = fileOf(dataDir);
  fs.mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  const code = newCode(teacherCodeLength);
  // A file that someone else left keeps its mode.
  fs.rmSync(file, { force: true });
  fs.writeFileSync(file, `${code}\n`, { mode: 0o600 });
  return code;
}

function readTeacherCode(dataDir: string): string | undefined {
  const file = fileOf(dataDir);
  const code = fs.existsSync(file) ? plainCode(fs.readFileSync(file, 'utf8')) : '';
  return isTeacherCode(code) ? code : undefined;
}

/** Takes the same time for every code of any length. */
export function matchesTeacherCode(dataDir: string, typed: string): boolean {
  const code = readTeacherCode(dataDir);
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(plainCode(typed)), hash(code ?? '')) && code !== undefined;
}

export const teacherCodeLine = (code: string): string =>
  `Teacher code: ${shownCode(code)}. A teacher signs in and enters it once on the Classes page.\n`;
