import { type Ref, useEffect, useImperativeHandle, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Language } from '../../../../contract/limits';
import type { DraftKey } from '../../../data/drafts/drafts';
import { loadPart, pageShown } from '../../../first-screen/page-shown';
import { SkeletonLines } from '../../../ui/skeleton';
import type { Editor } from '../codemirror/create-editor';
import { useFirstScreenHold } from '../use-first-screen-hold';
import styles from './code-editor.module.css';
import { StartingEditor, type StartingEditorHandle, type WrittenText } from './starting-editor';
import { useEarlyCode } from './use-early-code';

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
  /** Something was typed on the server's first screen over a text that is not the one of this device. */
  onEarlyCode?(code: string, language: Language): void;
}

/** The editor in its place. React renders it once: typing renders nothing. Until it is loaded a plain field takes what is typed. */
export function CodeEditor({ ref, document, completes, onEdit, onEarlyCode }: CodeEditorProps) {
  const room = useRef<HTMLDivElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const starting = useRef<StartingEditorHandle>(null);
  const [editor, setEditor] = useState<Editor | null>(null);
  const opened = useRef<EditorDocument>(undefined);
  /** What the plain field held when the editor took its place. */
  const carried = useRef<{ document: EditorDocument; text: WrittenText }>(undefined);
  const latest = useRef({ document, onEdit });
  useLayoutEffect(() => {
    latest.current = { document, onEdit };
  }, [document, onEdit]);

  useEffect(() => {
    let made: Editor | undefined;
    let current = true;
    const load = () => import('../codemirror/create-editor');
    // On a phone the statement has the window at first: it does not wait for an editor that nobody sees.
    const isSeen = room.current?.offsetParent !== null;
    loadPart(isSeen ? load : () => pageShown().then(load)).then(async ({ createEditor }) => {
      const text = await starting.current?.leave();
      if (!current || !place.current) return;
      made = createEditor({
        parent: place.current,
        label: 'Code',
        completes,
        onEdit: (read) => opened.current && latest.current.onEdit(opened.current, read),
      });
      if (text && latest.current.document) carried.current = { document: latest.current.document, text };
      // At once: a key that is pressed in between would reach neither of them.
      flushSync(() => setEditor(made ?? null));
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
    const text = carried.current?.document === document ? carried.current.text : undefined;
    carried.current = undefined;
    editor.open(text?.code ?? document.code, document.key.language, text);
    opened.current = document;
    if (text?.isFocused) editor.focus();
  }, [editor, document]);

  const isReady = editor !== null && document !== undefined;
  // Without a document there is nothing to run or to submit.
  useFirstScreenHold(document === undefined);
  const handle = useMemo(
    (): EditorHandle => ({
      code() {
        if (editor && opened.current === document) return editor.code();
        return starting.current?.code() ?? document?.code ?? '';
      },
      replace(which, code) {
        if (editor ? opened.current !== which : which !== document) return false;
        if (editor) editor.replace(code);
        else starting.current?.write({ code, anchor: 0, head: 0 });
        return true;
      },
      insert: (text) => (editor ?? starting.current)?.insert(text),
      focus: () => (editor ?? starting.current)?.focus(),
    }),
    [editor, document],
  );
  useImperativeHandle(ref, () => handle, [handle]);
  useEarlyCode(
    document,
    (text, isTyped) => {
      if (!document) return;
      if (editor) editor.open(text.code, document.key.language, text);
      else starting.current?.write(text);
      if (isTyped) onEdit(document, () => text.code);
    },
    handle,
    onEarlyCode,
  );

  return (
    <div ref={room} className={styles.editor}>
      <div ref={place} className={styles.editorPlace} hidden={!isReady} />
      {!isReady && document && (
        <StartingEditor
          ref={starting}
          code={document.code}
          onEdit={(read) => latest.current.onEdit(document, read)}
        />
      )}
      {!document && (
        <div className={styles.editorSkeleton}>
          <SkeletonLines count={8} />
        </div>
      )}
    </div>
  );
}
