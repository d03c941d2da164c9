import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Verdict } from '../../contract/entities/submission';
import { languages } from '../../contract/limits';
import { createJudge } from './judge';
import { addition, submission } from './programs/additions';
import { killHelpers } from './programs/kill-helpers';
import { verdictPrograms } from './programs/verdict-programs';
import type { Tier } from './sandbox/types';
import type { Judge, JudgeEvent, JudgeResult } from './types';

const megabyte = 1024 * 1024;
const bytes = (text: string) => new TextEncoder().encode(text);
const quiet = { info: () => undefined, warn: () => undefined };

let cacheDir = '';

beforeAll(async () => {
  cacheDir = await mkdtemp(join(tmpdir(), 'codeferry-judge-'));
  await chmod(cacheDir, 0o755);
});

afterAll(async () => {
  await rm(cacheDir, { recursive: true, force: true });
});

/** Only an endless program needs a short limit. */
const limitsFor = (verdict: string) =>
  verdict === 'TLE' ? { testCases: [addition(3, 4, { timeLimitMs: 300 }), addition(20, 22)] } : {};

function expectMeasured({ tests, usage }: JudgeResult, verdict: Verdict): void {
  for (const { cpuMs, wallMs, memoryBytes, exitCode, signal, stderr } of tests) {
    expect(cpuMs).toBeGreaterThan(0);
    expect(wallMs).toBeGreaterThan(0);
    expect(memoryBytes).toBeGreaterThanOrEqual(0);
    expect([exitCode, signal].filter((how) => how !== undefined)).toHaveLength(1);
    if (verdict === 'AC' || verdict === 'WA') expect(exitCode).toBe(0);
    if (verdict === 'RTE') expect(exitCode).not.toBe(0);
    if (verdict === 'TLE' || verdict === 'OLE') expect(signal).toBe(9);
    expect(stderr.length).toBeLessThanOrEqual(8 * 1024);
  }
  expect(usage.cpuMs).toBeCloseTo(tests.reduce((sum, { cpuMs }) => sum + cpuMs, 0));
  expect(usage.slowestCpuMs).toBe(Math.max(0, ...tests.map(({ cpuMs }) => cpuMs)));
  expect(usage.memoryBytes).toBe(Math.max(0, ...tests.map(({ memoryBytes }) => memoryBytes)));
}

function open(more: { onlyTier?: Tier; hidden?: string[] } = {}): Promise<Judge> {
  return createJudge({ cacheDir, workers: 1, log: quiet, accelerate: false, ...more });
}

