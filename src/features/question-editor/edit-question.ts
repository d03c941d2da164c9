import type { BlankAnswer, QuestionOption } from '../../../contract/entities/question';
import { questionLimits } from '../../../contract/limits';
import { blankIds } from '../../../contract/rules/statement/blank-markers';
import { emptyOption, optionId, type QuestionDraft } from '../../parts/authoring/question-draft';
import { messages } from './messages';

const numbered = (options: readonly QuestionOption[]) =>
  options.map((option, at) => ({ ...option, id: optionId(at) }));

/** QUIZ-4 */
export const canAddOption = (options: readonly QuestionOption[], max: number = questionLimits.optionsMax) =>
  options.length < max;
/** QUIZ-5 */
export const canRemoveOption = (options: readonly QuestionOption[]) =>
  options.length > questionLimits.optionsMin;

export function addOption(options: readonly QuestionOption[], max?: number): QuestionOption[] {
  return canAddOption(options, max) ? [...numbered(options), emptyOption(options.length)] : [...options];
}

export function removeOption(options: readonly QuestionOption[], index: number): QuestionOption[] {
  return canRemoveOption(options) ? numbered(options.filter((_, at) => at !== index)) : [...options];
}

/** QUIZ-3: exactly one correct option. */
export function markCorrect(options: readonly QuestionOption[], index: number): QuestionOption[] {
  return options.map((option, at) => ({ ...option, isCorrect: at === index }));
}

/** For questions with several right options. */
export function toggleCorrect(options: readonly QuestionOption[], index: number): QuestionOption[] {
  return options.map((option, at) => (at === index ? { ...option, isCorrect: !option.isCorrect } : option));
}

export function writeOption(
  options: readonly QuestionOption[],
  index: number,
  text: string,
): QuestionOption[] {
  return options.map((option, at) => (at === index ? { ...option, text } : option));
}

/** QUIZ-10: a marker with an unused id; ids of stored answers count as used. */
export function newMarker({ questionText, blankAnswers }: QuestionDraft): string {
  const taken = new Set([...blankIds(questionText), ...blankAnswers.map(({ id }) => id)]);
  let number = 1;
  while (taken.has(`blank${number}`)) number += 1;
  return `[[blank:blank${number}]]`;
}

export function writeBlank(blanks: readonly BlankAnswer[], changed: BlankAnswer): BlankAnswer[] {
  const others = blanks.filter(({ id }) => id !== changed.id);
  return [...others, changed];
}

/** Similar to a marker but invalid: without a name, or with an invalid one. */
const almostMarker = /\[\[\s*blank\b[^\]\n]*\]?\]?/gi;
const marker = /^\[\[blank:[A-Za-z0-9_-]{1,40}\]\]$/;

/** Probable mistakes of the author; they do not block. */
export function blankWarnings(questionText: string): string[] {
  const ids = blankIds(questionText);
  const repeated = [...new Set(ids.filter((id, at) => ids.indexOf(id) !== at))];
  const broken = [...questionText.matchAll(almostMarker)]
    .map(([text]) => text)
    .filter((text) => !marker.test(text));
  return [
    ...repeated.map((id) => messages.repeatedBlank(id)),
    ...[...new Set(broken)].map((text) => messages.invalidBlank(text)),
  ];
}
