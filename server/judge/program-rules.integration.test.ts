import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RunRules } from '../../contract/entities/checker/run-rules';
import type { Language } from '../../contract/limits';
import { createJudge } from './judge';
import type { Judge } from './types';

const bytes = (text: string) => new TextEncoder().encode(text);
const quiet = { info: () => undefined, warn: () => undefined };
const cacheDir = join(import.meta.dirname, '../../.cache');
let judge: Judge;

beforeAll(async () => {
  judge = await createJudge({ cacheDir, workers: 2, log: quiet, accelerate: false });
  await judge.ready();
});
afterAll(() => judge.close());

function judgeWith(run: RunRules, language: Language, source: string) {
  const testCases = ['4', '9'].map((number) => ({
    id: number,
    input: bytes(`${number}\n`),
    expected: bytes(`${Number(number) * 2}\n`),
    timeLimitMs: 2000,
    memoryLimitBytes: 128 * 2 ** 20,
    weight: 1,
    sample: false,
    group: '',
  }));
  return judge.judge({ language, source, testCases, checker: { type: 'tokens', run }, mode: 'all' });
}

const added: RunRules = {
  addedFiles: [
    {
      language: 'CPP17',
      files: [
        {
          path: 'grader.cpp',
          content:
            '#include <iostream>\n#include "fish.h"\nint main() { int n; std::cin >> n; std::cout << fish(n); }\n',
        },
        { path: 'fish.h', content: 'int fish(int n);\n' },
      ],
    },
    {
      language: 'JAVA8',
      files: [
        {
          path: 'Main.java',
          content:
            'import java.util.Scanner;\npublic class Main { public static void main(String[] a) { System.out.println(fish.twice(new Scanner(System.in).nextInt())); } }\n',
        },
      ],
    },
    {
      language: 'PYTHON3',
      files: [{ path: 'grader.py', content: 'import fish\nprint(fish.twice(int(input())))\n' }],
      programFile: 'fish.py',
    },
    {
      language: 'JAVASCRIPT_NODE',
      files: [
        {
          path: 'main.js',
          content:
            "const { twice } = require('./fish');\nconsole.log(twice(Number(require('fs').readFileSync(0))));\n",
        },
      ],
      programFile: 'fish.js',
    },
  ],
};

test.each<[Language, string, string]>([
  [
    'CPP17',
    '#include "fish.h"\nint fish(int n) { return 2 * n; }\n',
    '#include "fish.h"\nint fish(int n) { return n + 4; }\n',
  ],
  [
    'JAVA8',
    'class fish { static int twice(int n) { return 2 * n; } }',
    'class fish { static int twice(int n) { return n; } }',
  ],
  ['PYTHON3', 'def twice(n):\n    return 2 * n\n', 'def twice(n):\n    return n\n'],
  ['JAVASCRIPT_NODE', 'exports.twice = (n) => 2 * n;', 'exports.twice = (n) => n;'],
])('compiles and runs a %s program with the files that the problem adds', async (language, right, wrong) => {
  const [accepted, rejected] = [
    await judgeWith(added, language, right),
    await judgeWith(added, language, wrong),
  ];
  expect([accepted.verdict, accepted.compile.log]).toEqual(['AC', '']);
  expect(rejected.verdict).toBe('WA');
});

test('a program that lacks what the added files call does not compile', async () => {
  const result = await judgeWith(added, 'CPP17', 'int nothing;\n');
  expect(result.verdict).toBe('CE');
  expect(result.compile.log).toContain('fish');
});

test('refuses languages and lengths that the problem does not accept', async () => {
  const rules: RunRules = { languages: ['CPP17', 'JAVA8'], codeLimitBytes: 40 };
  const python = await judgeWith(rules, 'PYTHON3', 'print(2 * int(input()))\n');
  expect(python).toMatchObject({
    verdict: 'CE',
    compile: { log: 'This problem accepts only C++17, Java 8.' },
  });
  const long = await judgeWith(rules, 'CPP17', `// ${'x'.repeat(40)}\nint main() {}\n`);
  expect(long).toMatchObject({ verdict: 'CE', compile: { log: expect.stringMatching(/at most 40/) } });
});

test('stops a program at the problem’s own output limit', async () => {
  const source = "print(2 * int(input()))\nprint(' ' * (2 << 20))\n";
  expect((await judgeWith({ outputLimitMb: 1 }, 'PYTHON3', source)).verdict).toBe('OLE');
  expect((await judgeWith({}, 'PYTHON3', source)).verdict).toBe('AC');
});
