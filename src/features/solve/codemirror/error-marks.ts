import { type Diagnostic, lintGutter, setDiagnostics, setDiagnosticsEffect } from '@codemirror/lint';
import { EditorState, type Extension, StateEffect, StateField } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import type { ErrorPlace } from '../advice/error-place';

const look = EditorView.theme({
  '.cm-gutter-lint': { width: '1rem' },
  '.cm-gutter-lint .cm-gutterElement': { padding: '0' },
  '.cm-lint-marker': { width: '0.75rem', height: '0.75rem', margin: '0.3rem 0 0 0.125rem' },
  '.cm-lint-marker-error': {
    content: '""',
    borderRadius: '50%',
    backgroundColor: 'var(--alert-text)',
  },
  '.cm-lintRange-error': {
    backgroundImage: 'none',
    textDecoration: 'underline wavy var(--alert-text)',
    textDecorationSkipInk: 'none',
    textUnderlineOffset: '0.2em',
  },
  '.cm-diagnostic': {
    maxWidth: 'min(28rem, 80vw)',
    padding: 'var(--space-2) var(--space-3)',
    fontFamily: 'var(--font-text)',
    fontSize: 'var(--text-sm)',
    whiteSpace: 'normal',
  },
  '.cm-diagnostic-error': { borderLeft: '3px solid var(--alert-text)' },
});

/** Present once the extensions are part of the editor. */
const isAdded = StateField.define<true>({ create: () => true, update: () => true });

/** A mark belongs to the text that was run. */
const removeOnEdit = EditorState.transactionExtender.of(({ docChanged }) =>
  docChanged ? { effects: setDiagnosticsEffect.of([]) } : null,
);

const extensions: Extension = [isAdded, lintGutter(), removeOnEdit, look];

/** Marks one line of the program, or none. */
export function markError(view: EditorView, place: ErrorPlace | null): void {
  const { state } = view;
  if (state.field(isAdded, false) === undefined) {
    if (!place) return;
    view.dispatch({ effects: StateEffect.appendConfig.of(extensions) });
  }
  view.dispatch(setDiagnostics(view.state, place ? [diagnosticAt(view.state, place)] : []));
}

function diagnosticAt({ doc }: EditorState, { line, message }: ErrorPlace): Diagnostic {
  const { from, to, text } = doc.line(Math.min(Math.max(line, 1), doc.lines));
  const indent = text.length - text.trimStart().length;
  return { from: Math.min(from + indent, to), to, severity: 'error', message };
}
