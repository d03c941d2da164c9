import type { PublicQuestion } from '../../../contract/entities/public-question';
import type { Answer } from '../../../contract/entities/question';
import type { QuestionType } from '../../../contract/rules/question-type';
import { startingOrder } from '../../../contract/rules/questions/ordering-lines';
import { blankIds } from '../../../contract/rules/statement/blank-markers';
import type { AnswerRow } from '../../data/work/answers';
import { messages as partMessages } from '../../parts/messages';
import { messages } from './messages';

/** The reason why the answer cannot be submitted yet; '' for none. */
export function missingText(
  type: QuestionType,
  { questionText }: PublicQuestion,
  answer: Answer | undefined,
): string {
  const { missing } = messages;
  switch (type) {
    case 'multiple-choice':
      return answer === undefined ? missing.option : '';
    case 'true-false':
      return answer === undefined ? missing.truth : '';
    case 'multiple-answer':
      return Array.isArray(answer) && answer.length > 0 ? '' : missing.options;
    case 'ordering':
      return '';
    case 'fill-in-the-blank': {
      const texts = textsOf(answer);
      const empty = blankIds(questionText).flatMap((id, at) => ((texts[id] ?? '').trim() ? [] : [at + 1]));
      return empty.length > 0 ? missing.blanks(empty) : '';
    }
    default:
      return type satisfies never;
  }
}

/** The order of the lines before the user moves one. Other types begin without an answer. */
export function firstAnswer(
  { lines }: PublicQuestion,
  problemID: string,
  account: string,
): string[] | undefined {
  return lines && startingOrder(lines, problemID, account);
}

/** Texts by blank id. */
export const textsOf = (answer: Answer | undefined): Readonly<Record<string, string>> =>
  typeof answer === 'object' && !Array.isArray(answer) ? answer : {};

/** As Markdown: the options' texts, a word, or the lines or blanks' texts in order. */
export function rightAnswerText(question: PublicQuestion, right: Answer): string {
  const { questionText, options = [], lines, isCode } = question;
  if (typeof right === 'boolean') return right ? messages.true : messages.false;
  const texts = new Map([...options, ...(lines ?? [])].map(({ id, text }) => [id, text]));
  if (typeof right === 'string') return texts.get(right) ?? right;
  if (Array.isArray(right)) {
    const named = right.map((id) => texts.get(id) ?? id);
    if (isCode) return asCodeBlock(named.join('\n'));
    return named
      .map((text, at) => `${lines ? `${at + 1}.` : '-'} ${text.replaceAll('\n', '\n  ')}`)
      .join('\n');
  }
  return blankIds(questionText)
    .map((id, index) => `${index + 1}. ${asCode(right[id] ?? '')}`)
    .join('\n');
}

function asCodeBlock(text: string): string {
  const longest = Math.max(2, ...[...text.matchAll(/`+/g)].map(([run]) => run.length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}\n${text}\n${fence}`;
}

/** Literal text: the fence is longer than any run of backticks inside. */
function asCode(text: string): string {
  const longest = Math.max(0, ...[...text.matchAll(/`+/g)].map(([run]) => run.length));
  const fence = '`'.repeat(longest + 1);
  return longest === 0 ? `${fence}${text}${fence}` : `${fence} ${text} ${fence}`;
}

export function waitingText(row: AnswerRow, network: 'unknown' | 'online' | 'offline'): string {
  switch (row.receipt) {
    case 'saved':
      return network === 'offline' ? partMessages.savedOffline : partMessages.savedSending;
    case 'signInNeeded':
      return partMessages.savedSignInNeeded;
    case 'refused':
      return row.refusal?.message ?? messages.refused;
    case 'judged':
      return '';
    default:
      return row.receipt satisfies never;
  }
}
