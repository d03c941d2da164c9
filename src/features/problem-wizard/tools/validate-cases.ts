import { validationInput } from '../../../../contract/rules/authoring/validation-input';
import { validateOnJudge } from '../../../sync/verdicts/check-on-judge';
import type { ProblemForm } from '../problem-form';

/** Programs in other languages are kept, and not run. */
export const runsValidators = ({ tools }: Pick<ProblemForm, 'tools'>): boolean =>
  tools.validators.some(({ language }) => language !== undefined);

/** Runs all validators on all cases. Resolves when it is over or cancelled; returns network failures. */
export function validateCases(form: ProblemForm, options: Parameters<typeof validateOnJudge>[1]) {
  const { validators, sharedFiles } = form.tools;
  return validateOnJudge({ validators, sharedFiles, inputs: form.testCases.map(validationInput) }, options);
}
