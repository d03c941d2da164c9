import { resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Language, languages } from '../../../contract/limits';
import { starterCode } from '../../../contract/rules/starter-code';
import { probeInput, probeOutput, starterWithEcho } from '../../../tests/support/pages/starter-probe';
import { createJudge } from '../judge';
import type { Judge } from '../types';

const log = { info: () => undefined, warn: () => undefined };
let judge: Judge;

beforeAll(async () => {
  judge = await createJudge({
    cacheDir: resolve(import.meta.dirname, '../../../.cache'),
    workers: 2,
    log,
    accelerate: false,
  });
});
afterAll(() => judge?.close());

async function run(language: Language, source: string, expected: string) {
  const testCase = {
    id: '1',
    input: Buffer.from(probeInput),
    expected: Buffer.from(expected),
    timeLimitMs: 5000,
    memoryLimitBytes: 64 * 1024 * 1024,
    weight: 1,
    sample: true,
    group: '',
  };
  const result = await judge.judge({
    language,
    source,
    testCases: [testCase],
    checker: { type: 'tokens', spaceChangeSensitive: true },
    mode: 'all',
  });
  expect(result.fault ?? result.compile.log).toBe('');
  return { verdict: result.verdict, stdout: result.tests[0]?.stdout };
}

test.each(languages)('PWIZ-25 the %s template compiles on the judge and prints nothing', async (language) => {
  expect(await run(language, starterCode(language), '')).toEqual({ verdict: 'AC', stdout: '' });
});

test.each(languages)('PWIZ-25 the %s template reads the sample input on the judge', async (language) => {
  const told = await run(language, starterWithEcho(language), probeOutput);
  expect(told).toEqual({ verdict: 'AC', stdout: probeOutput });
});
