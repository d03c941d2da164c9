import type { ProblemDetail } from '../../../../contract/entities/problem';
import type { CaseReport } from '../solve-machine';

export interface RunCase {
  kind: CaseReport['kind'];
  title: string;
  input: string;
  expected: string | null;
}

export function samplesOf({ samples }: Pick<ProblemDetail, 'samples'>): RunCase[] {
  return samples.map(({ input, output }, at) => ({
    kind: 'sample',
    title: `Sample ${at + 1}`,
    input,
    expected: output,
  }));
}
