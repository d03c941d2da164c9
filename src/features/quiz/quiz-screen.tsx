import type { ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import type { ProblemDetail } from '../../../contract/entities/problem/problem';
import type { PublicQuestion } from '../../../contract/entities/public-question';
import type { QuestionType } from '../../../contract/rules/question-type';
import { accountKey, session } from '../../auth/session';
import { ClosedNotice } from '../../parts/problem/closed-notice';
import { TagLink } from '../../parts/tag-link';
import { BackLink } from '../../ui/back-link';
import { messages } from './messages';
import { QuestionPage } from './question-page';
import styles from './quiz.module.css';

interface QuizScreenProps {
  problem: ProblemDetail;
  type: QuestionType;
  question: PublicQuestion;
  challengeID: string | undefined;
  from: string | undefined;
  help?: ReactNode;
  /** Below the result of an answer. */
  wayOn?: ReactNode;
}

/** D-33 */
export function QuizScreen({ problem, type, question, challengeID, from, help, wayOn }: QuizScreenProps) {
  useSnapshot(session);
  const account = accountKey();
  const back = challengeID === undefined ? '/explore' : `/challenges/${encodeURIComponent(challengeID)}`;
  return (
    <QuestionPage
      account={account}
      problem={problem}
      type={type}
      question={question}
      challengeID={challengeID}
      isPrivate={!problem.public}
      above={
        <BackLink
          from={from}
          fallback={back}
          label={challengeID === undefined ? messages.explore : messages.challenge}
        />
      }
      notice={<ClosedNotice closedBy={problem.closedBy} />}
      wayOn={wayOn}
    >
      <p className={styles.tags}>
        {problem.tags.map((tag) => (
          <TagLink key={tag} tag={tag} />
        ))}
      </p>
      {help}
    </QuestionPage>
  );
}
