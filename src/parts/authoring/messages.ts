/** Texts of question drafts and problem packages. */

import { type ProblemType, questionLimits } from '../../../contract/limits';
import { translated } from '../../lib/translation';
import { counted } from '../../lib/words';

const { optionLengthMax, lineLengthMax, blanksMax, alternativesMax, answerLengthMax } = questionLimits;

export const messages = translated('parts/authoring', {
  types: {
    code: 'Code',
    debug: 'Debug',
    'multiple-choice': 'Multiple Choice',
    'fill-in-the-blank': 'Fill in the Blank',
    'true-false': 'True/False',
    'multiple-answer': 'Several Right Options',
    ordering: 'Ordering',
  } satisfies Record<ProblemType, string>,

  alternativesLimit: `At most ${alternativesMax} alternatives, each of at most ${answerLengthMax} characters`,
  answerTooLong: `At most ${answerLengthMax} characters`,
  blanksLimit: `At most ${blanksMax} blanks`,
  lineTooLong: `At most ${lineLengthMax} characters`,
  optionTooLong: `At most ${optionLengthMax} characters`,
  textTooLong: 'The text is too long',
  orderSameAsLines: (order: number) =>
    `Other right order ${order} is the same as the lines in the right order. Change or remove it.`,
  orderSameAsOther: (order: number, other: number) =>
    `Other right order ${order} is the same as other right order ${other}. Change or remove it.`,

  noPackage:
    'There is no problem package in this file: a package has a problem.yaml, or test data in data/secret.',
  inFile: (file: string, message: string) => `${file}: ${message}`,
  savedCompletely: 'Saved. The file contains everything.',
  savedWithout: (count: number) =>
    `Saved without ${counted(count, 'part')} that the format does not support.`,
});
