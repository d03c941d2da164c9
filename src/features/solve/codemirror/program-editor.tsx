/** The editor for programs: `@uiw/react-codemirror` with our own extensions. It is a chunk of its own, loaded after the page. */
import { insertBracket } from '@codemirror/autocomplete';
import { indentUnit } from '@codemirror/language';
import type { EditorView, ViewUpdate } from '@codemirror/view';
import CodeMirror from '@uiw/react-codemirror';
import { type Ref, useCallback, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react';
import type { Language } from '../../../../contract/limits';
import { typeExactly } from './completion/exact-typing';
import { useExtensions } from './use-extensions';

export interface ProgramEditorHandle {
  code(): string;
  /** Another text in the same document; undo brings the former back. */
  replace(code: string): void;
  /** Types a text in place of what is selected; a tab indents as the language does. */
  insert(text: string): void;
  focus(): void;
}

/** What an editor opens with. */
export interface OpeningText {
  code: string;
  selection?: { anchor: number; head: number };
  isFocused?: boolean;
}

interface ProgramEditorProps {
  ref?: Ref<ProgramEditorHandle>;
  className?: string | undefined;
  label: string;
  language: Language;
  /** Read once: another document comes under another React key, and nothing can be undone into it. */
  opening: OpeningText;
  /** SOLVE-10: a contest completes nothing. */
  completes: boolean;
  readOnly?: boolean;
  /** After each change; `read` gives the text as it is now, whatever happens to the editor later. */
  onEdit(read: () => string): void;
}

export function ProgramEditor(props: ProgramEditorProps) {
  const { ref, className, label, language, opening, completes, readOnly = false, onEdit } = props;
  // `value` never changes: the component would write an older text over what is being typed.
  const [{ value, selection, isFocused }] = useState(() => startOf(opening));
  const view = useRef<EditorView>(null);
  const latest = useRef(onEdit);
  useLayoutEffect(() => {
    latest.current = onEdit;
  }, [onEdit]);
  // Not `onChange`, which builds the whole text for each key. Documents do not change: keeping one costs nothing.
  const onUpdate = useCallback(({ docChanged, state: { doc } }: ViewUpdate) => {
    if (docChanged) latest.current(() => doc.toString());
  }, []);
  useImperativeHandle(
    ref,
    () => ({
      code: () => view.current?.state.doc.toString() ?? value,
      replace: (code) => view.current && replaceAll(view.current, code),
      insert: (text) => view.current && typeText(view.current, text),
      focus: () => view.current?.focus(),
    }),
    [value],
  );
  return (
    <CodeMirror
      className={className}
      value={value}
      selection={selection}
      readOnly={readOnly}
      extensions={useExtensions(language, label, completes)}
      onUpdate={onUpdate}
      onCreateEditor={(made) => {
        view.current = made;
        if (isFocused) made.focus();
      }}
      // All three have a counterpart among our extensions.
      basicSetup={false}
      indentWithTab={false}
      theme="none"
    />
  );
}

/** With line breaks as the editor has them, which may be shorter: no place is behind the end. */
function startOf({ code, selection: { anchor, head } = { anchor: 0, head: 0 }, isFocused }: OpeningText) {
  const value = code.replace(/\r\n?/g, '\n');
  const end = value.length;
  return { value, selection: { anchor: Math.min(anchor, end), head: Math.min(head, end) }, isFocused };
}

function replaceAll(view: EditorView, code: string): void {
  view.dispatch({
    changes: { from: 0, to: view.state.doc.length, insert: code },
    selection: { anchor: 0 },
  });
}

function typeText(view: EditorView, text: string): void {
  const { state } = view;
  const typed = text === '\t' ? state.facet(indentUnit) : text;
  // As from a keyboard: the next bracket may come from there.
  view.dispatch(
    typeExactly(state, typed) ??
      insertBracket(state, typed) ??
      state.update(state.replaceSelection(typed), { scrollIntoView: true, userEvent: 'input.type' }),
  );
  view.focus();
}
