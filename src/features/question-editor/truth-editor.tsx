import { statementLengthMax } from '../../../contract/limits';
import { MarkdownField } from '../../ui/form/markdown-field';
import { Notice } from '../../ui/notice';
import { limitNote } from '../../wizard/limit-note';
import type { EditorProps } from './editor-props';
import { messages } from './messages';
import styles from './question-editor.module.css';

/** QUIZ-7 */
export function TruthEditor({ value, onChange, faults }: EditorProps) {
  return (
    <div className={styles.editor}>
      <MarkdownField
        label={messages.question}
        name="questionText"
        hint={limitNote(value.questionText, statementLengthMax, messages.statementHint)}
        maxLength={statementLengthMax}
        problem={faults.questionText}
        value={value.questionText}
        onType={(questionText) => onChange({ questionText })}
      />
      <fieldset
        name="correctAnswer"
        tabIndex={-1}
        className={styles.group}
        aria-describedby="truth-missing"
        data-wrong={faults.correctAnswer}
      >
        <legend>{messages.correctAnswer}</legend>
        {[true, false].map((truth) => (
          <label key={String(truth)} className={styles.choice}>
            <input
              type="radio"
              name="truth"
              checked={value.correctAnswer === truth}
              onChange={() => onChange({ correctAnswer: truth })}
            />
            {truth ? messages.true : messages.false}
          </label>
        ))}
        <p className={styles.problem} aria-live="polite">
          {faults.correctAnswer}
        </p>
      </fieldset>
      {/* QUIZ-8 */}
      <div id="truth-missing" role="status">
        {value.correctAnswer === null && <Notice tone="accent">{messages.truthMissing}</Notice>}
      </div>
    </div>
  );
}
