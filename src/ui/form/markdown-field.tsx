import { type ReactNode, type RefObject, useId, useState } from 'react';
import { Tabs } from '../layout/tabs';
import { SkeletonLines } from '../skeleton';
import { Rendered } from '../text/rendered';
import { useMarkdown } from '../text/use-markdown';
import styles from './markdown-field.module.css';
import { messages } from './messages';
import { useCutNote } from './use-cut-note';

interface MarkdownFieldProps {
  label: string;
  name: string;
  hint?: string;
  problem: string | undefined;
  rows?: number;
  maxLength?: number;
  value: string;
  onType(value: string): void;
  /** Transforms the text for the preview. */
  toPreview?(value: string): string;
  tools?: ReactNode;
  area?: RefObject<HTMLTextAreaElement | null>;
}

const tabs = [
  { id: 'write', label: messages.write },
  { id: 'preview', label: messages.preview },
] as const;

export function MarkdownField(props: MarkdownFieldProps) {
  const { label, hint, problem, value, onType, toPreview, tools, area, ...rest } = props;
  const id = useId();
  const [shown, show] = useState<'write' | 'preview'>('write');
  const isWriting = shown === 'write';
  const cut = useCutNote(rest.maxLength);
  const wrong = problem ?? cut.note;
  return (
    <div className={styles.field} data-wrong={problem !== undefined || undefined}>
      <label htmlFor={`${id}-area`}>{label}</label>
      <Tabs<'write' | 'preview'>
        label={label}
        tabs={tabs}
        active={shown}
        onChoose={show}
        aside={isWriting && tools}
        className={styles.box}
      >
        {/* Stays mounted during the preview, which keeps undo and lets a form focus it. */}
        <textarea
          id={`${id}-area`}
          ref={area}
          rows={8}
          {...rest}
          className={isWriting ? styles.area : 'visually-hidden'}
          tabIndex={isWriting ? undefined : -1}
          aria-hidden={!isWriting}
          onFocus={() => show('write')}
          value={value}
          aria-invalid={problem !== undefined}
          aria-describedby={`${id}-note`}
          onPaste={cut.onPaste}
          onChange={(event) => {
            cut.changed();
            onType(event.currentTarget.value);
          }}
        />
        {!isWriting && <Preview text={toPreview ? toPreview(value) : value} />}
      </Tabs>
      <p id={`${id}-note`} className={wrong ? styles.problem : styles.note} aria-live="polite">
        {wrong ?? hint}
      </p>
    </div>
  );
}

function Preview({ text }: { text: string }) {
  const set = useMarkdown([text])?.[0];
  return (
    <div className={styles.preview}>
      {text.trim() === '' && <p className={styles.note}>{messages.nothingToPreview}</p>}
      {set ? <Rendered content={set} /> : <SkeletonLines count={3} />}
    </div>
  );
}
