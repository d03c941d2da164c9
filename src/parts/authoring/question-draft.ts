/** A question that is being written: what its fields hold, what it becomes, and what is wrong with it. Pure. */
import * as z from 'zod/mini';
import {
  type BlankAnswer,
  CreateFillInTheBlank,
  CreateMultipleChoice,
  CreateTrueFalse,
  type QuestionOption,
} from '../../../contract/entities/question';
import { questionLimits } from '../../../contract/limits';
import { blankIds } from '../../../contract/rules/blank-markers';
import type { QuestionType } from '../../../contract/rules/question-type';
import '../../lib/schema/validate';

/** The members of all three types, so that another type and back again loses nothing. */
export interface QuestionDraft {
  questionText: string;
  options: QuestionOption[];
  correctAnswer: boolean | null;
  /** Of blanks that were taken out of the text as well: who puts a marker back finds its answer. */
  blankAnswers: BlankAnswer[];
}

export function newQuestionDraft(): QuestionDraft {
  const options = Array.from({ length: questionLimits.optionsMin }, (_, at) => emptyOption(at));
  return { questionText: '', options, correctAnswer: null, blankAnswers: [] };
}

/** QUIZ-6 */
export const optionId = (index: number) => `option_${index}`;
export const emptyOption = (index: number): QuestionOption => ({
  id: optionId(index),
  text: '',
  isCorrect: false,
});
const emptyBlank = (id: string): BlankAnswer => ({
  id,
  correctAnswer: '',
  alternatives: [],
  caseSensitive: false,
});

const Kept = {
  questionText: z.string(),
  options: z
    .array(z.object({ id: z.string(), text: z.string(), isCorrect: z.boolean() }))
    .check(z.minLength(questionLimits.optionsMin), z.maxLength(questionLimits.optionsMax)),
  correctAnswer: z.nullable(z.boolean()),
  blankAnswers: z.array(
    z.object({
      id: z.string(),
      correctAnswer: z.string(),
      alternatives: z.array(z.string()),
      caseSensitive: z.boolean(),
    }),
  ),
};

/** A question as it was kept or imported: whatever is not in the draft's shape begins anew. */
export function readQuestionDraft(kept: unknown): QuestionDraft {
  const held = z.safeParse(z.record(z.string(), z.unknown()), kept).data ?? {};
  const begun = newQuestionDraft();
  return {
    questionText: Kept.questionText.safeParse(held.questionText).data ?? begun.questionText,
    options: Kept.options.safeParse(held.options).data ?? begun.options,
    correctAnswer: Kept.correctAnswer.safeParse(held.correctAnswer).data ?? begun.correctAnswer,
    blankAnswers: Kept.blankAnswers.safeParse(held.blankAnswers).data ?? begun.blankAnswers,
  };
}

/** The blanks that the text has, in reading order, each once, with the answers that are known of them (QUIZ-12). */
export function markedBlanks({ questionText, blankAnswers }: QuestionDraft): BlankAnswer[] {
  const known = new Map(blankAnswers.map((blank) => [blank.id, blank]));
  return [...new Set(blankIds(questionText))].map((id) => known.get(id) ?? emptyBlank(id));
}

/** What a new problem of this type has as its `questionData`, unchecked. */
export function questionData(type: QuestionType, draft: QuestionDraft) {
  const { questionText, options, correctAnswer } = draft;
  switch (type) {
    case 'multiple-choice':
      return { questionText, options: options.map((option, at) => ({ ...option, id: optionId(at) })) };
    case 'true-false':
      return { questionText, correctAnswer };
    case 'fill-in-the-blank':
      return { questionText, blankAnswers: markedBlanks(draft).map(tidy) };
    default:
      return type satisfies never;
  }
}

const tidy = ({ alternatives, ...blank }: BlankAnswer): BlankAnswer => ({
  ...blank,
  alternatives: alternatives.map((text) => text.trim()).filter((text) => text !== ''),
});

const schemas = {
  'multiple-choice': CreateMultipleChoice.shape.questionData,
  'true-false': CreateTrueFalse.shape.questionData,
  'fill-in-the-blank': CreateFillInTheBlank.shape.questionData,
};

/** What is wrong, by the path of its field within the question: `questionText`, `options.1.text`, `blankAnswers.0.correctAnswer`. */
export type QuestionFaults = Readonly<Record<string, string>>;

/** The contract's schema says it: the first fault of each field, in the order in which they stand. */
export function questionFaults(type: QuestionType, draft: QuestionDraft): QuestionFaults {
  const issues = schemas[type].safeParse(questionData(type, draft)).error?.issues ?? [];
  const faults: Record<string, string> = {};
  for (const { path, message } of issues) {
    const field = fieldOf(path);
    faults[field] ??= /^Invalid input|^Too /.test(message) ? limitWords(field) : message;
  }
  return faults;
}

/** Alternatives are written in one field. */
function fieldOf(path: readonly PropertyKey[]): string {
  const field = path.map(String);
  return (field[2] === 'alternatives' ? field.slice(0, 3) : field).join('.');
}

const { optionLengthMax, blanksMax, alternativesMax, answerLengthMax } = questionLimits;

/** For where the schema has no words of its own. */
function limitWords(field: string): string {
  if (field.endsWith('.alternatives')) {
    return `At most ${alternativesMax} alternatives, each of at most ${answerLengthMax} characters`;
  }
  if (field.endsWith('.correctAnswer')) return `At most ${answerLengthMax} characters`;
  if (field === 'blankAnswers') return `At most ${blanksMax} blanks`;
  if (field.startsWith('options.')) return `At most ${optionLengthMax} characters`;
  return 'The text is too long';
}
