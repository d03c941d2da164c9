import type { ProblemDetail } from '../../../contract/entities/problem';
import { isQuestionType } from '../../../contract/rules/question-type';
import { FactsLine } from '../../parts/problem/facts-line';
import { ProblemImages, StatementLanguages } from '../../parts/problem/statement-tools';
import { useShownStatement } from '../../parts/problem/use-shown-statement';
import { Page } from '../../ui/page';
import { messages } from './messages';
import { QuestionForm } from './question-form';

interface ContestQuestionProps {
  account: string;
  problem: ProblemDetail;
  contestSlug: string;
  /** The run continues on another device. */
  isReadOnly: boolean;
}

/** Accepts one answer and does not reveal the correct one (D-31, D-33). */
export function ContestQuestion({ account, problem: own, contestSlug, isReadOnly }: ContestQuestionProps) {
  const problem = useShownStatement(own);
  const { type, question } = problem;
  if (!question || !isQuestionType(type)) return null;
  return (
    <ProblemImages problem={problem} load={() => import('../../data/images/watch-images')}>
      <Page
        title={problem.title}
        narrow
        intro={
          <FactsLine
            difficulty={problem.difficulty}
            facts={[messages.types[type], messages.oneAttempt]}
            problemID={problem.id}
          />
        }
      >
        <StatementLanguages problem={problem} />
        <QuestionForm
          key={`${account}/${problem.id}`}
          account={account}
          problem={problem}
          type={type}
          question={question}
          contestSlug={contestSlug}
          isReadOnly={isReadOnly}
        />
      </Page>
    </ProblemImages>
  );
}
