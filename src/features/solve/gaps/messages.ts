import { translated } from '../../../lib/translation';

/** Texts of the editor of programs with gaps. */
export const messages = translated('features/solve/gaps', {
  hint: 'Write in the marked gaps. The other code is fixed.',
  gap: (number: number, total: number) => `Gap ${number} of ${total}`,
  fixed: 'Fixed code',
  refused: 'This code is fixed. Write in a marked gap.',
  previous: 'Previous gap (Shift + F8)',
  next: 'Next gap (F8)',
  cannotSubmit: 'You can edit all of this code, but you cannot submit it like this.',
});
