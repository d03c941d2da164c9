/** The sandboxes below the strongest one, and sources that attack the compiler. */
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { languages } from '../../contract/limits';
import { createJudge } from './judge';
import { submission } from './programs/additions';
import { verdictPrograms } from './programs/verdict-programs';
import { weakerTiers } from './programs/weaker-tiers';

const log = { info: () => undefined, warn: () => undefined };
let cacheDir = '';

beforeAll(async () => {
  cacheDir = await mkdtemp(join(tmpdir(), 'codeferry-judge-'));
  await chmod(cacheDir, 0o755);
});
afterAll(() => rm(cacheDir, { recursive: true, force: true }));

test.each(weakerTiers)('$name: gives the same verdicts', async ({ name: _, ...tier }) => {
  const judge = await createJudge({ cacheDir, workers: 1, log, accelerate: false, ...tier });
  try {
    await judge.ready();
    if (judge.status().tier === 'none') return expect(judge.status().warnings[0]).toMatch(/No sandbox works/);
    for (const language of languages)
      for (const verdict of ['AC', 'CE', 'RTE', 'MLE'] as const) {
        const result = await judge.judge(submission(language, verdictPrograms[language][verdict]));
        expect(`${language} ${result.verdict}`).toBe(`${language} ${verdict}`);
      }
  } finally {
    await judge.close();
  }
});

test('hostile sources end with a compile error and without a leak', async () => {
  const judge = await createJudge({ cacheDir, workers: 1, log, accelerate: false });
  await judge.ready();
  const bombs = [
    '#include "/etc/passwd"\nint main() {}',
    '#include </proc/1/environ>\nint main() {}',
    '__asm__(".incbin \\"/etc/shadow\\"");\nint main() {}',
    '#include "main.cpp"\nint main() {}',
    'int x[1ull << 33] = {1};\nint main() {}',
    'template <int n> struct T { T<n + 1> *next; int v = T<n + 1>().v; };\nint main() { return T<0>().v; }',
  ];
  for (const source of bombs) {
    const result = await judge.judge(submission('CPP17', source));
    expect(result.verdict, source).toBe('CE');
    expect(result.compile.log).not.toMatch(/root:|PATH=/);
  }
  await judge.close();
});
