import { type Ref, useEffect, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react';
import type { DraftKey } from '../../data/drafts';
import { settled } from '../../lib/settled';
import { SkeletonLines } from '../../ui/skeleton';
import styles from './code-editor.module.css';
import type { Editor } from './create-editor';

/** A program to open; another object means another document, and so another home for what is typed. */
export interface EditorDocument {
  readonly code: string;
  readonly key: DraftKey;
}

export interface EditorHandle extends Pick<Editor, 'insert' | 'focus'> {
  /** What is written in the document to be shown, also while the editor is still being loaded; empty while there is none. */
  code(): string;
  /** Another text in `document`, which undo takes back. `false`: the editor shows another document by now, and nothing was done. */
  replace(document: EditorDocument, code: string): boolean;
}

interface CodeEditorProps {
  ref: Ref<EditorHandle>;
  document: EditorDocument | undefined;
  /** SOLVE-10: not in contests. The same for as long as it is there. */
  completes: boolean;
  /** `document`: the one that was edited, whatever is to be shown by now. */
  onEdit(document: EditorDocument, read: () => string): void;
}

/** The editor in its place. React renders it once: typing renders nothing. */
export function CodeEditor({ ref, document, completes, onEdit }: CodeEditorProps) {
  const room = useRef<HTMLDivElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const [editor, setEditor] = useState<Editor | null>(null);
  const opened = useRef<EditorDocument>(undefined);
  const edited = useRef(onEdit);
  useEffect(() => {
    edited.current = onEdit;
  }, [onEdit]);

  useEffect(() => {
    let made: Editor | undefined;
    let current = true;
    const load = () => import('./create-editor');
    // On a phone the statement has the window at first: it does not wait for an editor that nobody sees.
    const isSeen = room.current?.offsetParent !== null;
    (isSeen ? load() : settled().then(load)).then(({ createEditor }) => {
      if (!current || !place.current) return;
      made = createEditor({
        parent: place.current,
        label: 'Code',
        completes,
        onEdit: (read) => opened.current && edited.current(opened.current, read),
      });
      setEditor(made);
    });
    return () => {
      current = false;
      opened.current = undefined;
      made?.destroy();
      setEditor(null);
    };
  }, [completes]);

  // Before it can be seen: nobody is to type into the document that was there.
  useLayoutEffect(() => {
    if (!editor || !document) return;
    editor.open(document.code, document.key.language);
    opened.current = document;
  }, [editor, document]);

  useImperativeHandle(
    ref,
    () => ({
      code: () => (editor && opened.current === document ? editor.code() : (document?.code ?? '')),
      replace(which, code) {
        if (!editor || opened.current !== which) return false;
        editor.replace(code);
        return true;
      },
      insert: (text) => editor?.insert(text),
      focus: () => editor?.focus(),
    }),
    [editor, document],
  );

  const isReady = editor !== null && document !== undefined;
  return (
    <div ref={room} className={styles.editor}>
      <div ref={place} className={styles.editorPlace} hidden={!isReady} />
      {!isReady && (
        <div className={styles.editorSkeleton}>
          <SkeletonLines count={8} />
        </div>
      )}
    </div>
  );
}
