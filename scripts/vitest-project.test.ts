import { describe, expect, test } from 'vitest';
import { filesToRunAgain, ofBothRuns } from './steps/vitest-project.mjs';

const failure = (file?: string) => ({
  ...(file && { file }),
  test: 'does what it should',
  message: 'did not',
});
const resultOf = (...failures: ReturnType<typeof failure>[]) => ({
  passed: 10,
  failed: failures.length,
  failures,
});

describe('failed files run again', () => {
  test('alone, each file once', () => {
    expect(
      filesToRunAgain('e2e', resultOf(failure('a.test.ts'), failure('b.test.ts'), failure('a.test.ts'))),
    ).toEqual(['a.test.ts', 'b.test.ts']);
  });

  test('but not those without timing', () => {
    expect(filesToRunAgain('unit', resultOf(failure('a.test.ts')))).toEqual([]);
    expect(filesToRunAgain('conformance', resultOf(failure('a.test.ts')))).toEqual([]);
  });

  test('but not if half of the product is broken', () => {
    const many = Array.from({ length: 6 }, (_, index) => failure(`${index}.test.ts`));
    expect(filesToRunAgain('e2e', resultOf(...many))).toEqual([]);
  });

  test('but not if a failure belongs to no file, or is not named', () => {
    expect(filesToRunAgain('e2e', resultOf(failure('a.test.ts'), failure()))).toEqual([]);
    expect(filesToRunAgain('e2e', { passed: 1, failed: 2, failures: [failure('a.test.ts')] })).toEqual([]);
  });

  test('and none if nothing failed', () => {
    expect(filesToRunAgain('e2e', resultOf())).toEqual([]);
  });
});

describe('of two runs', () => {
  const of = (file: string, test: string) => ({ file, test, message: 'did not' });
  const [one, other] = [of('a.test.ts', 'one'), of('a.test.ts', 'other')];

  test('a test has failed if it failed in both', () => {
    expect(ofBothRuns(counted(10, one, other), counted(3, one))).toEqual({
      passed: 11,
      failed: 1,
      failures: [one],
      flaky: [other],
    });
  });

  test('a test that failed in one run is listed, also if that was the second', () => {
    expect(ofBothRuns(counted(10, one), counted(3, other))).toEqual({
      passed: 11,
      failed: 0,
      failures: [],
      flaky: [one, other],
    });
  });

  test('a file that could not be loaded in the second run has failed, and so has an unnamed failure', () => {
    const unloaded = of('a.test.ts', '');
    expect(ofBothRuns(counted(10, one), counted(0, unloaded))).toMatchObject({
      failed: 1,
      failures: [unloaded],
      flaky: [],
    });
    // It ran only once.
    expect(ofBothRuns(counted(10, unloaded), counted(3, one))).toMatchObject({ failed: 1, failures: [one] });
    expect(ofBothRuns(counted(10, one), { passed: 3, failed: 1, failures: [] })).toMatchObject({ failed: 1 });
  });

  function counted(passed: number, ...failures: ReturnType<typeof of>[]) {
    return { passed, failed: failures.length, failures };
  }
});
