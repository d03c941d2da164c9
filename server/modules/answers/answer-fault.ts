import type { Answer, Question } from '../../../contract/entities/question';
import { sortedLines } from '../../../contract/rules/questions/ordering-lines';

const otherType = 'This is not an answer to this kind of question.';
const unknownOption = 'The answer has an option that the question does not have.';
const wrongOrder = 'The answer must have each line of the question exactly once.';

/** Why `judgeAnswer` does not judge an answer. */
export function answerFault(question: Question, answer: Answer): string {
  if (question.type === 'multiple-choice') return typeof answer === 'string' ? unknownOption : otherType;
  if (!Array.isArray(answer)) return otherType;
  const options = question.type === 'multiple-answer' ? question.options : undefined;
  if (options) return answer.some((id) => id.startsWith('line_')) ? otherType : unknownOption;
  const lines = question.type === 'ordering' ? sortedLines(question.lines) : undefined;
  return lines && answer.every((id) => id.startsWith('line_')) ? wrongOrder : otherType;
}
