import type { Question } from '../../../contract/entities/question';
import type { ShownQuestion } from '../../../contract/entities/shown-question';

/** The question as anybody may see it: member by member, so that nothing that tells what is right can slip through. */
export function toShownQuestion(question: Question): ShownQuestion {
  const { questionText } = question;
  if (question.type !== 'multiple-choice') return { questionText };
  return { questionText, options: question.options.map(({ id, text }) => ({ id, text })) };
}
