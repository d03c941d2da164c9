import type { ProblemDetail } from '../../../../contract/entities/problem/problem';
import { statementSections } from '../../../../contract/rules/statement/statement-sections';

/**
 * Stored on the device and compared with later versions, so its labels are in English, and not in
 * `messages.tsx`: with a changed label every stored statement would be shown as changed.
 */
export function statementText(problem: ProblemDetail): string {
  const { before, after } = statementSections(problem, (english) => english);
  const sections = [...before, ...after].map(
    ({ title, markdown }) => `${title ?? problem.title}\n${markdown}`,
  );
  const samples = problem.samples.map(({ input, output, explanation }, at) =>
    [`Sample ${at + 1}, input\n${input}\nSample ${at + 1}, output\n${output}`, explanation]
      .filter(Boolean)
      .join('\n'),
  );
  const seconds = Number((problem.timeLimitMs / 1000).toFixed(2));
  const limits = `${seconds} s per test, ${problem.memoryLimitMb} MB`;
  return [...sections, ...samples, limits].join('\n\n');
}
