import type { ProblemDetail } from '../../../../contract/entities/problem/problem';
import { statementSections } from '../../../../contract/rules/statement/statement-sections';
import { secondsText } from '../../../lib/words';

/**
 * Stored on the device and compared with later versions, so its labels are not in `messages.tsx`: a changed
 * label would show every stored statement as changed.
 */
export function statementText(problem: ProblemDetail): string {
  const { before, after } = statementSections(problem);
  const sections = [...before, ...after].map(
    ({ title, markdown }) => `${title ?? problem.title}\n${markdown}`,
  );
  const samples = problem.samples.map(({ input, output, explanation }, at) =>
    [`Sample ${at + 1}, input\n${input}\nSample ${at + 1}, output\n${output}`, explanation]
      .filter(Boolean)
      .join('\n'),
  );
  const limits = `${secondsText(problem.timeLimitMs)} per test, ${problem.memoryLimitMb} MB`;
  return [...sections, ...samples, limits].join('\n\n');
}
