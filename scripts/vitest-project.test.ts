import { describe, expect, test } from 'vitest';
import { filesToRunAgain } from './steps/vitest-project.mjs';

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

describe('what failed is run once more', () => {
  test('alone, each file once', () => {
    expect(
      filesToRunAgain('e2e', resultOf(failure('a.test.ts'), failure('b.test.ts'), failure('a.test.ts'))),
    ).toEqual(['a.test.ts', 'b.test.ts']);
  });

  test('but not what has no time in it', () => {
    expect(filesToRunAgain('unit', resultOf(failure('a.test.ts')))).toEqual([]);
    expect(filesToRunAgain('conformance', resultOf(failure('a.test.ts')))).toEqual([]);
  });

  test('but not when half of the product is broken', () => {
    const many = Array.from({ length: 6 }, (_, index) => failure(`${index}.test.ts`));
    expect(filesToRunAgain('e2e', resultOf(...many))).toEqual([]);
  });

  test('but not when something failed that belongs to no file, or that is not named', () => {
    expect(filesToRunAgain('e2e', resultOf(failure('a.test.ts'), failure()))).toEqual([]);
    expect(filesToRunAgain('e2e', { passed: 1, failed: 2, failures: [failure('a.test.ts')] })).toEqual([]);
  });

  test('and nothing when nothing failed', () => {
    expect(filesToRunAgain('e2e', resultOf())).toEqual([]);
  });
});
