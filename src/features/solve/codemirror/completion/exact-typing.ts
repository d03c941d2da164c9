/**
 * Three cases in which automatic bracket closing would change what the user types:
 * 1. Enter moves a closing bracket to its own line. Typing that bracket must move the caret behind it, or
 *    the block would have two.
 * 2. A quote after a backslash belongs to the string: it neither opens nor closes one.
 * 3. Three closing quotes are typed over one at a time, not all with the first.
 */
import { syntaxTree } from '@codemirror/language';
import {
  type EditorState,
  type Extension,
  MapMode,
  Prec,
  StateField,
  type Transaction,
} from '@codemirror/state';
import { EditorView } from '@codemirror/view';

const closers: Record<string, string> = { '{': '}', '[': ']', '(': ')' };

/** Positions of the brackets that may be typed over. */
const movedClosers = StateField.define<readonly number[]>({
  create: () => [],
  update(positions, transaction) {
    if (!transaction.docChanged) return positions;
    const { changes, newDoc } = transaction;
    const kept = positions.flatMap((position) => changes.mapPos(position, 1, MapMode.TrackAfter) ?? []);
    return [...new Set([...kept, ...justMoved(transaction)])].filter((position) =>
      Object.values(closers).includes(newDoc.sliceString(position, position + 1)),
    );
  },
});

/** The closing brackets that this transaction moved to their own line, with those directly after. */
function justMoved({ changes, startState, newDoc }: Transaction): number[] {
  const moved: number[] = [];
  changes.iterChanges((fromA, toA, _fromB, toB, inserted) => {
    if (inserted.lines !== 3) return;
    const open = startState.sliceDoc(0, fromA).trimEnd().slice(-1);
    const rest = startState.sliceDoc(toA).trimStart();
    if (closers[open] === undefined || rest[0] !== closers[open]) return;
    const first = toB + newDoc.sliceString(toB).search(/\S/);
    const run = /^[)\]}]+/.exec(newDoc.sliceString(first))?.[0].length ?? 0;
    for (let at = first; at < first + run; at += 1) moved.push(at);
  });
  return moved;
}

/** Null if there is no bracket to type over. */
function typeOver(state: EditorState, text: string): Transaction | null {
  const { main, ranges } = state.selection;
  if (ranges.length > 1 || !main.empty || !Object.values(closers).includes(text)) return null;
  const line = state.doc.lineAt(main.head);
  const isBlank = line.text.trim() === '';
  const after = state.sliceDoc(main.head);
  // On a blank line the bracket is the next thing below; otherwise only the one beside the caret counts.
  const at = main.head + (isBlank ? Math.max(0, after.search(/\S/)) : 0);
  if (state.sliceDoc(at, at + 1) !== text || !state.field(movedClosers, false)?.includes(at)) return null;
  const from = isBlank ? line.from : at;
  const to = isBlank ? state.doc.lineAt(at).from : at;
  return state.update({
    changes: [
      { from, to },
      { from: at, to: at + 1, insert: text },
    ],
    selection: { anchor: at + 1 - (to - from) },
    scrollIntoView: true,
    userEvent: 'input.type',
  });
}

function typeEscaped(state: EditorState, text: string): Transaction | null {
  if (text.length !== 1 || !'"\'`'.includes(text)) return null;
  const { head } = state.selection.main;
  const line = state.doc.lineAt(head);
  const backslashes = /\\*$/.exec(line.text.slice(0, head - line.from))?.[0].length ?? 0;
  if (backslashes % 2 === 0) return null;
  return state.update(state.replaceSelection(text), { scrollIntoView: true, userEvent: 'input.type' });
}

function typeOverTriple(state: EditorState, text: string): Transaction | null {
  const { head, empty } = state.selection.main;
  if (!empty || !/^["']$/.test(text) || state.sliceDoc(head, head + 1) !== text) return null;
  const string = syntaxTree(state).resolveInner(head, -1);
  if (!/String/.test(string.name) || string.to > head + 3) return null;
  const opening = state.sliceDoc(string.from, head).replace(/^[a-zA-Z]+/, '');
  if (!opening.startsWith(text.repeat(3))) return null;
  if (state.sliceDoc(head, string.to) !== text.repeat(string.to - head)) return null;
  return state.update({ selection: { anchor: head + 1 }, scrollIntoView: true, userEvent: 'select' });
}

/** The transaction that types `text` where bracket closing would be wrong; null otherwise. */
export function typeExactly(state: EditorState, text: string): Transaction | null {
  return typeOver(state, text) ?? typeEscaped(state, text) ?? typeOverTriple(state, text);
}

export const exactTyping: Extension = [
  movedClosers,
  Prec.high(
    EditorView.inputHandler.of((view, from, to, text) => {
      const { main } = view.state.selection;
      if (view.state.readOnly || from !== main.from || to !== main.to) return false;
      const transaction = typeExactly(view.state, text);
      if (transaction) view.dispatch(transaction);
      return transaction !== null;
    }),
  ),
];
