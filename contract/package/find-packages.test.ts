import { expect, test } from 'vitest';
import { findPackages } from './find-packages';

test('finds the outermost folders with a problem.yaml or test data', () => {
  expect(
    findPackages([
      'README.md',
      'a/problem.yaml',
      'a/data/secret/1.in',
      'a/data/secret/inner/problem.yaml',
      'deep/er/b/data/sample/1.in',
      'data/other/1.in',
    ]),
  ).toEqual(['a', 'deep/er/b']);
  expect(findPackages(['problem.yaml', 'x/problem.yaml'])).toEqual(['']);
});
