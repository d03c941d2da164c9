import type { ProblemDetail } from '../../../../contract/entities/problem/problem';
import { messages } from '../messages';
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
    title: messages.run.sample(at + 1),
    input,
    expected: output,
  }));
}
