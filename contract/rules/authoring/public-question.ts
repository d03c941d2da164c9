import type { PublicQuestion } from '../../entities/public-question';
import type { Question } from '../../entities/question';
import { sortedLines } from '../questions/ordering-lines';

/** Member by member, so that the solution cannot slip through. */
export function toPublicQuestion(question: Question): PublicQuestion {
  const { questionText } = question;
  switch (question.type) {
    case 'true-false':
    case 'fill-in-the-blank':
      return { questionText };
    case 'multiple-choice':
      return { questionText, options: shownOptions(question.options) };
    case 'multiple-answer': {
      const { options, partialPoints } = question;
      return { questionText, options: shownOptions(options), ...(partialPoints && { partialPoints }) };
    }
    case 'ordering': {
      const { lines, isCode } = question;
      return { questionText, lines: sortedLines(lines), ...(isCode && { isCode }) };
    }
    default:
      return question satisfies never;
  }
}

const shownOptions = (options: readonly { id: string; text: string }[]) =>
  options.map(({ id, text }) => ({ id, text }));
