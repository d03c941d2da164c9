import type { ProblemForm, SolutionForm } from '../problem-form';

/** The jury solutions that must be accepted: they can write expected outputs. */
export function answerSolutions({ solutions }: Pick<ProblemForm, 'solutions'>): SolutionForm[] {
  return solutions.filter(
    ({ source, expected }) => source.trim() !== '' && expected.every((verdict) => verdict === 'AC'),
  );
}
