import { mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type Language, languages } from '../../../contract/limits';
import { createJudge } from '../judge';
import type { Judge, JudgeRequest } from '../types';

const root = resolve(import.meta.dirname, '../../..');
const log = { info: () => undefined, warn: () => undefined };
const cacheDir = join(root, '.cache');
let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'codeferry-toolchains-'));
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true });
});

const doubles: Record<Language, string> = {
  PYTHON3: 'print(2 * int(input()))\n',
  JAVA8:
    'import java.util.*; public class Main { public static void main(String[] a) { System.out.println(2 * new Scanner(System.in).nextInt()); } }\n',
  CPP17: '#include <iostream>\nint main() { int n; std::cin >> n; std::cout << 2 * n << "\\n"; }\n',
  JAVASCRIPT_NODE: "console.log(2 * Number(require('fs').readFileSync(0, 'utf8')));\n",
};

const hoards: Record<Language, string> = {
  PYTHON3: 'kept = bytearray(b"x" * (64 << 20))\nprint(2 * int(input()) + kept[5] - 120)\n',
  JAVA8: `import java.util.*; public class Main { public static void main(String[] a) {
    byte[][] kept = new byte[64][];
    for (int i = 0; i < 64; i++) { kept[i] = new byte[1 << 20]; Arrays.fill(kept[i], (byte) 1); }
    System.out.println(2 * new Scanner(System.in).nextInt() + kept[5][5] - 1); } }\n`,
  CPP17: `#include <iostream>\n#include <vector>
int main() { std::vector<char> kept(64 << 20, 1); int n; std::cin >> n; std::cout << 2 * n + kept[n] - 1 << "\\n"; }\n`,
  JAVASCRIPT_NODE: `const kept = [];
for (let i = 0; i < 64; i++) kept.push(Array.from({ length: 131072 }, (_, k) => k + i + 0.5));
console.log(2 * Number(require('fs').readFileSync(0, 'utf8')) + (kept[5][5] > 0 ? 0 : 1));\n`,
};

const request = (language: Language, source: string, memoryMb: number): JudgeRequest => ({
  language,
  source,
  checker: { type: 'tokens' },
  mode: 'all',
  testCases: [
    {
      id: '1',
      input: Buffer.from('21\n'),
      expected: Buffer.from('42\n'),
      timeLimitMs: 5000,
      memoryLimitBytes: memoryMb * 1024 * 1024,
      weight: 1,
      sample: false,
      group: '',
    },
  ],
});

test.each(['cgroup', 'userns', 'landlock'] as const)(
  'D-6 LIM-14 with %s 8 MB mean the same in all four languages: a small program passes, one that keeps 64 MB does not',
  async (onlyTier) => {
    const judge = await createJudge({ cacheDir, workers: 2, log, accelerate: false, onlyTier });
    try {
      // Not every machine supports every tier; then nothing may be judged.
      const { tier, warnings } = judge.status();
      if (tier === 'none') return expect(warnings[0]).toMatch(/No sandbox works/);
      const verdictOf = async (language: Language, source: string, memoryMb: number) => {
        const { verdict, fault, compile } = await judge.judge(request(language, source, memoryMb));
        return [language, memoryMb, fault ?? (compile.ok ? verdict : compile.log)];
      };
      const found = await Promise.all(
        languages.flatMap((language) => [
          verdictOf(language, doubles[language], 8),
          verdictOf(language, hoards[language], 8),
          verdictOf(language, hoards[language], 256),
        ]),
      );
      expect(found).toEqual(
        languages.flatMap((language) => [
          [language, 8, 'AC'],
          [language, 8, 'MLE'],
          [language, 256, 'AC'],
        ]),
      );
    } finally {
      await judge.close();
    }
  },
);

async function pathWithout(hidden: string): Promise<string> {
  const all = join(folder, `without-${hidden}`);
  await mkdir(all);
  const names = (await readdir('/usr/bin')).filter((name) => name !== hidden);
  await Promise.all(names.map((name) => symlink(join('/usr/bin', name), join(all, name))));
  return all;
}

const statusOf = (judge: Judge, language: Language) =>
  judge.status().languages.find((status) => status.language === language);

test('a missing toolchain makes one language unavailable with a reason; once installed it is found without a restart', async () => {
  const path = await pathWithout('javac');
  vi.stubEnv('PATH', path);
  vi.stubEnv('JAVA_HOME', '');
  const judge = await createJudge({ cacheDir, workers: 1, log, accelerate: false, lookAgainMs: 100 });
  try {
    await judge.ready();
    expect(statusOf(judge, 'JAVA8')).toMatchObject({
      available: false,
      reason: expect.stringContaining('not installed'),
      installHint: expect.stringContaining('apt-get install'),
    });
    expect(judge.status().languages.filter(({ available }) => available)).toHaveLength(3);
    expect((await judge.judge(request('PYTHON3', doubles.PYTHON3, 64))).verdict).toBe('AC');
    expect(await judge.judge(request('JAVA8', doubles.JAVA8, 64))).toMatchObject({
      verdict: 'JE',
      fault: expect.stringContaining('not installed'),
    });
    await symlink('/usr/bin/javac', join(path, 'javac'));
    const deadline = Date.now() + 60_000;
    while (!statusOf(judge, 'JAVA8')?.available && Date.now() < deadline) await sleep(50);
    expect(statusOf(judge, 'JAVA8')).toMatchObject({
      available: true,
      version: expect.stringMatching(/^JDK /),
    });
    expect((await judge.judge(request('JAVA8', doubles.JAVA8, 64))).verdict).toBe('AC');
  } finally {
    await judge.close();
  }
});
