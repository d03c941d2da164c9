import type { ProblemDetail } from '../entities/problem';
import { expandFormatText } from './legacy-text';

export interface StatementSection {
  /** null for the description, which follows the title by itself. */
  title: string | null;
  markdown: string;
}

type Texts = Pick<
  ProblemDetail,
  'description' | 'inputFormat' | 'outputFormat' | 'constraints' | 'explanation'
>;

/** SOLVE-13: the texts of a problem in the order they are read; the empty ones are left out. Samples are apart. */
export function statementSections(problem: Texts): { before: StatementSection[]; after: StatementSection[] } {
  const before = [
    { title: null, markdown: problem.description },
    { title: 'Input', markdown: expandFormatText(problem.inputFormat) },
    { title: 'Output', markdown: expandFormatText(problem.outputFormat) },
    { title: 'Constraints', markdown: problem.constraints },
  ];
  const after = [{ title: 'Explanation', markdown: problem.explanation }];
  const hasText = ({ markdown }: StatementSection) => markdown.trim() !== '';
  return { before: before.filter(hasText), after: after.filter(hasText) };
}
