import { Send } from 'lucide-react';
import type { ProblemDetail } from '../../../contract/entities/problem';
import { isQuestionType } from '../../../contract/rules/question-type';
import { FactsLine } from '../../parts/problem/facts-line';
import { withUnderscores } from '../../parts/with-underscores';
import { Button } from '../../ui/button';
import { Page } from '../../ui/page';
import { SkeletonLines } from '../../ui/skeleton';
import { Rendered } from '../../ui/text/rendered';
import { useMarkdown } from '../../ui/text/use-markdown';
import { AnswerInputs } from './answer-inputs';
import { messages } from './messages';
import styles from './quiz.module.css';

/** D-3: an unpublished question, without submission. */
export function QuizPreview({ problem }: { problem: ProblemDetail }) {
  const { question, type, difficulty, id } = problem;
  const options = question?.options?.map(({ text }) => text) ?? [];
  const texts = useMarkdown([withUnderscores(question?.questionText ?? ''), ...options]);
  if (!question || !isQuestionType(type)) return null;
  const [text, ...optionTexts] = texts ?? [];
  return (
    <Page
      title={problem.title}
      narrow
      intro={<FactsLine difficulty={difficulty} facts={[messages.types[type]]} problemID={id} />}
    >
      {texts ? (
        <div className={styles.form}>
          {text && <Rendered content={text} />}
          <AnswerInputs
            type={type}
            question={question}
            texts={optionTexts}
            answer={undefined}
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
      ) : (
        <SkeletonLines count={8} />
      )}
    </Page>
  );
}
