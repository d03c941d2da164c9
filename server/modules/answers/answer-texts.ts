import type { Answer, Question } from '../../../contract/entities/question';
import { blankIds } from '../../../contract/rules/blank-markers';

/** What the user chose or typed. Options and blanks that no longer exist appear as sent. */
export function answerTexts(question: Question | null, answer: Answer): string[] {
  if (typeof answer === 'boolean') return [answer ? 'True' : 'False'];
  if (typeof answer === 'string') {
    const options = question?.type === 'multiple-choice' ? question.options : [];
    return [options.find(({ id }) => id === answer)?.text ?? answer];
  }
  const ids = question?.type === 'fill-in-the-blank' ? blankIds(question.questionText) : Object.keys(answer);
  return ids.map((id) => answer[id] ?? '');
}
