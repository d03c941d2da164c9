import type { ProblemDetail } from '../../../contract/entities/problem/problem';
import { isQuestionType } from '../../../contract/rules/question-type';
import { useShownStatement } from '../../parts/problem/use-shown-statement';
import { QuestionPage } from './question-page';

interface ContestQuestionProps {
  account: string;
  problem: ProblemDetail;
  contestSlug: string;
  /** The run continues on another device. */
  isReadOnly: boolean;
}

/** Accepts one answer and does not reveal the correct one (D-31, D-33). */
export function ContestQuestion({ problem: own, ...place }: ContestQuestionProps) {
  const problem = useShownStatement(own);
  const { type, question } = problem;
  if (!question || !isQuestionType(type)) return null;
  return <QuestionPage problem={problem} type={type} question={question} {...place} />;
}
