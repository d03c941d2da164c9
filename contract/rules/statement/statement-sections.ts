import type { ProblemDetail } from '../../entities/problem/problem';
import { sentence } from '../../translation';
import { expandFormatText } from './legacy-text';

export interface StatementSection {
  /** Null for the description, which needs no heading. */
  title: string | null;
  markdown: string;
}

type Texts = Pick<
  ProblemDetail,
  'description' | 'inputFormat' | 'outputFormat' | 'constraints' | 'explanation'
>;

export type Heading = 'Input' | 'Output' | 'Constraints' | 'Explanation';

/** SOLVE-13: non-empty texts, before and after the samples. `heading` gives a heading in the reader's language. */
export function statementSections(
  problem: Texts,
  heading: (english: Heading) => string = sentence,
): { before: StatementSection[]; after: StatementSection[] } {
  const before = [
    { title: null, markdown: problem.description },
    { title: heading('Input'), markdown: expandFormatText(problem.inputFormat) },
    { title: heading('Output'), markdown: expandFormatText(problem.outputFormat) },
    { title: heading('Constraints'), markdown: problem.constraints },
  ];
  const after = [{ title: heading('Explanation'), markdown: problem.explanation }];
  const hasText = ({ markdown }: StatementSection) => markdown.trim() !== '';
  return { before: before.filter(hasText), after: after.filter(hasText) };
}
