import { type CSSProperties, lazy, Suspense, useRef } from 'react';
import type { Language } from '../../../../contract/limits';
import { Button } from '../../../ui/button';
import { SkeletonLines } from '../../../ui/skeleton';
import type { ProgramEditorHandle } from '../codemirror/program-editor';
import styles from './plain-editor.module.css';

const ProgramEditor = lazy(() =>
  import('../codemirror/program-editor').then((m) => ({ default: m.ProgramEditor })),
);

interface PlainEditorProps {
  label: string;
  language: Language;
  /** Read once: another text or language needs another React key. */
  code: string;
  onType?(code: string): void;
  /** A button that writes these texts around the selection. */
  around?: { label: string; before: string; after: string } | undefined;
}

export function PlainEditor({ label, language, code, onType, around }: PlainEditorProps) {
  const editor = useRef<ProgramEditorHandle>(null);
  return (
    <>
      {around && (
        <p className={styles.actions}>
          <Button small onClick={() => editor.current?.wrap(around.before, around.after)}>
            {around.label}
          </Button>
        </p>
      )}
      <div className={styles.editor} style={{ '--lines': code.split('\n').length } as CSSProperties}>
        <Suspense fallback={<SkeletonLines count={6} />}>
          <ProgramEditor
            ref={editor}
            label={label}
            language={language}
            opening={{ code }}
            completes
            readOnly={onType === undefined}
            onEdit={(read) => onType?.(read())}
          />
        </Suspense>
      </div>
    </>
  );
}
