import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createJudge } from './judge';
import { checkerPrograms } from './programs/checker-programs';
import { request, secret } from './programs/guessing';
import { cppTalk, guessers } from './programs/interactive-programs';
import { weakerTiers } from './programs/weaker-tiers';

const log = { info: () => undefined, warn: () => undefined };
let cacheDir = '';
beforeAll(async () => {
  cacheDir = await mkdtemp(join(tmpdir(), 'codeferry-interactive-'));
  await chmod(cacheDir, 0o755);
});
afterAll(() => rm(cacheDir, { recursive: true, force: true }));

test.each(weakerTiers)('$name: judges with checkers and interactors', async ({ name: _, ...tier }) => {
  const judge = await createJudge({ cacheDir, workers: 1, log, accelerate: false, ...tier });
  try {
    if (judge.status().tier === 'none') return expect(judge.status().warnings[0]).toMatch(/No sandbox works/);
    for (const language of ['CPP17', 'PYTHON3'] as const)
      expect((await judge.judge(request(language, guessers[language]))).verdict).toBe('AC');
    expect((await judge.judge(request('PYTHON3', 'print(7)\n'))).verdict).toBe('WA');
    const alone = {
      checker: checkerPrograms.python,
      testCases: [secret(10, { expected: new TextEncoder().encode('9') })],
    };
    expect((await judge.judge(request('PYTHON3', 'print(1, 9)\n', alone))).verdict).toBe('AC');
    const wrong = await judge.judge(request('PYTHON3', 'print(1, 1)\n', alone));
    expect(wrong.tests[0]?.message).toBe('These do not add up.');
  } finally {
    await judge.close();
  }
});

/** Each waits five seconds for a checker that does not answer. */
test.each([
  ['waits for an answer', 'std::cout << "wait" << std::endl; std::cin >> s;'],
  ['floods the checker', 'std::cout << "wait" << std::endl; for (;;) std::cout << 5;'],
])('a program that %s ends at its time limit', async (_, body) => {
  const judge = await createJudge({ cacheDir, workers: 1, log, accelerate: false });
  try {
    const testCases = [secret(1 << 29, { timeLimitMs: 100 })];
    const result = await judge.judge(request('CPP17', cppTalk(body), { testCases }));
    expect(result.verdict).toBe('TLE');
    expect(result.tests[0]?.wallMs).toBeGreaterThan(100);
  } finally {
    await judge.close();
  }
});
