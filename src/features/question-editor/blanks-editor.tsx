import { TextCursorInput } from 'lucide-react';
import { useId, useRef } from 'react';
import type { BlankAnswer } from '../../../contract/entities/question';
import { questionLimits, statementLengthMax } from '../../../contract/limits';
import { markedBlanks, type QuestionFaults } from '../../parts/authoring/question-draft';
import { withUnderscores } from '../../parts/with-underscores';
import { Button } from '../../ui/button';
import { CheckField, Field } from '../../ui/form/field';
import { MarkdownField } from '../../ui/form/markdown-field';
import { TextArea } from '../../ui/form/text-area';
import { Notice } from '../../ui/notice';
import { blankWarnings, newMarker, writeBlank } from './edit-question';
import type { EditorProps } from './editor-props';
import { insertAtCaret } from './insert-at-caret';
import styles from './question-editor.module.css';

/** QUIZ-9 … QUIZ-13 */
export function BlanksEditor({ value, onChange, faults }: EditorProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  const blanks = markedBlanks(value);
  const warnings = blankWarnings(value.questionText);
  return (
    <div className={styles.editor}>
      <MarkdownField
        label="Question"
        name="questionText"
        hint="Markdown. Where something is missing stands [[blank:name]]."
        maxLength={statementLengthMax}
        problem={faults.questionText}
        value={value.questionText}
        onType={(questionText) => onChange({ questionText })}
        toPreview={withUnderscores}
        area={area}
        tools={
          <Button
            small
            look="quiet"
            icon={<TextCursorInput aria-hidden />}
            onClick={() => area.current && insertAtCaret(area.current, newMarker(value))}
          >
            Insert Blank
          </Button>
        }
      />
      <div role="status" className={styles.warnings}>
        {blanks.length === 0 && (
          <Notice tone="accent" title="No blanks detected in your question...">
            Put the cursor where something is missing and press Insert Blank.
          </Notice>
        )}
        {warnings.map((warning) => (
          <Notice key={warning} tone="accent">
            {warning}
          </Notice>
        ))}
      </div>
      <fieldset name="blankAnswers" tabIndex={-1} className={styles.group}>
        <legend>Answers</legend>
        <p className={styles.note}>Space around an answer and runs of it do not count.</p>
        {blanks.map((blank, at) => (
          <Blank
            key={blank.id}
            blank={blank}
            index={at}
            faults={faults}
            onChange={(changed) => onChange({ blankAnswers: writeBlank(value.blankAnswers, changed) })}
          />
        ))}
        <p className={styles.problem} aria-live="polite">
          {faults.blankAnswers}
        </p>
      </fieldset>
    </div>
  );
}

interface BlankProps {
  blank: BlankAnswer;
  index: number;
  faults: QuestionFaults;
  onChange(blank: BlankAnswer): void;
}

/** QUIZ-12 */
function Blank({ blank, index, faults, onChange }: BlankProps) {
  const id = useId();
  const name = `blankAnswers.${index}`;
  return (
    <section className={styles.blank} aria-labelledby={id}>
      <h3 id={id}>
        Blank {index + 1} <code>{blank.id}</code>
      </h3>
      <Field
        label="Correct answer"
        name={`${name}.correctAnswer`}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={questionLimits.answerLengthMax}
        problem={faults[`${name}.correctAnswer`]}
        value={blank.correctAnswer}
        onChange={(event) => onChange({ ...blank, correctAnswer: event.currentTarget.value })}
      />
      <TextArea
        label="Alternative answers"
        name={`${name}.alternatives`}
        hint="If you wish: what is right as well, one on each line."
        rows={2}
        code
        problem={faults[`${name}.alternatives`]}
        value={blank.alternatives.join('\n')}
        onType={(text) => onChange({ ...blank, alternatives: text === '' ? [] : text.split('\n') })}
      />
      <CheckField
        label="Capitals count"
        checked={blank.caseSensitive}
        onChange={(event) => onChange({ ...blank, caseSensitive: event.currentTarget.checked })}
      />
    </section>
  );
}
