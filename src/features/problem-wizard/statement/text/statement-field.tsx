import { type ClipboardEvent, type DragEvent, use, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { statementLengthMax } from '../../../../../contract/limits';
import { useFileDrop } from '../../../../ui/form/use-file-drop';
import { limitNote } from '../../../../wizard/limit-note';
import { ImageAdding } from '../images/image-adding';
import { imageFiles } from '../images/image-types';
import { messages } from '../messages';
import type { TextProps } from '../use-statement';
import { applyEdit, rememberSelection, selectedBefore } from './apply-edit';
import { table } from './edit-text';
import { overLimit } from './over-limit';
import { TableDialog } from './table-dialog';
import styles from './text.module.css';
import { pressShortcut, Toolbar } from './toolbar';

interface StatementFieldProps extends TextProps {
  label: string;
  hint?: string | undefined;
  rows?: number;
  /** Tag, for the browser's spelling check. */
  language: string;
}

/** Markdown with a toolbar and images. A text that is too long stays, with a message. */
export function StatementField(props: StatementFieldProps) {
  const { label, hint, rows = 8, language, name, value, problem, onType } = props;
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const file = useRef<HTMLInputElement>(null);
  const images = use(ImageAdding);
  const [isTable, setTable] = useState(false);
  const [refused, setRefused] = useState<readonly string[]>([]);
  const add = async (files: readonly File[]) => {
    setRefused([]);
    if (area.current) setRefused(await images.add(files, area.current));
  };
  const { 'data-over': isOver, ...drop } = useFileDrop((files) => void add(files));
  const wrong = overLimit(value, statementLengthMax) ?? problem;
  const insertTable = (columns: number, count: number) => {
    // The dialog gives the focus back first.
    flushSync(() => setTable(false));
    if (area.current)
      applyEdit(area.current, table(selectedBefore(area.current), columns, count, messages.table.heading));
  };
  return (
    <div className={styles.field} data-wrong={wrong !== undefined || undefined}>
      <label htmlFor={`${id}-area`}>{label}</label>
      <div className={styles.box} data-over={isOver} {...drop}>
        <Toolbar
          label={messages.tools.label(label)}
          area={area}
          onImage={() => file.current?.click()}
          onTable={() => setTable(true)}
        />
        <textarea
          id={`${id}-area`}
          ref={area}
          name={name}
          rows={rows}
          lang={language}
          dir="auto"
          value={value}
          aria-invalid={wrong !== undefined}
          aria-describedby={`${id}-note`}
          onKeyDown={pressShortcut}
          onFocus={(event) => images.focused(event.currentTarget)}
          onBlur={(event) => rememberSelection(event.currentTarget)}
          onPaste={(event: ClipboardEvent<HTMLTextAreaElement>) => {
            const files = imageFiles(event.clipboardData);
            if (files.length === 0) return;
            event.preventDefault();
            void add(files);
          }}
          onDragOver={(event: DragEvent) => drop.onDragOver(event)}
          onChange={(event) => onType(event.currentTarget.value)}
        />
      </div>
      <input
        ref={file}
        type="file"
        accept="image/png,image/jpeg,image/webp,image/gif,image/svg+xml"
        multiple
        className="visually-hidden"
        aria-label={messages.tools.image}
        tabIndex={-1}
        onChange={(event) => {
          void add([...(event.target.files ?? [])]);
          // Lets the user choose the same file again.
          event.target.value = '';
        }}
      />
      <p id={`${id}-note`} className={wrong ? styles.problem : styles.note} aria-live="polite">
        {wrong ?? limitNote(value, statementLengthMax, hint)}
      </p>
      {refused.map((line) => (
        <p key={line} role="alert" className={styles.problem}>
          {line}
        </p>
      ))}
      {isTable && <TableDialog onInsert={insertTable} onClose={() => setTable(false)} />}
    </div>
  );
}
