import { type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react';
import type { Language } from '../../../contract/limits';
import { SkeletonLines } from '../../ui/skeleton';
import styles from './code-editor.module.css';
import type { Editor } from './create-editor';

/** A program to open; another object means another document. */
export interface EditorDocument {
  code: string;
  language: Language;
}

export type EditorHandle = Pick<Editor, 'code' | 'replace' | 'focus'>;

interface CodeEditorProps {
  ref: Ref<EditorHandle>;
  document: EditorDocument | undefined;
  onEdit(read: () => string): void;
}

/** The editor in its place. React renders it once: typing renders nothing. */
export function CodeEditor({ ref, document, onEdit }: CodeEditorProps) {
  const place = useRef<HTMLDivElement>(null);
  const [editor, setEditor] = useState<Editor | null>(null);
  const edited = useRef(onEdit);
  useEffect(() => {
    edited.current = onEdit;
  }, [onEdit]);

  useEffect(() => {
    let made: Editor | undefined;
    let current = true;
    import('./create-editor').then(({ createEditor }) => {
      if (!current || !place.current) return;
      made = createEditor({
        parent: place.current,
        label: 'Code',
        completes: true,
        onEdit: (read) => edited.current(read),
      });
      setEditor(made);
    });
    return () => {
      current = false;
      made?.destroy();
      setEditor(null);
    };
  }, []);

  useEffect(() => {
    if (editor && document) editor.open(document.code, document.language);
  }, [editor, document]);

  useImperativeHandle(
    ref,
    () => ({
      code: () => editor?.code() ?? '',
      replace: (code) => editor?.replace(code),
      focus: () => editor?.focus(),
    }),
    [editor],
  );

  const isReady = editor !== null && document !== undefined;
  return (
    <div className={styles.editor}>
      <div ref={place} className={styles.editorPlace} hidden={!isReady} />
      {!isReady && (
        <div className={styles.editorSkeleton}>
          <SkeletonLines count={8} />
        </div>
      )}
    </div>
  );
}
