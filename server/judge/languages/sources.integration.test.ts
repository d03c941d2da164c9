/** Source layouts that compilers treat specially. */
import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Language } from '../../../contract/limits';
import { createJudge } from '../judge';
import type { Judge } from '../types';

const cacheDir = join(import.meta.dirname, '../../../.cache');
let judge: Judge;

beforeAll(async () => {
  judge = await createJudge({ cacheDir, workers: 2, log: { info: () => undefined, warn: () => undefined } });
  await judge.ready();
});
afterAll(() => judge.close());

function judgeSource(language: Language, source: string) {
  const common = { timeLimitMs: 5000, memoryLimitBytes: 2 ** 28, weight: 1, sample: true, group: '' };
  const testCase = { ...common, id: '1', input: Buffer.from(''), expected: Buffer.from('7\n') };
  return judge.judge({ language, source, testCases: [testCase], checker: { type: 'tokens' }, mode: 'all' });
}

const whole = '#include <bits/stdc++.h>\n';
const main = 'int main() { std::cout << 7; }\n';

test('builds the C++ accelerator', async () => {
  const built = () =>
    readdirSync(join(cacheDir, 'judge', 'accelerators')).filter((name) => name.startsWith('cpp17-'));
  await expect.poll(() => built().length, { timeout: 110_000 }).toBeGreaterThan(0);
});

test.each([
  ['twice', whole + whole + main],
  ['in quotes', `#include "bits/stdc++.h"\n${whole}${main}`],
  ['before extc++', `${whole}#include <bits/extc++.h>\n${main}`],
  ['after extc++', `#include <bits/extc++.h>\n${whole}${main}`],
  [
    'behind pragmas',
    `#pragma GCC optimize("O3,unroll-loops")\n#pragma GCC target("avx2")\n${whole}${whole}${main}`,
  ],
  ['before pragmas', `${whole}#pragma GCC optimize("Ofast")\n${whole}${main}`],
  ['behind a header', `#include <vector>\n${whole}${whole}${main}`],
  ['behind a macro', `#define _GLIBCXX_DEBUG\n${whole}${whole}${main}`],
  ['if it is there', `${whole}#if __has_include(<bits/stdc++.h>)\n#include <bits/stdc++.h>\n#endif\n${main}`],
  ['with a policy-based tree', `${whole}#include <ext/pb_ds/assoc_container.hpp>\n${whole}${main}`],
])('a C++ program may include the whole library %s', async (_, source) => {
  // Not in the cache.
  const { verdict, compile } = await judgeSource('CPP17', `${source}// ${randomUUID()}\n`);
  expect({ verdict, ...compile }).toEqual({ verdict: 'AC', ok: true, cached: false, log: '' });
});

const javaMain = (print = '7') => `{ public static void main(String[] a) { System.out.println(${print}); } }`;

test.each([
  ['a public class with letters outside ASCII', `public class Größe ${javaMain()}`],
  ['such a class that is not public', `class Задача ${javaMain()}`],
  [
    'such a class that uses another',
    `class Hilfe { static int sieben() { return 7; } }\npublic class 答え ${javaMain('Hilfe.sieben()')}`,
  ],
  ['such a class in a package', `package prüfung.eins;\npublic class Größe ${javaMain()}`],
  ['such a class written with escapes', `public class Gr\\u00f6\\u00dfe ${javaMain()}`],
])('a Java program may have %s', async (_, source) => {
  const { verdict, compile } = await judgeSource('JAVA8', source);
  expect({ verdict, log: compile.log }).toEqual({ verdict: 'AC', log: '' });
});

test.each([
  ['public ', 300],
  ['public ', 252],
  ['', 300],
])('a %sJava class with a name of %i letters is a CE and leaves no folder behind', async (access, length) => {
  const result = await judgeSource('JAVA8', `${access}class ${'A'.repeat(length)} ${javaMain()}`);
  expect(result.verdict).toBe('CE');
  expect(result.compile.log).toContain('AAAA');
  const work = join(cacheDir, 'judge', 'work');
  const own = readdirSync(work).filter((name) => name.startsWith(`${process.pid}-`));
  expect(own.flatMap((name) => readdirSync(join(work, name)))).toEqual([]);
});
