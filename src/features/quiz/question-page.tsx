import type { ReactNode } from 'react';
import type { ProblemDetail } from '../../../contract/entities/problem/problem';
import type { PublicQuestion } from '../../../contract/entities/public-question';
import type { QuestionType } from '../../../contract/rules/question-type';
import { FactsLine } from '../../parts/problem/facts-line';
import { ProblemImages, StatementLanguages } from '../../parts/problem/statement-tools';
import { Page } from '../../ui/page';
import { messages } from './messages';
import { QuestionForm } from './question-form';
import type { AnsweredIn } from './use-answer';

interface QuestionPageProps extends AnsweredIn {
  account: string;
  problem: ProblemDetail;
  type: QuestionType;
  question: PublicQuestion;
  isReadOnly?: boolean;
  isPrivate?: boolean;
  above?: ReactNode;
  /** Between the title and the question. */
  notice?: ReactNode;
  /** Below the result of an answer. */
  wayOn?: ReactNode;
  children?: ReactNode;
}

/** A question in practice and in contests. */
export function QuestionPage(props: QuestionPageProps) {
  const { account, problem, type, isPrivate = false, above, notice, children, ...form } = props;
  const facts = [messages.types[type], ...(form.contestSlug === undefined ? [] : [messages.oneAttempt])];
  return (
    <ProblemImages problem={problem} load={() => import('../../data/images/watch-images')}>
      <Page
        title={problem.title}
        narrow
        above={above}
        intro={
          <FactsLine
            difficulty={problem.difficulty}
            facts={facts}
            problemID={problem.id}
            isPrivate={isPrivate}
          />
        }
      >
        {notice}
        <StatementLanguages problem={problem} />
        <QuestionForm
          key={`${account}/${problem.id}`}
          account={account}
          problem={problem}
          type={type}
          {...form}
        />
        {children}
      </Page>
    </ProblemImages>
  );
}
