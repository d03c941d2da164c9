import { RotateCcw, Send } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useId, useState } from 'react';
import { useSnapshot } from 'valtio';
import type { KeptResult } from '../../../contract/entities/practice';
import type { ProblemDetail } from '../../../contract/entities/problem/problem';
import type { PublicQuestion } from '../../../contract/entities/public-question';
import type { QuestionType } from '../../../contract/rules/question-type';
import {
  chooseStatementLanguage,
  explainedIn,
  languagesOf,
} from '../../../contract/rules/statement/statement-languages';
import { useStatementWishes } from '../../parts/problem/use-shown-statement';
import { withUnderscores } from '../../parts/with-underscores';
import { syncStatus } from '../../sync/network/sync-status';
import { Button } from '../../ui/button';
import { SkeletonLines } from '../../ui/skeleton';
import { Rendered } from '../../ui/text/rendered';
import { useMarkdown } from '../../ui/text/use-markdown';
import { useKeptFocus } from '../../ui/use-kept-focus';
import { AnswerInputs } from './answer-inputs';
import { AnswerResult } from './answer-result';
import { firstAnswer, missingText, waitingText } from './answer-status';
import { messages } from './messages';
import styles from './quiz.module.css';
import { type AnsweredIn, useAnswer } from './use-answer';

interface QuestionFormProps extends AnsweredIn {
  account: string;
  problem: ProblemDetail;
  type: QuestionType;
  question: PublicQuestion;
  isReadOnly?: boolean;
  /** Below the result. */
  wayOn?: ReactNode;
}

/** Answered: Submit gives way to Answer again, and that to the answer. */
const focusPlaces = { submit: ['submit', 'again'], again: ['answer'] };

/** Another question or account needs another React `key`. */
export function QuestionForm({
  account,
  problem,
  type,
  question,
  isReadOnly = false,
  wayOn,
  ...place
}: QuestionFormProps) {
  const { network } = useSnapshot(syncStatus);
  const own = useAnswer(account, problem.id, place);
  const [isNew, setIsNew] = useState(false);
  const form = useKeptFocus<HTMLFormElement>(focusPlaces);
  const missingId = useId();
  const options = question.options?.map(({ text }) => text) ?? [];
  const isDescribed = problem.description.trim() !== question.questionText.trim();
  const description = isDescribed ? problem.description : '';
  const texts = useMarkdown([description, withUnderscores(question.questionText), ...options]);
  const wishes = useStatementWishes();
  const inShownLanguage = (result: KeptResult) =>
    explainedIn(result, chooseStatementLanguage(languagesOf(problem), wishes));
  const { shown } = own;
  useFocusOnPage(form, [place.contestSlug, shown, isNew].every(Boolean));
  if (!texts || shown === undefined) {
    return (
      <div className={styles.waiting}>
        <SkeletonLines count={8} />
      </div>
    );
  }
  const [about, text, ...optionTexts] = texts;
  const draft = own.draft ?? firstAnswer(question, problem.id, account);
  const answer = shown ? shown.answer : draft;
  const missing = isReadOnly ? messages.readOnly : missingText(type, question, draft);
  const waiting = shown ? waitingText(shown, network) : '';
  return (
    <form
      ref={form}
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (shown || draft === undefined || missing !== '') return;
        setIsNew(true);
        void own.submit(draft);
      }}
    >
      {about?.hasChildNodes() && <Rendered content={about} />}
      {text && <Rendered content={text} />}
      <div data-action="answer">
        <AnswerInputs
          type={type}
          question={question}
          texts={optionTexts}
          answer={answer}
          locked={shown !== null || isReadOnly}
          right={shown?.result?.correctAnswer}
          onChoose={own.choose}
        />
      </div>
      <div className={styles.actions}>
        {shown ? (
          shown.receipt !== 'saved' &&
          place.contestSlug === undefined && (
            <Button data-action="again" icon={<RotateCcw aria-hidden />} onClick={own.again}>
              {messages.answerAgain}
            </Button>
          )
        ) : (
          <Button
            type="submit"
            data-action="submit"
            look="primary"
            icon={<Send aria-hidden />}
            disabled={own.isWriting || missing !== ''}
            aria-describedby={missing === '' ? undefined : missingId}
          >
            {messages.submit}
          </Button>
        )}
        {!shown && missing !== '' && (
          <p id={missingId} className={styles.message}>
            {missing}
          </p>
        )}
        <p role="status" className={styles.message}>
          {waiting}
          {!shown && own.isDraftSaved && messages.draftSaved}
        </p>
      </div>
      {/* Mounted before the result: screen readers skip regions that come with their content. */}
      <div className={styles.results} role="status">
        {shown?.result && (
          <AnswerResult result={inShownLanguage(shown.result)} question={question} isNew={isNew} />
        )}
      </div>
      {shown?.result && wayOn}
    </form>
  );
}

/** In a contest nothing takes the place of Submit. The other problems are at the top of the page. */
function useFocusOnPage(form: RefObject<HTMLFormElement | null>, isSubmitted: boolean): void {
  useEffect(() => {
    if (!isSubmitted || document.activeElement !== document.body) return;
    form.current?.closest('main')?.focus({ preventScroll: true });
  }, [form, isSubmitted]);
}
