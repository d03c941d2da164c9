import { Plus, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { questionLimits, statementLengthMax } from '../../../contract/limits';
import { Button, IconButton } from '../../ui/button';
import { CheckField } from '../../ui/form/field';
import { MarkdownField } from '../../ui/form/markdown-field';
import { TextArea } from '../../ui/form/text-area';
import { limitNote } from '../../wizard/limit-note';
import {
  addOption,
  canAddOption,
  canRemoveOption,
  markCorrect,
  removeOption,
  toggleCorrect,
  writeOption,
} from './edit-question';
import type { EditorProps } from './editor-props';
import { messages } from './messages';
import styles from './question-editor.module.css';

const letterOf = (index: number) => 'ABCDEFGH'.charAt(index);

interface ChoiceEditorProps extends EditorProps {
  /** Several options can be right. */
  isMultiple?: boolean;
}

/** QUIZ-1 … QUIZ-5 */
export function ChoiceEditor({ value, onChange, faults, isMultiple = false }: ChoiceEditorProps) {
  const { options } = value;
  const optionsMax = isMultiple ? questionLimits.manyOptionsMax : questionLimits.optionsMax;
  const mark = isMultiple ? toggleCorrect : markCorrect;
  // Several can be correct after a change of the type. Then no radio is checked, so that each one can be chosen.
  const hasMark = isMultiple || options.filter(({ isCorrect }) => isCorrect).length === 1;
  const group = useRef<HTMLFieldSetElement>(null);
  const goTo = useRef<number>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: when a button appears or disappears, an option gets the focus
  useEffect(() => {
    if (goTo.current === undefined) return;
    group.current?.querySelectorAll('textarea')[goTo.current]?.focus();
    goTo.current = undefined;
  }, [options.length]);
  return (
    <div className={styles.editor}>
      <MarkdownField
        label={messages.question}
        name="questionText"
        hint={limitNote(value.questionText, statementLengthMax, messages.markdownHint)}
        maxLength={statementLengthMax}
        problem={faults.questionText}
        value={value.questionText}
        onType={(questionText) => onChange({ questionText })}
      />
      <fieldset ref={group} name="options" tabIndex={-1} className={styles.group} data-wrong={faults.options}>
        <legend>{messages.options}</legend>
        <p className={styles.note}>{isMultiple ? messages.manyOptionsHint : messages.optionsHint}</p>
        {options.map((option, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an option is identified by its letter
          <div key={at} className={styles.option}>
            <label className={styles.mark}>
              <input
                type={isMultiple ? 'checkbox' : 'radio'}
                name="correctOption"
                aria-label={messages.optionIsCorrect(letterOf(at))}
                checked={hasMark && option.isCorrect}
                onChange={() => onChange({ options: mark(options, at) })}
              />
            </label>
            <TextArea
              label={messages.option(letterOf(at))}
              name={`options.${at}.text`}
              rows={2}
              maxLength={questionLimits.optionLengthMax}
              problem={faults[`options.${at}.text`]}
              value={option.text}
              onType={(text) => onChange({ options: writeOption(options, at, text) })}
            />
            {canRemoveOption(options) && (
              <IconButton
                small
                label={messages.removeOption(letterOf(at))}
                onClick={() => {
                  goTo.current = Math.min(at, options.length - 2);
                  onChange({ options: removeOption(options, at) });
                }}
              >
                <X aria-hidden />
              </IconButton>
            )}
          </div>
        ))}
        <p className={styles.problem} aria-live="polite">
          {faults.options}
        </p>
        <Button
          small
          icon={<Plus aria-hidden />}
          disabled={!canAddOption(options, optionsMax)}
          onClick={() => {
            goTo.current = options.length;
            onChange({ options: addOption(options, optionsMax) });
          }}
        >
          {messages.addOption}
        </Button>
      </fieldset>
      {isMultiple && (
        <div>
          <CheckField
            label={messages.partialPoints}
            checked={value.partialPoints}
            onChange={(event) => onChange({ partialPoints: event.currentTarget.checked })}
          />
          <p className={styles.note}>{messages.partialPointsHint}</p>
        </div>
      )}
    </div>
  );
}
