/** ENT-11, QUIZ-* */
import * as z from 'zod/mini';
import { questionLimits } from '../limits';
import { blankIdPattern, blankIds } from '../rules/statement/blank-markers';
import { noNul } from './no-nul';
import { CreateMultipleAnswer, type MultipleAnswerData } from './question-types/multiple-answer';
import { CreateOrdering, LineId, type OrderingData } from './question-types/ordering';
import {
  isUnique,
  OptionId,
  QuestionOption,
  QuestionText,
  questionFields,
} from './question-types/question-fields';

export { CreateMultipleAnswer, CreateOrdering, QuestionOption };

const { optionsMin, optionsMax, manyOptionsMax, linesMax, blanksMax, alternativesMax, answerLengthMax } =
  questionLimits;
const BlankId = z.string().check(z.regex(blankIdPattern, 'A blank id has letters, digits, - and _'));
const AnswerText = z.string().check(z.maxLength(answerLengthMax), noNul);

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

export const CreateMultipleChoice = z.object({
  ...questionFields,
  type: z.literal('multiple-choice'),
  questionData: MultipleChoiceData,
});
export const CreateTrueFalse = z.object({
  ...questionFields,
  type: z.literal('true-false'),
  questionData: TrueFalseData,
});
export const CreateFillInTheBlank = z.object({
  ...questionFields,
  type: z.literal('fill-in-the-blank'),
  questionData: FillInTheBlankData,
});
export const CreateQuestion = z.discriminatedUnion('type', [
  CreateMultipleChoice,
  CreateTrueFalse,
  CreateFillInTheBlank,
  CreateMultipleAnswer,
  CreateOrdering,
]);
export type CreateQuestion = z.infer<typeof CreateQuestion>;

/** A question with its solution; never leaves the server. */
export type Question =
  | ({ type: 'multiple-choice' } & z.infer<typeof MultipleChoiceData>)
  | ({ type: 'true-false' } & z.infer<typeof TrueFalseData>)
  | ({ type: 'fill-in-the-blank' } & z.infer<typeof FillInTheBlankData>)
  | ({ type: 'multiple-answer' } & MultipleAnswerData)
  | ({ type: 'ordering' } & OrderingData);

const distinct = z.refine<string[]>(isUnique, 'An answer has each option or line only once.');
const Texts = z
  .record(BlankId, AnswerText)
  .check(
    z.refine((texts) => Object.keys(texts).length <= blanksMax, `An answer has at most ${blanksMax} blanks.`),
  );

/** Option id, true or false, texts by blank id, ids of the chosen options, or ids of all lines in order. */
export const Answer = z.union([
  z.boolean(),
  OptionId,
  z.array(OptionId).check(z.minLength(1), z.maxLength(manyOptionsMax), distinct),
  z.array(LineId).check(z.minLength(1), z.maxLength(linesMax), distinct),
  Texts,
]);
export type Answer = z.infer<typeof Answer>;
