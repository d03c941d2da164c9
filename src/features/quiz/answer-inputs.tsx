import { Check } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useId } from 'react';
import type { PublicQuestion } from '../../../contract/entities/public-question';
import type { Answer } from '../../../contract/entities/question';
import { questionLimits } from '../../../contract/limits';
import type { QuestionType } from '../../../contract/rules/question-type';
import { blankIds } from '../../../contract/rules/statement/blank-markers';
import { classNames } from '../../ui/class-names';
import { Field } from '../../ui/form/field';
import { SkeletonLines } from '../../ui/skeleton';
import { Rendered } from '../../ui/text/rendered';
import { textsOf } from './answer-status';
import { messages } from './messages';
import styles from './quiz.module.css';

const OrderInput = lazy(() => import('./ordering/order-input').then((m) => ({ default: m.OrderInput })));

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

export function AnswerInputs(props: AnswerInputsProps) {
  const { type, question, answer, locked, onChoose } = props;
  switch (type) {
    case 'fill-in-the-blank':
      return <Blanks {...props} />;
    case 'ordering': {
      const order = Array.isArray(answer) ? answer : [];
      return (
        <fieldset className={styles.choices}>
          <legend className={styles.hint}>{messages.orderLines}</legend>
          <Suspense fallback={<SkeletonLines count={question.lines?.length ?? 4} />}>
            <OrderInput question={question} answer={order} locked={locked} onChoose={onChoose} />
          </Suspense>
        </fieldset>
      );
    }
    case 'multiple-answer':
      return <ManyChoices {...props} />;
    default:
      return <OneChoice {...props} />;
  }
}

function OneChoice({ type, answer, right, onChoose, ...props }: AnswerInputsProps) {
  const values = type === 'true-false' ? [true, false] : undefined;
  const choices = values
    ? values.map((value) => ({ value, label: value ? messages.true : messages.false }))
    : labelledOptions(props);
  return (
    <fieldset className={styles.choices} disabled={props.locked}>
      <legend className="visually-hidden">{messages.yourAnswer}</legend>
      {choices.map(({ value, label }, index) => (
        <Choice
          key={String(value)}
          kind="radio"
          letter={values ? undefined : letterOf(index)}
          label={label}
          isChosen={answer === value}
          isRight={right === value}
          onChange={() => onChoose(value)}
        />
      ))}
    </fieldset>
  );
}

/** Keeps the order of the options, so that the same choice is the same answer. */
function ManyChoices({ answer, right, onChoose, ...props }: AnswerInputsProps) {
  const hint = useId();
  const chosen = Array.isArray(answer) ? answer : [];
  const options = labelledOptions(props);
  const ids = options.map(({ value }) => value);
  return (
    <fieldset className={styles.choices} disabled={props.locked} aria-describedby={hint}>
      <legend className="visually-hidden">{messages.yourAnswer}</legend>
      <p id={hint} className={styles.hint}>
        {messages.chooseAll} {props.question.partialPoints && messages.partialPoints}
      </p>
      {options.map(({ value, label }, index) => (
        <Choice
          key={value}
          kind="checkbox"
          letter={letterOf(index)}
          label={label}
          isChosen={chosen.includes(value)}
          isRight={Array.isArray(right) && right.includes(value)}
          onChange={(isChosen) =>
            onChoose(ids.filter((id) => (id === value ? isChosen : chosen.includes(id))))
          }
        />
      ))}
    </fieldset>
  );
}

const letterOf = (index: number) => 'ABCDEFGH'.charAt(index);

function labelledOptions({ question, texts }: Pick<AnswerInputsProps, 'question' | 'texts'>) {
  return (question.options ?? []).map(({ id, text }, index) => {
    const content = texts[index];
    return { value: id, label: content ? <Rendered content={content} /> : text };
  });
}

interface ChoiceProps {
  kind: 'radio' | 'checkbox';
  letter: string | undefined;
  label: ReactNode;
  isChosen: boolean;
  isRight: boolean;
  onChange(isChosen: boolean): void;
}

function Choice({ kind, letter, label, isChosen, isRight, onChange }: ChoiceProps) {
  return (
    <label className={classNames(styles.choice, isRight && styles.right)}>
      <input
        type={kind}
        name="answer"
        checked={isChosen}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      {letter && <span className={styles.letter}>{letter}</span>}
      <span className={styles.choiceText}>{label}</span>
      {isRight && <Check size={18} className={styles.rightMark} aria-label={messages.correct} role="img" />}
    </label>
  );
}

type BlanksProps = Pick<AnswerInputsProps, 'question' | 'answer' | 'locked' | 'onChoose'>;

function Blanks({ question, answer, locked, onChoose }: BlanksProps) {
  const given = textsOf(answer);
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
