import { expect, test } from 'vitest';
import { annotatedScore, annotatedVerdicts } from './expected-results';

test('reads expected verdicts from a comment in any language', () => {
  expect(annotatedVerdicts('# @EXPECTED_RESULTS@: TIMELIMIT, wrong-answer\nprint(1)')).toEqual(['TLE', 'WA']);
  expect(annotatedVerdicts('/* @EXPECTED_RESULTS@: CORRECT */')).toEqual(['AC']);
  expect(annotatedVerdicts('// @EXPECTED_RESULTS@: RUN-ERROR, MEMORY-LIMIT')).toEqual(['RTE', 'MLE', 'OLE']);
});

test('ignores an annotation with unknown words', () => {
  expect(annotatedVerdicts('// @EXPECTED_RESULTS@: MAYBE')).toBeUndefined();
  expect(annotatedVerdicts('int main() {}')).toBeUndefined();
});

test('reads expected points from a comment', () => {
  expect(annotatedScore('# @EXPECTED_SCORE@: 60\nprint(1)')).toBe(60);
  expect(annotatedScore('/* @EXPECTED_SCORE@: 12.5 */')).toBe(12.5);
  expect(annotatedScore('// @EXPECTED_SCORE@: some')).toBeUndefined();
  expect(annotatedScore('int main() {}')).toBeUndefined();
});
