import * as z from 'zod/mini';
import { questionLimits } from '../../limits';
import { isUnique, QuestionOption, QuestionText, questionFields } from './question-fields';

const { optionsMin, manyOptionsMax } = questionLimits;

/** Several right options: full points for exactly these. */
const MultipleAnswerData = z.object({
  questionText: QuestionText,
  options: z.array(QuestionOption).check(
    z.minLength(optionsMin, 'Questions with several right options have at least 2 options'),
    z.maxLength(
      manyOptionsMax,
      `Questions with several right options have at most ${manyOptionsMax} options`,
    ),
    z.refine(
      (options) => options.some(({ isCorrect }) => isCorrect),
      'Questions with several right options must have at least one correct option',
    ),
    z.refine((options) => isUnique(options.map(({ id }) => id)), 'Two options have the same id'),
  ),
  /** Decision 119. */
  partialPoints: z._default(z.boolean(), false),
});
export type MultipleAnswerData = z.infer<typeof MultipleAnswerData>;

export const CreateMultipleAnswer = z.object({
  ...questionFields,
  type: z.literal('multiple-answer'),
  questionData: MultipleAnswerData,
});
