import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CustomChecker } from '../../contract/entities/checker/checker-config';
import type { Verdict } from '../../contract/entities/submission';
import { type Language, languages } from '../../contract/limits';
import { createJudge } from './judge';
import { request, secret } from './programs/guessing';
import { cppTalk as cpp, guessers, interactors } from './programs/interactive-programs';
import { killHelpers } from './programs/kill-helpers';
import type { Judge } from './types';

const quiet = { info: () => undefined, warn: () => undefined };

let cacheDir = '';
beforeAll(async () => {
  cacheDir = await mkdtemp(join(tmpdir(), 'codeferry-interactive-'));
  await chmod(cacheDir, 0o755);
});
afterAll(() => rm(cacheDir, { recursive: true, force: true }));

describe('the strongest tier', () => {
  let judge: Judge;
  beforeAll(async () => {
    judge = await createJudge({ cacheDir, workers: 1, log: quiet, accelerate: false });
    await judge.ready();
  });
  afterAll(async () => {
    const [own] = await readdir(join(cacheDir, 'judge', 'work'));
    expect(await readdir(join(cacheDir, 'judge', 'work', own ?? ''))).toEqual([]);
    await judge.close();
  });

  const cases: readonly (readonly [what: string, language: Language, source: string, verdict: Verdict])[] = [
    ['exits without output', 'CPP17', cpp('return 0;'), 'WA'],
    ['ends in the middle', 'PYTHON3', 'print(5, flush=True)\ninput()\n', 'WA'],
    ['crashes before the end', 'CPP17', cpp('std::cout << 5 << std::endl; std::cin >> s; abort();'), 'RTE'],
    ['exits with a nonzero code', 'PYTHON3', 'print(5, flush=True)\ninput()\nexit(3)\n', 'RTE'],
    // The checker stops after 40 guesses, whatever the program does then.
    ['is cut off while it reads', 'PYTHON3', 'while True:\n    print(5, flush=True)\n    input()\n', 'WA'],
    ['is cut off while it writes', 'CPP17', cpp('for (;;) std::cout << 5 << std::endl;'), 'WA'],
    [
      'continues after it was cut off',
      'CPP17',
      cpp(
        'for (;;) { std::cout << 5 << std::endl; if (!(std::cin >> s)) for (volatile long i = 0;; i++) continue; }',
      ),
      'WA',
    ],
    [
      'forgets to flush',
      'CPP17',
      cpp('char line[9]; puts("5"); if (fgets(line, 9, stdin)) return 0;'),
      'TLE',
    ],
    [
      'floods a checker that listens',
      'CPP17',
      cpp('s.assign(1 << 16, 120); for (;;) std::cout << s;'),
      'OLE',
    ],
    [
      'computes for ever',
      'CPP17',
      cpp('std::cout << 5 << std::endl; for (volatile long i = 0;; i++) continue;'),
      'TLE',
    ],
    [
      'takes all memory',
      'PYTHON3',
      'print(5, flush=True)\nblocks = []\nwhile True:\n    blocks.append(bytearray(1 << 20))\n',
      'MLE',
    ],
  ];
  test.each([...languages])('%s: accepts a correct conversation', async (language) => {
    const result = await judge.judge(request(language, guessers[language]));
    expect(result).toMatchObject({ verdict: 'AC', passedTestcases: 2, score: 100 });
  });

  test.each(['python', 'testlib'] as const)('accepts the other checker protocols (%s)', async (kind) => {
    const checker: CustomChecker = interactors[kind];
    expect((await judge.judge(request('PYTHON3', guessers.PYTHON3, { checker }))).verdict).toBe('AC');
    const wrong = await judge.judge(request('PYTHON3', 'print(7)\n', { checker }));
    expect(wrong.verdict).toBe('WA');
  });

  test.each(cases)('a program that %s (%s)', async (_what, language, source, verdict) => {
    const testCases = [secret(1 << 29, { timeLimitMs: 1000 })];
    const result = await judge.judge(request(language, source, { testCases }));
    expect(result.verdict).toBe(verdict);
    if (verdict === 'TLE') expect(result.tests[0]?.wallMs).toBeGreaterThan(1000);
  });

  test('a program that takes long to exit after a crash failed first, not the checker', async () => {
    // On a busy machine a crashed program is without descriptors for a while, like this first thread.
    const source = `#include <iostream>
#include <pthread.h>
#include <unistd.h>
void *crash(void *) { usleep(50000); close(1); usleep(300000); abort(); }
int main() {
  std::string s; pthread_t thread;
  std::cout << 5 << std::endl; std::cin >> s;
  pthread_create(&thread, nullptr, crash, nullptr); pthread_exit(nullptr);
}`;
    const testCases = [secret(1 << 29, { timeLimitMs: 1000 })];
    expect((await judge.judge(request('CPP17', source, { testCases }))).verdict).toBe('RTE');
  });

  test('reads everything from a checker that closes its output', async () => {
    const source =
      'import sys\nprint("last", flush=True)\nfor line in sys.stdin:\n    number = int(line)\nprint(number + 1)\n';
    expect((await judge.judge(request('PYTHON3', source))).verdict).toBe('AC');
  });

  test.each(['cpp', 'python'] as const)(
    'an early exit of the program is WA, and the checker (%s) does not fail from it',
    async (kind) => {
      const { verdict, fault } = await judge.judge(
        request('PYTHON3', 'print("late", flush=True)\n', { checker: interactors[kind] }),
      );
      expect([verdict, fault]).toEqual(['WA', undefined]);
    },
  );

  test('a failing checker is not a wrong answer', async () => {
    const result = await judge.judge(request('PYTHON3', 'print("crash", flush=True)\ninput()\n'));
    expect(result).toMatchObject({ verdict: 'JE', fault: expect.stringContaining('SIGABRT') });
  });

  test('returns the checker’s message and score', async () => {
    const said = await judge.judge(request('PYTHON3', 'print(5, flush=True)\n'));
    expect(said.tests[0]?.message).toBe('The program said nothing more.');
    const checker = { ...interactors.cpp, scores: true };
    const testCases = [secret(1 << 29, { weight: 4 }), secret(1 << 28, { weight: 4 })];
    const scored = await judge.judge(request('PYTHON3', guessers.PYTHON3, { checker, testCases }));
    expect(scored).toMatchObject({ verdict: 'AC', score: 37.5 });
  });

  test('ten thousand rounds cost the program little time', async () => {
    const source = cpp(
      'std::cout << "echo 10000" << std::endl; for (int i = 0; i < 10000; i++) { std::cin >> x; std::cout << x << std::endl; }',
    );
    const testCases = [secret(1, { timeLimitMs: 2000 })];
    expect(await judge.judge(request('CPP17', source, { testCases }))).toMatchObject({ verdict: 'AC' });
  });

  test('replaces helpers that die during a run, without a verdict against the program', async () => {
    const source = `import time\ntime.sleep(0.6)\n${guessers.PYTHON3}`;
    const testCases = [secret(77, { timeLimitMs: 2000 })];
    let killed = 0;
    const result = await judge.judge(request('PYTHON3', source, { testCases }), ({ type }) => {
      if (type === 'running') setTimeout(() => (killed += killHelpers()), 200);
    });
    expect(killed).toBeGreaterThan(0);
    expect(result.verdict).toBe('AC');
  });

  test('an abort ends both processes, and the judge can continue', async () => {
    const controller = new AbortController();
    const testCases = [secret(1, { timeLimitMs: 60_000 })];
    const waiting = judge.judge(
      request('CPP17', cpp('std::cin >> s;'), { testCases }),
      ({ type }) => {
        if (type === 'running') setTimeout(() => controller.abort(new Error('enough')), 100);
      },
      controller.signal,
    );
    await expect(waiting).rejects.toThrow('enough');
    expect((await judge.judge(request('PYTHON3', guessers.PYTHON3))).verdict).toBe('AC');
  });
});
