/** A separate chunk, loaded after the page. */
import { insertBracket } from '@codemirror/autocomplete';
import {
  cursorCharLeft,
  cursorCharRight,
  cursorLineDown,
  cursorLineUp,
  redo,
  undo,
} from '@codemirror/commands';
import { indentUnit } from '@codemirror/language';
import type { Extension } from '@codemirror/state';
import { EditorView, type ViewUpdate } from '@codemirror/view';
import CodeMirror from '@uiw/react-codemirror';
import { type Ref, useCallback, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react';
import type { Language } from '../../../../contract/limits';
import type { ErrorPlace } from '../advice/error-place';
import { typeExactly } from './completion/exact-typing';
import { markError } from './error-marks';
import { useExtensions } from './use-extensions';

export type PhoneKey = keyof typeof phoneKeys;

const phoneKeys = {
  undo,
  redo,
  left: cursorCharLeft,
  right: cursorCharRight,
  up: cursorLineUp,
  down: cursorLineDown,
};

export interface ProgramEditorHandle {
  code(): string;
  /** Replaces the text of the same document; undo restores it. */
  replace(code: string): void;
  /** Replaces the selection; a tab indents as the language does. */
  insert(text: string): void;
  /** Writes around the selection. */
  wrap(before: string, after: string): void;
  focus(): void;
  /** What a key does that phones do not have. */
  press(key: PhoneKey): void;
  /** Marks the line of an error until the text changes; null removes the mark. */
  mark(place: ErrorPlace | null): void;
  /** Moves the caret to a line, from 1. */
  goTo(line: number): void;
}

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
  /** Read once: another document needs another React key, so that undo cannot reach the former one. */
  opening: OpeningText;
  /** SOLVE-10: no completion in a contest. */
  completes: boolean;
  readOnly?: boolean | undefined;
  /** Further rules for editing. Another object sets the editor up again. */
  more?: Extension;
  /** Called after each change; `read` returns the text of that change. */
  onEdit(read: () => string): void;
}

export function ProgramEditor(props: ProgramEditorProps) {
  const { ref, className, label, language, opening, completes, readOnly = false, more, onEdit } = props;
  // `value` never changes, or the component would overwrite newer text.
  const [{ value, selection, isFocused }] = useState(() => startOf(opening));
  const view = useRef<EditorView>(null);
  const latest = useRef(onEdit);
  useLayoutEffect(() => {
    latest.current = onEdit;
  }, [onEdit]);
  // Not `onChange`, which builds the whole text for each key. Documents are immutable, so keeping one costs
  // nothing.
  const onUpdate = useCallback(({ docChanged, state: { doc } }: ViewUpdate) => {
    if (docChanged) latest.current(() => doc.toString());
  }, []);
  useImperativeHandle(
    ref,
    () => ({
      code: () => view.current?.state.doc.toString() ?? value,
      replace: (code) => view.current && replaceAll(view.current, code),
      insert: (text) => view.current && typeText(view.current, text),
      wrap: (before, after) => view.current && wrapSelection(view.current, before, after),
      focus: () => view.current?.focus(),
      press(key) {
        if (!view.current) return;
        phoneKeys[key](view.current);
        view.current.focus();
      },
      mark: (place) => view.current && markError(view.current, place),
      goTo: (line) => view.current && showLine(view.current, line),
    }),
    [value],
  );
  return (
    <CodeMirror
      className={className}
      value={value}
      selection={selection}
      readOnly={readOnly}
      extensions={useExtensions(language, label, completes, more)}
      onUpdate={onUpdate}
      onCreateEditor={(made) => {
        view.current = made;
        if (isFocused) made.focus();
      }}
      // Our extensions replace all three.
      basicSetup={false}
      indentWithTab={false}
      theme="none"
    />
  );
}

/** CodeMirror's line breaks may be shorter, so offsets are limited to the end. */
function startOf({ code, selection: { anchor, head } = { anchor: 0, head: 0 }, isFocused }: OpeningText) {
  const value = code.replace(/\r\n?/g, '\n');
  const end = value.length;
  return { value, selection: { anchor: Math.min(anchor, end), head: Math.min(head, end) }, isFocused };
}

function replaceAll(view: EditorView, code: string): void {
  view.dispatch({
    changes: { from: 0, to: view.state.doc.length, insert: code },
    selection: { anchor: 0 },
    // Also where the user cannot edit.
    filter: false,
  });
}

function wrapSelection(view: EditorView, before: string, after: string): void {
  const { from, to } = view.state.selection.main;
  view.dispatch({
    changes: [
      { from, insert: before },
      { from: to, insert: after },
    ],
    selection: { anchor: from + before.length, head: to + before.length },
    userEvent: 'input',
    scrollIntoView: true,
  });
  view.focus();
}

function showLine(view: EditorView, line: number): void {
  const { from } = view.state.doc.line(Math.min(line, view.state.doc.lines));
  view.dispatch({ selection: { anchor: from }, effects: EditorView.scrollIntoView(from, { y: 'center' }) });
  view.focus();
}

function typeText(view: EditorView, text: string): void {
  const { state } = view;
  const typed = text === '\t' ? state.facet(indentUnit) : text;
  // Handled as typed input: the next bracket may come from the keyboard.
  view.dispatch(
    typeExactly(state, typed) ??
      insertBracket(state, typed) ??
      state.update(state.replaceSelection(typed), { scrollIntoView: true, userEvent: 'input.type' }),
  );
  view.focus();
}
