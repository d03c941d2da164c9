import type { NewProblem } from '../../../contract/entities/problem/new-problem';
import { templateIssues } from '../../../contract/rules/authoring/gap-markers';
import { Refusal } from '../../platform/http/refusal';

/**
 * Refuses templates with wrong marks, and jury solutions that do not fit them (decision 124).
 * @param place of the problem in the body: '' or `problem.`
 */
export function requireTemplates(problem: NewProblem, place: '' | 'problem.' = ''): void {
  if (!('initialCode' in problem)) return;
  const fields = templateIssues(problem).map(({ path, message }) => ({ path: place + path, message }));
  if (fields[0]) throw new Refusal('VALIDATION', { message: `${fields[0].message}.`, fields });
}
