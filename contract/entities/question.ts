/** ENT-11, QUIZ-* */
import * as z from 'zod/mini';
import { questionLimits, statementLengthMax, tagsMax, titleLengthMax } from '../limits';
import { blankIdPattern, blankIds } from '../rules/blank-markers';
import { noNul } from './no-nul';
import { Difficulty, ProblemId, Summary, Tag } from './problem';
import { newHelp } from './problem-help';
import { newStatement, titleTooLong } from './statement-texts';

const { optionsMin, optionsMax, optionLengthMax, blanksMax, alternativesMax, answerLengthMax } =
  questionLimits;
const text = z.string().check(z.maxLength(statementLengthMax), noNul);
const filled = (message: string, max: number) =>
  z.string().check(
    z.refine((value) => value.trim() !== '', message),
    z.maxLength(max),
    noNul,
  );

const QuestionText = filled('Question text is required for question-based problems', statementLengthMax);
const OptionId = z.string().check(z.regex(/^option_\d{1,3}$/, 'An option id has the form option_0'));
const BlankId = z.string().check(z.regex(blankIdPattern, 'A blank id has letters, digits, - and _'));
const AnswerText = z.string().check(z.maxLength(answerLengthMax), noNul);

export const QuestionOption = z.object({
  id: OptionId,
  text: filled('An option needs a text', optionLengthMax),
  isCorrect: z._default(z.boolean(), false),
});
export type QuestionOption = z.infer<typeof QuestionOption>;

/** QUIZ-12; `caseSensitive` if capitals matter, as in code. */
export const BlankAnswer = z.object({
  id: BlankId,
  correctAnswer: AnswerText,
  alternatives: z._default(z.array(AnswerText).check(z.maxLength(alternativesMax)), []),
  caseSensitive: z._default(z.boolean(), false),
});
export type BlankAnswer = z.infer<typeof BlankAnswer>;

const fewOptions = 'Multiple choice questions must have at least 2 options';
const noCorrectOption = 'Multiple choice questions must have at least one correct answer';
const noTruth = 'True/False questions must have a correct answer selected';
const noBlank = 'Fill-in-the-blank questions must have at least one blank with an answer';
const isUnique = (ids: readonly string[]) => new Set(ids).size === ids.length;

/** D-21. Drops the fields of other question types, because forms keep them. */
const MultipleChoiceData = z.object({
  questionText: QuestionText,
  options: z.array(QuestionOption).check(
    z.minLength(optionsMin, fewOptions),
    z.maxLength(optionsMax, 'Multiple choice questions have at most 4 options'),
    z.refine((options) => options.some(({ isCorrect }) => isCorrect), noCorrectOption),
    z.refine(
      (options) => options.filter(({ isCorrect }) => isCorrect).length <= 1,
      'Multiple choice questions must have exactly one correct answer',
    ),
    z.refine((options) => isUnique(options.map(({ id }) => id)), 'Two options have the same id'),
  ),
});

const TrueFalseData = z.object({
  questionText: QuestionText,
  correctAnswer: z.boolean({ error: noTruth }),
});

const FillInTheBlankData = z
  .object({
    questionText: QuestionText,
    blankAnswers: z.array(BlankAnswer).check(
      z.minLength(1, noBlank),
      z.maxLength(blanksMax),
      z.superRefine((blanks, context) => {
        blanks.forEach(({ id, correctAnswer }, index) => {
          if (correctAnswer.trim() !== '') return;
          const message = `Blank "${id}" must have a correct answer`;
          context.addIssue({ code: 'custom', path: [index, 'correctAnswer'], message });
        });
      }),
    ),
  })
  .check(
    z.superRefine(({ questionText, blankAnswers }, context) => {
      const marked = blankIds(questionText);
      const answered = blankAnswers.map(({ id }) => id);
      if (marked.length === 0) {
        context.addIssue({ code: 'custom', path: ['blankAnswers'], message: noBlank });
      } else if (!isUnique(marked) || [...marked].sort().join() !== [...answered].sort().join()) {
        const message = 'Every blank must appear in the question exactly once and have one answer';
        context.addIssue({ code: 'custom', path: ['blankAnswers'], message });
      }
    }),
  );

const common = {
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

export const CreateMultipleChoice = z.object({
  ...common,
  type: z.literal('multiple-choice'),
  questionData: MultipleChoiceData,
});
export const CreateTrueFalse = z.object({
  ...common,
  type: z.literal('true-false'),
  questionData: TrueFalseData,
});
export const CreateFillInTheBlank = z.object({
  ...common,
  type: z.literal('fill-in-the-blank'),
  questionData: FillInTheBlankData,
});
export const CreateQuestion = z.discriminatedUnion('type', [
  CreateMultipleChoice,
  CreateTrueFalse,
  CreateFillInTheBlank,
]);
export type CreateQuestion = z.infer<typeof CreateQuestion>;

/** A question with its solution; never leaves the server. */
export type Question =
  | ({ type: 'multiple-choice' } & z.infer<typeof MultipleChoiceData>)
  | ({ type: 'true-false' } & z.infer<typeof TrueFalseData>)
  | ({ type: 'fill-in-the-blank' } & z.infer<typeof FillInTheBlankData>);

/** Option id, true or false, or texts by blank id. */
export const Answer = z.union([z.boolean(), OptionId, z.record(BlankId, AnswerText)]);
export type Answer = z.infer<typeof Answer>;
