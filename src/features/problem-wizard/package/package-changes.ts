import type { NewProblem } from '../../../../contract/entities/problem/new-problem';
import { formOf } from '../from-problem';
import { messages } from '../messages';
import { idOf } from '../problem-form';

export function changesInForm(problem: NewProblem): string[] {
  const id = idOf(formOf(problem));
  if (problem.id === undefined || problem.id === id) return [];
  return [messages.import.idChanges(problem.id, id)];
}