describe('the strongest tier', () => {
  let judge: Judge;

  beforeAll(async () => {
    judge = await open();
    await judge.ready();
  });
  afterAll(() => judge.close());

  test('LIM-6 all four languages are available, with their versions', () => {
    const { tier, languages: found } = judge.status();
    expect(tier).not.toBe('none');
    expect(found.map(({ language }) => language)).toEqual([...languages]);
    for (const status of found)
      expect(status).toMatchObject({ available: true, version: expect.any(String) });
  });

  for (const language of languages)
    for (const [verdict, source] of Object.entries(verdictPrograms[language]))
      test(`${language}: ${verdict}`, async () => {
        const result = await judge.judge(submission(language, source, limitsFor(verdict)));
        expect(result.verdict).toBe(verdict);
        const passed = verdict === 'AC' ? 2 : 0;
        expect(result).toMatchObject({ passedTestcases: passed, totalTestcases: 2, score: passed * 50 });
        expect(result.compile.ok).toBe(verdict !== 'CE');
        if (verdict === 'CE') expect(result.compile.log).toMatch(/error|Error/);
        expect(result.tests).toHaveLength(verdict === 'CE' ? 0 : verdict === 'AC' ? 2 : 1);
        expectMeasured(result, verdict as Verdict);
      });

  test.each([...languages])(
    '%s: 8 MB beyond the runtime are enough for a small program (D-6)',
    async (language) => {
      const testCases = [addition(1, 2, { memoryLimitBytes: 8 * megabyte, timeLimitMs: 1000 })];
      const result = await judge.judge(submission(language, verdictPrograms[language].AC, { testCases }));
      expect(result.verdict).toBe('AC');
      expect(result.tests[0]?.memoryBytes).toBeLessThan(8 * megabyte);
    },
  );

  test('emits an event for each step in order', async () => {
    const events: string[] = [];
    const onEvent = (event: JudgeEvent) =>
      events.push('testcaseIndex' in event ? `${event.type} ${event.testcaseIndex}` : event.type);
    await judge.judge(submission('PYTHON3', verdictPrograms.PYTHON3.AC), onEvent);
    const steps = (index: number) =>
      ['running', 'ran', 'checking', 'testDone'].map((step) => `${step} ${index}`);
    expect(events).toEqual(['compiling', ...steps(0), ...steps(1)]);
  });

  test('runs all test cases on request, and the first failure gives the verdict', async () => {
    const source =
      'a, b = map(int, input().split())\nprint(1 // (a - 1) if a < 3 else 7 if a == 3 else a + b)\n';
    const testCases = [addition(2, 0), addition(3, 3, { weight: 2 }), addition(1, 1), addition(4, 4)];
    const result = await judge.judge(submission('PYTHON3', source, { testCases, mode: 'all' }));
    expect(result.tests.map(({ verdict }) => verdict)).toEqual<Verdict[]>(['WA', 'WA', 'RTE', 'AC']);
    expect(result).toMatchObject({ verdict: 'WA', score: 20, passedTestcases: 1, totalTestcases: 4 });
    expect(result.tests[0]?.message).toBe('line 1: expected 2, got 1');
    expect(result.tests[2]).toMatchObject({
      exitCode: 1,
      stderr: expect.stringContaining('ZeroDivisionError'),
    });
  });

  test('returns the output of samples only', async () => {
    const testCases = [addition(1, 2, { sample: true }), addition(3, 4)];
    const { tests } = await judge.judge(submission('PYTHON3', verdictPrograms.PYTHON3.AC, { testCases }));
    expect(tests.map(({ stdout }) => stdout)).toEqual(['3\n', '']);
  });

  test('compiles the same source once', async () => {
    const request = submission('JAVA8', `${verdictPrograms.JAVA8.AC}// once`);
    expect((await judge.judge(request)).compile.cached).toBe(false);
    expect((await judge.judge(request)).compile.cached).toBe(true);
  });

  test('names a signal with its usual cause', async () => {
    const { tests } = await judge.judge(submission('CPP17', 'int main() { *(volatile int *)8 = 1; }'));
    expect(tests[0]).toMatchObject({ verdict: 'RTE', signal: 11 });
    expect(tests[0]?.message).toMatch(/SIGSEGV \(invalid memory access\)/);
  });

  test('a program that waits forever is a TLE with that reason', async () => {
    const testCases = [addition(1, 2, { timeLimitMs: 100 })];
    const { tests } = await judge.judge(
      submission('CPP17', '#include <unistd.h>\nint main() { for (;;) pause(); }', { testCases }),
    );
    expect(tests[0]?.verdict).toBe('TLE');
    expect(tests[0]?.cpuMs).toBeLessThan(100);
  });

  test('compares large outputs like small ones', async () => {
    const source = 'import sys\nsys.stdout.write("1234567\\n" * 400000)\n';
    const expected = bytes('1234567\n'.repeat(400_000));
    const wrong = expected.slice();
    wrong[wrong.length - 2] = 56;
    const testCases = [addition(0, 0, { expected }), addition(0, 1, { expected: wrong })];
    const { tests } = await judge.judge(submission('PYTHON3', source, { testCases }));
    expect(tests.map(({ verdict }) => verdict)).toEqual(['AC', 'WA']);
    expect(tests[1]?.message).toBe('line 400000: expected 1234568, got 1234567');
  });

  test('an abort ends the run at once, and the judge can continue', async () => {
    const controller = new AbortController();
    const request = submission('PYTHON3', verdictPrograms.PYTHON3.TLE, {
      testCases: [addition(1, 1, { timeLimitMs: 60_000 })],
    });
    const onEvent = ({ type }: JudgeEvent) => {
      if (type === 'running') setTimeout(() => controller.abort(new Error('enough')), 50);
    };
    await expect(judge.judge(request, onEvent, controller.signal)).rejects.toThrow('enough');
    expect((await judge.judge(submission('PYTHON3', verdictPrograms.PYTHON3.AC))).verdict).toBe('AC');
  });

  test('replaces a helper that dies during a run, without a verdict against the program', async () => {
    const testCases = [addition(1, 2, { timeLimitMs: 2000 })];
    const source = 'import time\na, b = map(int, input().split())\ntime.sleep(0.5)\nprint(a + b)\n';
    let killed = 0;
    const onEvent = ({ type }: JudgeEvent) => {
      if (type === 'running') setTimeout(() => (killed += killHelpers()), 150);
    };
    const result = await judge.judge(submission('PYTHON3', source, { testCases }), onEvent);
    expect(killed).toBeGreaterThan(0);
    expect(result.verdict).toBe('AC');
  });

  test('accepts any Java class name, and packages', async () => {
    const source = `package some.where;\nimport java.util.Scanner;\nclass Helper {}\npublic class Solution {\n  public static void main(String[] a) {\n    Scanner in = new Scanner(System.in);\n    System.out.println(in.nextInt() + in.nextInt());\n  }\n}\n`;
    expect((await judge.judge(submission('JAVA8', source))).verdict).toBe('AC');
  });

  test('judges Java as Java 8', async () => {
    const source = verdictPrograms.JAVA8.AC.replace('Scanner in', 'var in');
    expect((await judge.judge(submission('JAVA8', source))).verdict).toBe('CE');
  });

  test('leaves no work directory behind', async () => {
    const [own] = await readdir(join(cacheDir, 'judge', 'work'));
    expect(await readdir(join(cacheDir, 'judge', 'work', own ?? ''))).toEqual([]);
  });
});

test('without a working sandbox, runs nothing and gives the reason for every language', async () => {
  // Landlock can open a folder, but not hide one inside it.
  const judge = await open({ onlyTier: 'landlock', hidden: ['/usr/lib/answers'] });
  const { tier, languages: found } = judge.status();
  expect(tier).toBe('none');
  for (const status of found) expect(status).toMatchObject({ available: false, reason: expect.any(String) });
  const result = await judge.judge(submission('PYTHON3', verdictPrograms.PYTHON3.AC));
  expect(result).toMatchObject({
    verdict: 'JE',
    tests: [],
    fault: expect.stringContaining('No sandbox works'),
  });
  await judge.close();
});
