import type { ProblemType } from '../../../contract/limits';

/** PWIZ-8 */
export const typeLabels: Record<ProblemType, string> = {
  code: 'Code',
  debug: 'Debug',
  'multiple-choice': 'Multiple Choice',
  'fill-in-the-blank': 'Fill in the Blank',
  'true-false': 'True/False',
};
