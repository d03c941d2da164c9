import type { NewProblem } from '../../../contract/entities/problem/new-problem';
import { changeOwnProblem, fetchOwnProblem } from '../../sync/authoring/own-problem';
import type { OwnForm, SaveAnswer } from '../../wizard/wizard-definition';
import { formOf, type ProblemForm } from './problem-form';

export async function readOwn(problemID: string): Promise<OwnForm<ProblemForm>> {
  const answer = await fetchOwnProblem(problemID);
  if (!answer.ok) return { ...answer, isUnreached: true };
  const { problem, version } = answer;
  return { ok: true, form: { ...formOf(problem), base: { id: problem.id ?? problemID, version } } };
}

export async function saveChanges(problem: NewProblem, { base, note }: ProblemForm): Promise<SaveAnswer> {
  if (!base) throw new Error('a new problem is no change');
  return changeOwnProblem(base.id, base.version, problem, note.trim());
}
