import { TextCursorInput } from 'lucide-react';
import { useId, useRef } from 'react';
import type { BlankAnswer } from '../../../contract/entities/question';
import { questionLimits, statementLengthMax } from '../../../contract/limits';
import { markedBlanks, type QuestionFaults } from '../../parts/authoring/question-draft';
import { withUnderscores } from '../../parts/with-underscores';
import { Button } from '../../ui/button';
import { CheckField, Field } from '../../ui/form/field';
import { insertAtCaret } from '../../ui/form/insert-at-caret';
import { MarkdownField } from '../../ui/form/markdown-field';
import { TextArea } from '../../ui/form/text-area';
import { Notice } from '../../ui/notice';
import { limitNote } from '../../wizard/limit-note';
import { blankWarnings, newMarker, writeBlank } from './edit-question';
import type { EditorProps } from './editor-props';
import { messages } from './messages';
import styles from './question-editor.module.css';

/** QUIZ-9 … QUIZ-13 */
export function BlanksEditor({ value, onChange, faults }: EditorProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  const blanks = markedBlanks(value);
  const warnings = blankWarnings(value.questionText);
  return (
    <div className={styles.editor}>
      <MarkdownField
        label={messages.question}
        name="questionText"
        hint={limitNote(value.questionText, statementLengthMax, messages.blanksHint)}
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
            {messages.insertBlank}
          </Button>
        }
      />
      <div role="status" className={styles.warnings}>
        {blanks.length === 0 && (
          <Notice tone="accent" title={messages.noBlanks}>
            {messages.noBlanksHint}
          </Notice>
        )}
        {warnings.map((warning) => (
          <Notice key={warning} tone="accent">
            {warning}
          </Notice>
        ))}
      </div>
      <fieldset name="blankAnswers" tabIndex={-1} className={styles.group} data-wrong={faults.blankAnswers}>
        <legend>{messages.answers}</legend>
        <p className={styles.note}>{messages.answersHint}</p>
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
      <h3 id={id}>{messages.blank(index + 1, blank.id)}</h3>
      <Field
        label={messages.correctAnswer}
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
        label={messages.alternatives}
        name={`${name}.alternatives`}
        hint={messages.alternativesHint}
        rows={2}
        code
        problem={faults[`${name}.alternatives`]}
        value={blank.alternatives.join('\n')}
        onType={(text) => onChange({ ...blank, alternatives: text === '' ? [] : text.split('\n') })}
      />
      <CheckField
        label={messages.caseSensitive}
        checked={blank.caseSensitive}
        onChange={(event) => onChange({ ...blank, caseSensitive: event.currentTarget.checked })}
      />
    </section>
  );
}
