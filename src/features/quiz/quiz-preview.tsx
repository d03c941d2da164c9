import { Send } from 'lucide-react';
import type { ProblemDetail } from '../../../contract/entities/problem/problem';
import { isQuestionType } from '../../../contract/rules/question-type';
import { FactsLine } from '../../parts/problem/facts-line';
import { ProblemImages, ProblemOrigin, StatementLanguages } from '../../parts/problem/statement-tools';
import { useShownStatement } from '../../parts/problem/use-shown-statement';
import { withUnderscores } from '../../parts/with-underscores';
import { Button } from '../../ui/button';
import { Page } from '../../ui/page';
import { SkeletonLines } from '../../ui/skeleton';
import { Rendered } from '../../ui/text/rendered';
import { useMarkdown } from '../../ui/text/use-markdown';
import { AnswerInputs } from './answer-inputs';
import { firstAnswer } from './answer-status';
import { messages } from './messages';
import styles from './quiz.module.css';

/** D-3: an unpublished question, without submission. */
export function QuizPreview({ problem }: { problem: ProblemDetail }) {
  const { type, difficulty, id } = problem;
  const shown = useShownStatement(problem);
  if (!isQuestionType(type)) return null;
  return (
    <ProblemImages problem={problem} load={() => import('../../data/images/watch-images')}>
      <Page
        title={shown.title}
        narrow
        intro={<FactsLine difficulty={difficulty} facts={[messages.types[type]]} problemID={id} />}
      >
        <StatementLanguages problem={problem} />
        <QuestionPreview problem={shown} />
        <ProblemOrigin credits={problem.credits} />
      </Page>
    </ProblemImages>
  );
}

/** The question with inputs that cannot be used. */
export function QuestionPreview({ problem: { id, question, type } }: { problem: ProblemDetail }) {
  const options = question?.options?.map(({ text }) => text) ?? [];
  const texts = useMarkdown([withUnderscores(question?.questionText ?? ''), ...options]);
  if (!question || !isQuestionType(type)) return null;
  if (!texts) return <SkeletonLines count={8} />;
  const [text, ...optionTexts] = texts;
  return (
    <div className={styles.form}>
      {text && <Rendered content={text} />}
      <AnswerInputs
        type={type}
        question={question}
        texts={optionTexts}
        answer={firstAnswer(question, id, '')}
        locked
        right={undefined}
        onChoose={() => {}}
      />
      <div className={styles.actions}>
        <Button look="primary" icon={<Send aria-hidden />} disabled>
          {messages.submit}
        </Button>
      </div>
    </div>
  );
}
