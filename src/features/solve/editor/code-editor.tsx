import { type Ref, useEffect, useImperativeHandle, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Language } from '../../../../contract/limits';
import type { DraftKey } from '../../../data/drafts/drafts';
import { loadPart, pageShown } from '../../../first-screen/page-shown';
import { SkeletonLines } from '../../../ui/skeleton';
import type { OpeningText, ProgramEditor, ProgramEditorHandle } from '../codemirror/program-editor';
import { useFirstScreenHold } from '../use-first-screen-hold';
import styles from './code-editor.module.css';
import { StartingEditor, type StartingEditorHandle, type WrittenText } from './starting-editor';
import { useEarlyCode } from './use-early-code';

/** A program to open; another object means another document, and so another home for what is typed. */
export interface EditorDocument {
  readonly code: string;
  readonly key: DraftKey;
}

export interface EditorHandle extends Pick<ProgramEditorHandle, 'insert' | 'focus'> {
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

/** What the editor opens with; another number means another editor. */
interface Opened {
  number: number;
  document: EditorDocument | undefined;
  /** What was typed over the document's text before the editor was there. */
  text?: WrittenText | undefined;
}

/** The editor in its place: typing renders nothing. Until it is loaded a plain field takes what is typed. */
export function CodeEditor({ ref, document, completes, onEdit, onEarlyCode }: CodeEditorProps) {
  const room = useRef<HTMLDivElement>(null);
  const starting = useRef<StartingEditorHandle>(null);
  const editor = useRef<ProgramEditorHandle>(null);
  const [Editor, setEditor] = useState<typeof ProgramEditor>();
  const [opened, setOpened] = useState<Opened>({ number: 0, document });
  if (opened.document !== document) setOpened({ number: opened.number + 1, document });

  useEffect(() => {
    let current = true;
    const load = () => import('../codemirror/program-editor');
    // On a phone the statement has the window at first: it does not wait for an editor that nobody sees.
    const isSeen = room.current?.offsetParent !== null;
    loadPart(isSeen ? load : () => pageShown().then(load)).then(async ({ ProgramEditor }) => {
      const text = await starting.current?.leave();
      if (!current) return;
      // At once: a key that is pressed in between would reach neither of them.
      flushSync(() => {
        setEditor(() => ProgramEditor);
        setOpened((before) => ({ ...before, text }));
      });
    });
    return () => {
      current = false;
    };
  }, []);

  // Without a document there is nothing to run or to submit.
  useFirstScreenHold(document === undefined);
  const handle = useMemo(
    (): EditorHandle => ({
      code: () => (editor.current ?? starting.current)?.code() ?? document?.code ?? '',
      replace(which, code) {
        if (which !== document) return false;
        if (editor.current) editor.current.replace(code);
        else starting.current?.write({ code, anchor: 0, head: 0 });
        return true;
      },
      insert: (text) => (editor.current ?? starting.current)?.insert(text),
      focus: () => (editor.current ?? starting.current)?.focus(),
    }),
    [document],
  );
  useImperativeHandle(ref, () => handle, [handle]);
  useEarlyCode(
    document,
    (text, isTyped) => {
      if (!document) return;
      if (editor.current) setOpened({ number: opened.number + 1, document, text });
      else starting.current?.write(text);
      if (isTyped) onEdit(document, () => text.code);
    },
    handle,
    onEarlyCode,
  );

  return (
    <div ref={room} className={styles.editor}>
      {document && Editor && (
        <Editor
          key={opened.number}
          ref={editor}
          className={styles.editorPlace}
          label="Code"
          language={document.key.language}
          opening={openingOf(document, opened.text)}
          completes={completes}
          onEdit={(read) => onEdit(document, read)}
        />
      )}
      {document && !Editor && (
        <StartingEditor ref={starting} code={document.code} onEdit={(read) => onEdit(document, read)} />
      )}
      {!document && (
        <div className={styles.editorSkeleton}>
          <SkeletonLines count={8} />
        </div>
      )}
    </div>
  );
}

function openingOf({ code }: EditorDocument, text: WrittenText | undefined): OpeningText {
  return text ? { code: text.code, selection: text, isFocused: text.isFocused } : { code };
}
