import type { ProblemDetail } from '../entities/problem';
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

/** SOLVE-13: non-empty texts, before and after the samples. */
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
