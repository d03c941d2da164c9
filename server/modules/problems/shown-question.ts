import type { Question } from '../../../contract/entities/question';
import type { ShownQuestion } from '../../../contract/entities/shown-question';

/** Member by member, so that the solution cannot slip through. */
export function toShownQuestion(question: Question): ShownQuestion {
  const { questionText } = question;
  if (question.type !== 'multiple-choice') return { questionText };
  return { questionText, options: question.options.map(({ id, text }) => ({ id, text })) };
}
