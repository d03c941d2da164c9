/** Source layouts that the Java compiler treats specially. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect } from 'vitest';
import { deepTest, test } from '../../../tests/support/lanes';
import { createJudge } from '../judge';
import { judgeSource } from '../programs/judge-source';
import type { Judge } from '../types';

const cacheDir = join(import.meta.dirname, '../../../.cache');
const log = { info: () => undefined, warn: () => undefined };
let judge: Judge;

beforeAll(async () => {
  judge = await createJudge({ cacheDir, workers: 2, log, accelerate: false });
  await judge.ready();
});
afterAll(() => judge.close());

const javaMain = (print = '7') => `{ public static void main(String[] a) { System.out.println(${print}); } }`;

async function accepts(source: string): Promise<void> {
  const { verdict, compile } = await judgeSource(judge, 'JAVA8', source);
  expect({ verdict, log: compile.log }).toEqual({ verdict: 'AC', log: '' });
}

test('a Java program may have a public class with letters outside ASCII', () =>
  accepts(`public class Größe ${javaMain()}`));

deepTest.each([
  ['such a class that is not public', `class Задача ${javaMain()}`],
  [
    'such a class that uses another',
    `class Hilfe { static int sieben() { return 7; } }\npublic class 答え ${javaMain('Hilfe.sieben()')}`,
  ],
  ['such a class in a package', `package prüfung.eins;\npublic class Größe ${javaMain()}`],
  ['such a class written with escapes', `public class Gr\\u00f6\\u00dfe ${javaMain()}`],
])('a Java program may have %s', (_, source) => accepts(source));

test('a public Java class with a name of 300 letters is a CE and leaves no folder behind', () =>
  isRefused('public ', 300));

deepTest.each([
  ['public ', 252],
  ['', 300],
])('a %sJava class with a name of %i letters is a CE and leaves no folder behind', isRefused);

async function isRefused(access: string, length: number): Promise<void> {
  const result = await judgeSource(judge, 'JAVA8', `${access}class ${'A'.repeat(length)} ${javaMain()}`);
  expect(result.verdict).toBe('CE');
  expect(result.compile.log).toContain('AAAA');
  const work = join(cacheDir, 'judge', 'work');
  const own = readdirSync(work).filter((name) => name.startsWith(`${process.pid}-`));
  expect(own.flatMap((name) => readdirSync(join(work, name)))).toEqual([]);
}
