import type { ProblemType } from '../../contract/limits';
import { isQuestionType } from '../../contract/rules/question-type';

/** The route for solving a problem. `undefined`: an old copy without a type; the solve page redirects. */
export function workRoute(type: ProblemType | undefined): '/quiz/$problemID' | '/code/$problemID' {
  return type !== undefined && isQuestionType(type) ? '/quiz/$problemID' : '/code/$problemID';
}
