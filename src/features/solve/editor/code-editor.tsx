import { useEffect, useImperativeHandle, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { appStored } from '../../../first-screen/app-stored';
import { loadPart } from '../../../first-screen/page-shown';
import { whenIdle } from '../../../lib/when-idle';
import { SkeletonLines } from '../../../ui/skeleton';
import type { OpeningText, ProgramEditor, ProgramEditorHandle } from '../codemirror/program-editor';
import { edited, hasGaps, restoreCode } from '../draft/draft-actions';
import { useDocument } from '../draft/use-draft';
import { messages } from '../messages';
import { useSolve } from '../screen-state';
import { useFirstScreenHold } from '../use-first-screen-hold';
import styles from './code-editor.module.css';
import type { EditorDocument, EditorHandle } from './editor-handle';
import { StartingEditor, type StartingEditorHandle, type WrittenText } from './starting-editor';
import { useEarlyCode } from './use-early-code';

// Two functions: Vite adds the style sheets of only one import to each.
const loadEditor = () => import('../codemirror/program-editor');
const loadGapEditor = () => import('../gaps/gap-editor');

/** A new number mounts a new editor. */
interface Opened {
  number: number;
  document: EditorDocument | undefined;
  text?: WrittenText | undefined;
}

/**
 * Typing renders nothing. A plain field accepts input until the editor is loaded, except for problems with gaps, which
 * need another React key.
 */
export function CodeEditor() {
  const solve = useSolve();
  const isGapped = hasGaps(solve.problem);
  const document = useDocument();
  const room = useRef<HTMLDivElement>(null);
  const starting = useRef<StartingEditorHandle>(null);
  const editor = useRef<ProgramEditorHandle>(null);
  const [Editor, setEditor] = useState<typeof ProgramEditor>();
  const [opened, setOpened] = useState<Opened>({ number: 0, document });
  if (opened.document !== document) setOpened({ number: opened.number + 1, document });

  useEffect(() => {
    let current = true;
    const load = isGapped ? loadGapEditor : loadEditor;
    const seen = whenSeen(room.current);
    // On a phone the statement comes first: a hidden editor must not delay it or its controls.
    const isSeen = room.current?.offsetParent !== null;
    const loading = isSeen ? loadPart(load) : Promise.race([seen.shown, whenUnused()]).then(load);
    loading.then(async ({ ProgramEditor }) => {
      const text = await starting.current?.leave();
      if (!current) return;
      // Synchronously: otherwise a key pressed in between would be lost.
      flushSync(() => {
        setEditor(() => ProgramEditor);
        setOpened((before) => ({ ...before, text }));
      });
    });
    return () => {
      current = false;
      seen.stop();
    };
  }, [isGapped]);

  // Without a document, Run and Submit cannot work.
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
      press: (key) => editor.current?.press(key),
      mark: (place) => editor.current?.mark(place),
      goTo: (line) => editor.current?.goTo(line),
    }),
    [document],
  );
  useImperativeHandle(solve.editor, () => handle, [handle]);
  useEarlyCode(
    document,
    (text, isTyped) => {
      if (!document) return;
      if (editor.current) setOpened({ number: opened.number + 1, document, text });
      else starting.current?.write(text);
      if (isTyped) edited(solve, document, () => text.code);
    },
    handle,
    (code, language) => restoreCode(solve, code, language),
  );

  return (
    <div ref={room} className={styles.editor}>
      {document && Editor && (
        <Editor
          key={opened.number}
          ref={editor}
          className={styles.editorPlace}
          label={messages.editor.label}
          language={document.key.language}
          opening={openingOf(document, opened.text)}
          // SOLVE-10
          completes={solve.contestSlug === undefined}
          readOnly={solve.isReadOnly}
          onEdit={(read) => edited(solve, document, read)}
        />
      )}
      {document && !Editor && (
        <StartingEditor
          ref={starting}
          code={document.code}
          readOnly={solve.isReadOnly || isGapped}
          onEdit={(read) => edited(solve, document, read)}
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

/** `shown` resolves when the element can be seen. */
function whenSeen(element: Element | null): { shown: Promise<void>; stop(): void } {
  const observer = new ResizeObserver(([entry]) => {
    if (entry && entry.contentRect.height > 0) note();
  });
  let note = () => {};
  const shown = new Promise<void>((resolve) => {
    note = resolve;
  });
  if (element) observer.observe(element);
  return { shown, stop: () => observer.disconnect() };
}

/** Resolves when the device has the app, and the browser has nothing else to do. */
async function whenUnused(): Promise<void> {
  await appStored();
  return new Promise((resolve) => whenIdle(resolve, 10_000));
}

function openingOf({ code }: EditorDocument, text: WrittenText | undefined): OpeningText {
  return text ? { code: text.code, selection: text, isFocused: text.isFocused } : { code };
}
