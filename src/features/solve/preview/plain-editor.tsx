import { lazy, Suspense } from 'react';
import type { Language } from '../../../../contract/limits';
import { SkeletonLines } from '../../../ui/skeleton';
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
}

export function PlainEditor({ label, language, code, onType }: PlainEditorProps) {
  return (
    <div className={styles.editor}>
      <Suspense fallback={<SkeletonLines count={6} />}>
        <ProgramEditor
          label={label}
          language={language}
          opening={{ code }}
          completes
          readOnly={onType === undefined}
          onEdit={(read) => onType?.(read())}
        />
      </Suspense>
    </div>
  );
}
