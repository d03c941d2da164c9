import { type Language, languageLabels } from '../../../../contract/limits';
import { translated } from '../../../lib/translation';

/** Texts about an assignment on the page of a problem. */
export const messages = translated('features/solve/assignment', {
  open: 'Open the assignment',
  due: (moment: string) => `Part of your assignment, due ${moment}.`,
  noDue: 'Part of your assignment, without a due date.',
  wasDue: (moment: string) => `Part of your assignment. It was due ${moment}; work now is marked as late.`,
  closed: (moment: string) => `Part of your assignment. Work after ${moment} does not count for it.`,
  counts: (languages: readonly Language[]) =>
    `Counts in: ${languages.map((language) => languageLabels[language]).join(', ')}.`,
});
