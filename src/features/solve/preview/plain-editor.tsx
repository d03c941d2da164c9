import { useEffect, useRef, useState } from 'react';
import type { Language } from '../../../../contract/limits';
import { SkeletonLines } from '../../../ui/skeleton';
import styles from './plain-editor.module.css';

interface PlainEditorProps {
  label: string;
  language: Language;
  /** What it opens with. Another text, or another language, comes under another React key. */
  code: string;
  /** Without it, the code is to be read only. */
  onType?(code: string): void;
}

/** The editor of the solve page for a text that belongs to somebody else's form. */
export function PlainEditor({ label, language, code, onType }: PlainEditorProps) {
  const place = useRef<HTMLDivElement>(null);
  const typed = useRef(onType);
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    typed.current = onType;
  }, [onType]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it opens once; what is typed afterwards is its own
  useEffect(() => {
    let current = true;
    let close = () => {};
    void import('../codemirror/create-editor').then(({ createEditor }) => {
      if (!current || !place.current) return;
      const editor = createEditor({
        parent: place.current,
        label,
        completes: true,
        readOnly: onType === undefined,
        onEdit: (read) => typed.current?.(read()),
      });
      editor.open(code, language);
      close = editor.destroy;
      setReady(true);
    });
    return () => {
      current = false;
      close();
    };
  }, []);
  return (
    <div className={styles.editor}>
      <div ref={place} hidden={!isReady} />
      {!isReady && <SkeletonLines count={6} />}
    </div>
  );
}
