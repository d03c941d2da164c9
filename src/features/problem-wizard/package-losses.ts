/** What a problem has and the wizard's fields have not, a sentence each. Pure. */
import type { NewProblem } from '../../../contract/entities/new-problem';
import type { CheckerConfig } from '../../../contract/entities/problem';
import { formOf, idOf } from './problem-form';

export function lossesInForm(problem: NewProblem): string[] {
  const form = formOf(problem);
  const id = idOf(form);
  const isRenamed = problem.id !== undefined && problem.id !== id;
  return [
    ...(isRenamed ? [`its id ${problem.id} becomes ${id}, from its title`] : []),
    ...('checker' in problem ? toleranceLoss(problem.checker, form.floatTolerance) : []),
  ];
}

/** The wizard has one tolerance: what is within it, absolute or relative, passes. */
function toleranceLoss(checker: CheckerConfig, kept: string): string[] {
  if (checker.type === 'custom') return [];
  const { floatRelativeTolerance: relative, floatAbsoluteTolerance: absolute } = checker;
  const own = [
    ...(relative === undefined ? [] : [`${relative} relative`]),
    ...(absolute === undefined ? [] : [`${absolute} absolute`]),
  ];
  if (own.length === 0 || (relative === absolute && checker.floatTolerance === undefined)) return [];
  return [`the tolerance of numbers, ${own.join(' and ')}, becomes ${kept}, relative or absolute`];
}
