import type { PublicQuestion } from '../../../contract/entities/public-question';
import type { Answer } from '../../../contract/entities/question';
import { blankIds } from '../../../contract/rules/blank-markers';
import type { QuestionType } from '../../../contract/rules/question-type';
import type { AnswerRow } from '../../data/work/answers';
import { messages as partMessages } from '../../parts/messages';
import { messages } from './messages';

export function isComplete(
  type: QuestionType,
  { questionText }: PublicQuestion,
  answer: Answer | undefined,
): boolean {
  if (answer === undefined) return false;
  if (type !== 'fill-in-the-blank') return true;
  return typeof answer === 'object' && blankIds(questionText).every((id) => (answer[id] ?? '').trim() !== '');
}

/** As Markdown: the option's text, a word, or the blanks' texts in order. */
export function rightAnswerText({ questionText, options }: PublicQuestion, right: Answer): string {
  if (typeof right === 'boolean') return right ? messages.true : messages.false;
  if (typeof right === 'string') return options?.find(({ id }) => id === right)?.text ?? right;
  return blankIds(questionText)
    .map((id, index) => `${index + 1}. ${asCode(right[id] ?? '')}`)
    .join('\n');
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
