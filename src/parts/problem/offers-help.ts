import type { ProblemDetail } from '../../../contract/entities/problem/problem';
import { isQuestionType } from '../../../contract/rules/question-type';

/** Whether there is anything below the problem: hints, an editorial, or the solutions of others. */
export const offersHelp = ({ type, hintCount = 0, hasEditorial = false }: ProblemDetail): boolean =>
  hintCount > 0 || hasEditorial || !isQuestionType(type);
