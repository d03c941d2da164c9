import type { NewProblem } from '../../../../contract/entities/new-problem';
import { formOf, idOf } from '../problem-form';

export function changesInForm(problem: NewProblem): string[] {
  const id = idOf(formOf(problem));
  const isRenamed = problem.id !== undefined && problem.id !== id;
  return isRenamed ? [`its id ${problem.id} becomes ${id}, from its title`] : [];
}
