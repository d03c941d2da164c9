import type { ProblemType } from '../../contract/limits';
import { isQuestionType } from '../../contract/rules/question-type';

/** The route on which a problem is worked on. `undefined`: a copy from before types were told; the solve page leads on from there. */
export function workRoute(type: ProblemType | undefined): '/quiz/$problemID' | '/code/$problemID' {
  return type !== undefined && isQuestionType(type) ? '/quiz/$problemID' : '/code/$problemID';
}
