/** What all types of questions share. */
import * as z from 'zod/mini';
import { questionLimits, statementLengthMax, tagsMax, titleLengthMax } from '../../limits';
import { noNul } from '../no-nul';
import { Difficulty, ProblemId, Summary, Tag } from '../problem/problem';
import { newHelp } from '../problem/problem-help';
import { newStatement, titleTooLong } from '../problem/statement-texts';

const text = z.string().check(z.maxLength(statementLengthMax), noNul);
export const filled = (message: string, max: number) =>
  z.string().check(
    z.refine((value) => value.trim() !== '', message),
    z.maxLength(max),
    noNul,
  );

export const QuestionText = filled(
  'Question text is required for question-based problems',
  statementLengthMax,
);
export const OptionId = z.string().check(z.regex(/^option_\d{1,3}$/, 'An option id has the form option_0'));

export const QuestionOption = z.object({
  id: OptionId,
  text: filled('An option needs a text', questionLimits.optionLengthMax),
  isCorrect: z._default(z.boolean(), false),
});
export type QuestionOption = z.infer<typeof QuestionOption>;

export const isUnique = (ids: readonly string[]) => new Set(ids).size === ids.length;

export const questionFields = {
  id: z.optional(ProblemId),
  title: z
    .string()
    .check(z.trim(), z.minLength(1, 'Title is required'), z.maxLength(titleLengthMax, titleTooLong), noNul),
  summary: z.optional(Summary),
  description: filled('Description is required', statementLengthMax),
  difficulty: Difficulty,
  tags: z._default(z.array(Tag).check(z.maxLength(tagsMax)), []),
  public: z._default(z.boolean(), false),
  /** Shown only with the result. */
  explanation: z._default(text, ''),
  ...newHelp,
  ...newStatement,
};
