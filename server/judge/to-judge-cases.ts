import type { CreateProblem } from '../../contract/entities/problem/problem';
import type { TestCase } from './types';

export function toJudgeCases(testCases: CreateProblem['testCases']): TestCase[] {
  const encoder = new TextEncoder();
  return testCases.map(
    ({ input, output, timeLimit, memoryLimit, group = '', checkerArguments, ...rest }, index) => ({
      id: `test case ${index + 1}`,
      input: encoder.encode(input),
      expected: encoder.encode(output),
      timeLimitMs: timeLimit * 1000,
      memoryLimitBytes: memoryLimit * 2 ** 20,
      weight: rest.weight,
      sample: rest.sample,
      group,
      checkerArguments,
    }),
  );
}
