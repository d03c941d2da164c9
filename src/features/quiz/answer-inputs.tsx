import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import type { PublicQuestion } from '../../../contract/entities/public-question';
import type { Answer } from '../../../contract/entities/question';
import { questionLimits } from '../../../contract/limits';
import { blankIds } from '../../../contract/rules/blank-markers';
import type { QuestionType } from '../../../contract/rules/question-type';
import { classNames } from '../../ui/class-names';
import { Field } from '../../ui/form/field';
import { Rendered } from '../../ui/text/rendered';
import { messages } from './messages';
import styles from './quiz.module.css';

interface AnswerInputsProps {
  type: QuestionType;
  question: PublicQuestion;
  /** The rendered options, in order. */
  texts: readonly DocumentFragment[];
  answer: Answer | undefined;
  /** Already answered: read-only. */
  locked: boolean;
  right: Answer | undefined;
  onChoose(answer: Answer): void;
}

export function AnswerInputs({ type, question, texts, answer, locked, right, onChoose }: AnswerInputsProps) {
  if (type === 'fill-in-the-blank') {
    return <Blanks question={question} answer={answer} locked={locked} onChoose={onChoose} />;
  }
  const choices: { value: string | boolean; label: ReactNode }[] =
    type === 'true-false'
      ? [true, false].map((value) => ({ value, label: value ? messages.true : messages.false }))
      : (question.options ?? []).map(({ id, text }, index) => {
          const set = texts[index];
          return { value: id, label: set ? <Rendered content={set} /> : text };
        });
  return (
    <fieldset className={styles.choices} disabled={locked}>
      <legend className="visually-hidden">{messages.yourAnswer}</legend>
      {choices.map(({ value, label }, index) => (
        <label key={String(value)} className={classNames(styles.choice, right === value && styles.right)}>
          <input type="radio" name="answer" checked={answer === value} onChange={() => onChoose(value)} />
          {type === 'multiple-choice' && <span className={styles.letter}>{'ABCD'[index]}</span>}
          <span className={styles.choiceText}>{label}</span>
          {right === value && (
            <Check size={18} className={styles.rightMark} aria-label={messages.correct} role="img" />
          )}
        </label>
      ))}
    </fieldset>
  );
}

type BlanksProps = Pick<AnswerInputsProps, 'question' | 'answer' | 'locked' | 'onChoose'>;

function Blanks({ question, answer, locked, onChoose }: BlanksProps) {
  const given = typeof answer === 'object' ? answer : {};
  return (
    <fieldset className={styles.blanks} disabled={locked}>
      <legend className="visually-hidden">{messages.yourAnswer}</legend>
      {blankIds(question.questionText).map((id, index) => (
        <Field
          key={id}
          label={messages.blank(index + 1)}
          value={given[id] ?? ''}
          maxLength={questionLimits.answerLengthMax}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          onChange={(event) => onChoose({ ...given, [id]: event.target.value })}
        />
      ))}
    </fieldset>
  );
}
