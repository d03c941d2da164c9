import type { ProblemDetail } from '../../../../contract/entities/problem';
import type { CaseReport } from '../solve-machine';

/** One input to run the program on; without `expected` there is nothing to compare. */
export interface RunCase {
  kind: CaseReport['kind'];
  title: string;
  input: string;
  expected: string | null;
}

/** What Run tries a program on by itself. */
export function samplesOf({ samples }: Pick<ProblemDetail, 'samples'>): RunCase[] {
  return samples.map(({ input, output }, at) => ({
    kind: 'sample',
    title: `Sample ${at + 1}`,
    input,
    expected: output,
  }));
}
