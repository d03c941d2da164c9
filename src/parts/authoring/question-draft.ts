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
import { sentence } from '../../lib/translation';
import '../../lib/schema/validate';
import { messages } from './messages';

/** Fields of all three types, so that switching the type loses nothing. */
export interface QuestionDraft {
  questionText: string;
  options: QuestionOption[];
  correctAnswer: boolean | null;
  /** Includes removed blanks, so that a restored marker gets its answer back. */
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

/** Reads a stored or imported question; invalid fields get their defaults. */
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

/** The text's blanks in order, without duplicates, with known answers (QUIZ-12). */
export function markedBlanks({ questionText, blankAnswers }: QuestionDraft): BlankAnswer[] {
  const known = new Map(blankAnswers.map((blank) => [blank.id, blank]));
  return [...new Set(blankIds(questionText))].map((id) => known.get(id) ?? emptyBlank(id));
}

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

/** Faults by field path: `questionText`, `options.1.text`, `blankAnswers.0.correctAnswer`. */
export type QuestionFaults = Readonly<Record<string, string>>;

/** The first schema issue per field, in field order. */
export function questionFaults(type: QuestionType, draft: QuestionDraft): QuestionFaults {
  const issues = schemas[type].safeParse(questionData(type, draft)).error?.issues ?? [];
  const faults: Record<string, string> = {};
  for (const { path, message } of issues) {
    const field = fieldOf(path);
    faults[field] ??= /^Invalid input|^Too /.test(message) ? limitMessage(field) : sentence(message);
  }
  return faults;
}

/** All alternatives share one field. */
function fieldOf(path: readonly PropertyKey[]): string {
  const field = path.map(String);
  return (field[2] === 'alternatives' ? field.slice(0, 3) : field).join('.');
}

function limitMessage(field: string): string {
  if (field.endsWith('.alternatives')) return messages.alternativesLimit;
  if (field.endsWith('.correctAnswer')) return messages.answerTooLong;
  if (field === 'blankAnswers') return messages.blanksLimit;
  if (field.startsWith('options.')) return messages.optionTooLong;
  return messages.textTooLong;
}
