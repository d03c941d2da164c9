import type { CreateProblem } from '../../../contract/entities/problem';
import type { PackagedSubmission } from '../../../contract/package/submissions';
import type { JudgeRequest } from '../../judge/types';

/** What the judge needs to try a package's own submission on its problem. */
export function requestOf(
  { testCases, checker, scoring }: CreateProblem,
  { language, source }: Pick<PackagedSubmission, 'language' | 'source'>,
  mode: JudgeRequest['mode'],
): JudgeRequest {
  const encoder = new TextEncoder();
  return {
    language,
    source,
    checker,
    ...(scoring && { scoring }),
    mode,
    testCases: testCases.map(
      ({ input, output, timeLimit, memoryLimit, group = '', checkerArguments, ...rest }, index) => ({
        id: `test case ${index + 1}`,
        input: encoder.encode(input),
        expected: encoder.encode(output),
        timeLimitMs: timeLimit * 1000,
        memoryLimitBytes: memoryLimit * 2 ** 20,
        weight: rest.weight,
        sample: rest.sample,
        group,
        ...(checkerArguments && { checkerArguments }),
      }),
    ),
  };
}
