import * as z from 'zod/mini';
import {
  type BlankAnswer,
  CreateFillInTheBlank,
  CreateMultipleAnswer,
  CreateMultipleChoice,
  CreateOrdering,
  CreateTrueFalse,
  type QuestionOption,
} from '../../../contract/entities/question';
import { questionLimits } from '../../../contract/limits';
import type { QuestionType } from '../../../contract/rules/question-type';
import { blankIds } from '../../../contract/rules/statement/blank-markers';
import { sentence } from '../../lib/translation';
import '../../lib/schema/validate';
import { messages } from './messages';
import { repeatedOrders } from './repeated-orders';

/** A line of an ordering question. */
export interface LineDraft {
  /** Stable while lines move. */
  key: string;
  text: string;
}

/** Fields of all types, so that switching the type loses nothing. */
export interface QuestionDraft {
  questionText: string;
  options: QuestionOption[];
  correctAnswer: boolean | null;
  /** Includes removed blanks, so that a restored marker gets its answer back. */
  blankAnswers: BlankAnswer[];
  partialPoints: boolean;
  /** In the right order. */
  lines: LineDraft[];
  /** Other right orders, as keys of all lines. */
  otherOrders: string[][];
  isCode: boolean;
}

export function newQuestionDraft(): QuestionDraft {
  const options = Array.from({ length: questionLimits.optionsMin }, (_, at) => emptyOption(at));
  const answers = { options, correctAnswer: null, blankAnswers: [], partialPoints: false };
  return { questionText: '', ...answers, ...ordering(['', '']), otherOrders: [], isCode: false };
}

/** QUIZ-6 */
export const optionId = (index: number) => `option_${index}`;
export const emptyOption = (index: number): QuestionOption => ({
  id: optionId(index),
  text: '',
  isCorrect: false,
});
const lineKey = (index: number) => `line${index + 1}`;
const ordering = (texts: readonly string[]) => ({
  lines: texts.map((text, at) => ({ key: lineKey(at), text })),
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
    .check(z.minLength(questionLimits.optionsMin), z.maxLength(questionLimits.manyOptionsMax)),
  correctAnswer: z.nullable(z.boolean()),
  blankAnswers: z.array(
    z.object({
      id: z.string(),
      correctAnswer: z.string(),
      alternatives: z.array(z.string()),
      caseSensitive: z.boolean(),
    }),
  ),
  partialPoints: z.boolean(),
  /** In a draft. */
  lines: z.array(z.object({ key: z.string(), text: z.string() })),
  otherOrders: z.array(z.array(z.string())),
  /** In a package or a published question. */
  lineTexts: z.array(z.string()),
  orderPlaces: z.array(z.array(z.int())),
  isCode: z.boolean(),
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
    partialPoints: Kept.partialPoints.safeParse(held.partialPoints).data ?? begun.partialPoints,
    isCode: Kept.isCode.safeParse(held.isCode).data ?? begun.isCode,
    ...readLines(held, begun),
  };
}

function readLines(held: Record<string, unknown>, begun: QuestionDraft) {
  const texts = Kept.lineTexts.safeParse(held.lines).data;
  const lines = texts ? ordering(texts).lines : Kept.lines.safeParse(held.lines).data;
  if (!lines || lines.length === 0) return { lines: begun.lines, otherOrders: [] };
  const keys = lines.map(({ key }) => key);
  const places = texts && Kept.orderPlaces.safeParse(held.otherOrders).data;
  const orders =
    places?.map((order) => order.flatMap((place) => keys[place] ?? [])) ??
    Kept.otherOrders.safeParse(held.otherOrders).data ??
    [];
  const otherOrders = orders.filter((order) => [...order].sort().join() === [...keys].sort().join());
  return { lines, otherOrders };
}

/** The text's blanks in order, without duplicates, with known answers (QUIZ-12). */
export function markedBlanks({ questionText, blankAnswers }: QuestionDraft): BlankAnswer[] {
  const known = new Map(blankAnswers.map((blank) => [blank.id, blank]));
  return [...new Set(blankIds(questionText))].map((id) => known.get(id) ?? emptyBlank(id));
}

export function questionData(type: QuestionType, draft: QuestionDraft) {
  const { questionText, correctAnswer, partialPoints, lines, isCode } = draft;
  const options = draft.options.map((option, at) => ({ ...option, id: optionId(at) }));
  switch (type) {
    case 'multiple-choice':
      return { questionText, options };
    case 'multiple-answer':
      return { questionText, options, partialPoints };
    case 'ordering': {
      const placeOf = new Map(lines.map(({ key }, at) => [key, at]));
      const otherOrders = draft.otherOrders.map((order) => order.flatMap((key) => placeOf.get(key) ?? []));
      return { questionText, lines: lines.map(({ text }) => text.trimEnd()), otherOrders, isCode };
    }
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
  'multiple-answer': CreateMultipleAnswer.shape.questionData,
  ordering: CreateOrdering.shape.questionData,
};

/** Faults by field path: `questionText`, `options.1.text`, `blankAnswers.0.correctAnswer`. */
export type QuestionFaults = Readonly<Record<string, string>>;

/** The first schema issue per field, in field order, then repeated orders. */
export function questionFaults(type: QuestionType, draft: QuestionDraft): QuestionFaults {
  const data = questionData(type, draft);
  const issues = schemas[type].safeParse(data).error?.issues ?? [];
  const faults: Record<string, string> = {};
  for (const { path, message } of issues) {
    const field = fieldOf(path);
    faults[field] ??= /^Invalid input|^Too /.test(message) ? limitMessage(field) : sentence(message);
  }
  return data.lines ? { ...repeatedOrders(data), ...faults } : faults;
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
  if (field.startsWith('lines.')) return messages.lineTooLong;
  if (field.startsWith('options.')) return messages.optionTooLong;
  return messages.textTooLong;
}
