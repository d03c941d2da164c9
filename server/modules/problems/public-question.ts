import type { PublicQuestion } from '../../../contract/entities/public-question';
import type { Question } from '../../../contract/entities/question';

/** Member by member, so that the solution cannot slip through. */
export function toPublicQuestion(question: Question): PublicQuestion {
  const { questionText } = question;
  if (question.type !== 'multiple-choice') return { questionText };
  return { questionText, options: question.options.map(({ id, text }) => ({ id, text })) };
}
