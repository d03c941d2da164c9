import type { NewProblem } from '../../../contract/entities/problem/new-problem';
import type { Creation } from '../../data/wizards/creations';
import { fetchOwnProblem } from '../../sync/authoring/own-problem';
import type { OwnForm } from '../../wizard/wizard-definition';
import { formOf } from './from-problem';
import type { ProblemForm } from './problem-form';

export async function readOwn(problemID: string): Promise<OwnForm<ProblemForm>> {
  const answer = await fetchOwnProblem(problemID);
  if (!answer.ok) return { ...answer, isUnreached: true };
  const { problem, version } = answer;
  return { ok: true, form: { ...formOf(problem), base: { id: problem.id ?? problemID, version } } };
}

/** With a note for the other authors. */
export function changeOf(problem: NewProblem, { base, note }: ProblemForm): Creation<'problemChange'> {
  if (!base) throw new Error('a new problem is no change');
  const written = note.trim();
  return { problemID: base.id, version: base.version, problem, ...(written && { note: written }) };
}
