/** Problem score (D-31): 100 × weight of the passed test cases / weight of all. */

/** 0 to 100. If no test case weighs anything it is all or nothing. */
export function scoreOf(tests: readonly { weight: number; passed: boolean }[]): number {
  const all = tests.reduce((sum, test) => sum + test.weight, 0);
  if (all === 0) return tests.every((test) => test.passed) ? 100 : 0;
  const passed = tests.reduce((sum, test) => sum + (test.passed ? test.weight : 0), 0);
  return (100 * passed) / all;
}

/** What one test case adds to the score. */
export function shareOf(weight: number, allWeights: number): number {
  return allWeights === 0 ? 0 : (100 * weight) / allWeights;
}
