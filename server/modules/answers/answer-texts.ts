import type { Answer, Question } from '../../../contract/entities/question';
import { sortedLines } from '../../../contract/rules/questions/ordering-lines';
import { blankIds } from '../../../contract/rules/statement/blank-markers';

/** What the user chose, ordered or typed. Options, lines and blanks that no longer exist appear as sent. */
export function answerTexts(question: Question | null, answer: Answer): string[] {
  if (typeof answer === 'boolean') return [answer ? 'True' : 'False'];
  if (typeof answer === 'string' || Array.isArray(answer)) {
    const texts = new Map(partsOf(question).map(({ id, text }) => [id, text]));
    return [answer].flat().map((id) => texts.get(id) ?? id);
  }
  const ids = question?.type === 'fill-in-the-blank' ? blankIds(question.questionText) : Object.keys(answer);
  return ids.map((id) => answer[id] ?? '');
}

function partsOf(question: Question | null): readonly { id: string; text: string }[] {
  if (question?.type === 'ordering') return sortedLines(question.lines);
  return question && 'options' in question ? question.options : [];
}
