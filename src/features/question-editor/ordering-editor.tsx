import { Plus, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { questionLimits, statementLengthMax } from '../../../contract/limits';
import type { LineDraft, QuestionDraft, QuestionFaults } from '../../parts/authoring/question-draft';
import { Button, IconButton } from '../../ui/button';
import { classNames } from '../../ui/class-names';
import { CheckField } from '../../ui/form/field';
import { MarkdownField } from '../../ui/form/markdown-field';
import { SortableList } from '../../ui/sortable-list/sortable-list';
import { limitNote } from '../../wizard/limit-note';
import { addLine, canAddLine, canRemoveLine, removeLine, writeLines } from './edit-lines';
import type { EditorProps } from './editor-props';
import { messages } from './messages';
import styles from './question-editor.module.css';

/** Lines in the right order. The learner gets them shuffled. */
export function OrderingEditor({ value, onChange, faults }: EditorProps) {
  const { lines, otherOrders, isCode } = value;
  const group = useRef<HTMLFieldSetElement>(null);
  const goTo = useRef<number>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: an added line gets the focus
  useEffect(() => {
    if (goTo.current === undefined) return;
    group.current?.querySelectorAll('input')[goTo.current]?.focus();
    goTo.current = undefined;
  }, [lines.length]);
  const wrongOrder = otherOrders.map((_, at) => `otherOrders.${at}`).find((field) => faults[field]);
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
      <CheckField
        label={messages.isCode}
        checked={isCode}
        onChange={(event) => onChange({ isCode: event.currentTarget.checked })}
      />
      <fieldset ref={group} name="lines" tabIndex={-1} className={styles.group} data-wrong={faults.lines}>
        <legend>{messages.lines}</legend>
        <p className={styles.note}>{messages.linesHint}</p>
        <SortableList
          items={lines}
          idOf={({ key }) => key}
          nameOf={(line, at) => nameOf(line, at)}
          label={messages.lines}
          onReorder={(moved) => onChange({ lines: moved })}
          tools={({ key }, at) =>
            canRemoveLine(lines) && (
              <IconButton
                small
                label={messages.removeLine(at + 1)}
                onClick={() => {
                  goTo.current = Math.min(at, lines.length - 2);
                  onChange(removeLine(value, key));
                }}
              >
                <X aria-hidden />
              </IconButton>
            )
          }
        >
          {(line, at) => (
            <LineField
              line={line}
              place={at}
              isCode={isCode}
              faults={faults}
              onType={(text) => onChange(writeLines(value, at, text))}
            />
          )}
        </SortableList>
        <p className={styles.problem} aria-live="polite">
          {faults.lines}
        </p>
        <Button
          small
          icon={<Plus aria-hidden />}
          disabled={!canAddLine(lines)}
          onClick={() => {
            goTo.current = lines.length;
            onChange(addLine(value));
          }}
        >
          {messages.addLine}
        </Button>
      </fieldset>
      <OtherOrders value={value} onChange={(orders) => onChange({ otherOrders: orders })} />
      <p
        className={styles.problem}
        aria-live="polite"
        data-field={wrongOrder}
        data-wrong={wrongOrder && faults[wrongOrder]}
      >
        {wrongOrder && faults[wrongOrder]}
      </p>
    </div>
  );
}

const nameOf = ({ text }: LineDraft, at: number) => text.trim() || messages.line(at + 1);

interface LineFieldProps {
  line: LineDraft;
  place: number;
  isCode: boolean;
  faults: QuestionFaults;
  onType(text: string): void;
}

function LineField({ line, place, isCode, faults, onType }: LineFieldProps) {
  const fault = faults[`lines.${place}`];
  return (
    <>
      <input
        className={classNames(styles.line, isCode && styles.codeLine)}
        name={`lines.${place}`}
        aria-label={messages.line(place + 1)}
        aria-invalid={fault !== undefined}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={!isCode}
        value={line.text}
        onChange={(event) => onType(event.currentTarget.value)}
        onPaste={(event) => {
          const text = event.clipboardData.getData('text/plain').replace(/\s+$/, '');
          if (!text.includes('\n')) return;
          event.preventDefault();
          const { selectionStart, selectionEnd, value } = event.currentTarget;
          const [start, end] = [selectionStart ?? value.length, selectionEnd ?? value.length];
          onType(value.slice(0, start) + text + value.slice(end));
        }}
      />
      {fault && <p className={styles.problem}>{fault}</p>}
    </>
  );
}

interface OtherOrdersProps {
  value: QuestionDraft;
  onChange(orders: string[][]): void;
}

function OtherOrders({ value: { lines, otherOrders, isCode }, onChange }: OtherOrdersProps) {
  const known = new Map(lines.map((line, at) => [line.key, nameOf(line, at)]));
  return (
    <fieldset name="otherOrders" tabIndex={-1} className={styles.group}>
      <legend>{messages.otherOrders}</legend>
      <p className={styles.note}>{messages.otherOrdersHint}</p>
      {otherOrders.map((order, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an order is identified by its number
        <section key={at} className={styles.blank}>
          <h3>
            {messages.otherOrder(at + 1)}
            <IconButton
              small
              label={messages.removeOrder(at + 1)}
              onClick={() => onChange(otherOrders.filter((_, index) => index !== at))}
            >
              <X aria-hidden />
            </IconButton>
          </h3>
          <SortableList
            items={order}
            idOf={(key) => key}
            nameOf={(key) => known.get(key) ?? key}
            label={messages.otherOrder(at + 1)}
            dragsRows
            onReorder={(moved) => onChange(otherOrders.map((one, index) => (index === at ? moved : one)))}
          >
            {(key) => <span className={classNames(isCode && styles.codeLine)}>{known.get(key)}</span>}
          </SortableList>
        </section>
      ))}
      <Button
        small
        icon={<Plus aria-hidden />}
        disabled={otherOrders.length >= questionLimits.otherOrdersMax}
        onClick={() => onChange([...otherOrders, lines.map(({ key }) => key)])}
      >
        {messages.addOrder}
      </Button>
    </fieldset>
  );
}
