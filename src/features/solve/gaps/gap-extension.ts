/** Code completion (decision 124): only the gaps of a template can be edited. */
import {
  EditorState,
  type Extension,
  type Range,
  StateField,
  type Text,
  type Transaction,
} from '@codemirror/state';
import { Decoration, EditorView, keymap, ViewPlugin, type ViewUpdate, WidgetType } from '@codemirror/view';
import { fitGaps, type Gap, type GapTemplate } from '../../../../contract/rules/gaps/fit-gaps';

/** Where the caret is. `gaps` is null if the code does not fit: then all of it can be edited. */
export interface GapPlace {
  readonly gaps: readonly Gap[] | null;
  /** From 0; -1 outside the gaps. */
  readonly current: number;
}

interface GapListener {
  /** After each move of the caret and each change of the text. */
  onPlace(place: GapPlace, view: EditorView): void;
  /** A change of fixed code was refused. */
  onRefused(): void;
}

/** The state that holds the gaps of one template. */
export interface GapEditing {
  readonly extension: Extension;
  placeIn(state: EditorState): GapPlace;
  /** Moves the caret to the next gap (1) or the one before (-1). An untouched gap is selected. */
  move(view: EditorView, step: 1 | -1): boolean;
}

export function editGaps(template: GapTemplate, listener: GapListener): GapEditing {
  const fixed = piecesOf(template.code, template.gaps);
  const find = (doc: Text) => {
    const found = fitGaps(doc.toString(), template);
    return 'gaps' in found ? found.gaps : null;
  };
  const field = StateField.define<readonly Gap[] | null>({
    create: ({ doc }) => find(doc),
    update(gaps, { docChanged, changes, newDoc }) {
      if (!docChanged) return gaps;
      const moved = gaps?.map(([from, to]): Gap => [changes.mapPos(from, -1), changes.mapPos(to, 1)]);
      // Undo and a reset do not go through the filter.
      return moved && isSame(piecesOf(newDoc, moved), fixed) ? moved : find(newDoc);
    },
    provide: (own) =>
      EditorView.decorations.from(own, (gaps) => (view) => marksOf(view.state.doc, gaps ?? [])),
  });
  const filter = EditorState.changeFilter.of((transaction) => {
    const gaps = transaction.startState.field(field);
    if (!gaps || isInGaps(transaction, gaps)) return true;
    // For example the whole program, pasted.
    if (find(transaction.newDoc)) return true;
    listener.onRefused();
    return mayBePartial(transaction) ? outside(gaps, transaction.startState.doc.length) : false;
  });
  const placeIn = (state: EditorState): GapPlace => {
    const gaps = state.field(field);
    const { from, to } = state.selection.main;
    return { gaps, current: gaps?.findIndex((gap) => gap[0] <= from && to <= gap[1]) ?? -1 };
  };
  const move = (view: EditorView, step: 1 | -1) => {
    const gaps = view.state.field(field);
    if (!gaps) return false;
    const { head } = view.state.selection.main;
    const { current } = placeIn(view.state);
    const after = gaps.findIndex(([from]) => from > head);
    const beside = step === 1 ? (after < 0 ? 0 : after) : (after < 0 ? gaps.length : after) - 1;
    const at = current < 0 ? beside : current + step;
    select(view, gaps, (at + gaps.length) % gaps.length);
    return true;
  };
  const select = (view: EditorView, gaps: readonly Gap[], at: number) => {
    const [from, to] = gaps[at] ?? [0, 0];
    const [start, end] = template.gaps[at] ?? [0, 0];
    const isUntouched = view.state.sliceDoc(from, to) === template.code.slice(start, end);
    const anchor = isUntouched ? from + indentOf(view.state.sliceDoc(from, to)) : to;
    view.dispatch({ selection: { anchor, head: to }, scrollIntoView: true });
  };
  const begin = (view: EditorView) => {
    const place = placeIn(view.state);
    if (place.gaps && place.current < 0 && !view.hasFocus) select(view, place.gaps, 0);
    else listener.onPlace(place, view);
  };
  const watch = ViewPlugin.define((view) => {
    queueMicrotask(() => begin(view));
    return {
      update: ({ docChanged, selectionSet, state, view }: ViewUpdate) => {
        if (docChanged || selectionSet) listener.onPlace(placeIn(state), view);
      },
    };
  });
  const keys = keymap.of([{ key: 'F8', run: (view) => move(view, 1), shift: (view) => move(view, -1) }]);
  return { extension: [field, filter, watch, keys, look], placeIn, move };
}

const indentOf = (text: string) => text.length - text.trimStart().length;

function piecesOf(code: string | Text, gaps: readonly Gap[]): string[] {
  const starts = [0, ...gaps.map(([, to]) => to)];
  const slice = (from: number, to: number) =>
    typeof code === 'string' ? code.slice(from, to) : code.sliceString(from, to);
  return starts.map((start, at) => slice(start, gaps[at]?.[0] ?? code.length));
}

const isSame = (some: readonly string[], others: readonly string[]) =>
  some.every((one, at) => one === others[at]);

/** At the edges of a gap too. */
function isInGaps({ changes }: Transaction, gaps: readonly Gap[]): boolean {
  let isInside = true;
  changes.iterChangedRanges((from, to) => {
    isInside &&= gaps.some((gap) => gap[0] <= from && to <= gap[1]);
  });
  return isInside;
}

/** Its changes make sense one by one: what is in a gap can be changed alone. */
const mayBePartial = (transaction: Transaction) =>
  ['delete', 'input.indent', 'input.replace.all'].some((event) => transaction.isUserEvent(event));

/** Flat: from, to, from, to … */
function outside(gaps: readonly Gap[], length: number): number[] {
  return [0, ...gaps.flat(), length];
}

class EmptyGap extends WidgetType {
  override eq(): boolean {
    return true;
  }
  override toDOM(): HTMLElement {
    const box = document.createElement('span');
    box.className = 'cm-gap cm-gap-empty';
    box.ariaHidden = 'true';
    return box;
  }
}

const emptyGap = Decoration.widget({ widget: new EmptyGap(), side: 1 });
const gapText = Decoration.mark({ class: 'cm-gap' });
const gapLine = Decoration.line({ class: 'cm-gap-line' });

function marksOf(doc: Text, gaps: readonly Gap[]) {
  const marks: Range<Decoration>[] = [];
  for (const [from, to] of gaps) {
    const [first, last] = [doc.lineAt(from), doc.lineAt(to)];
    const isAlone = from === first.from && to === last.to;
    if (isAlone || first.number !== last.number)
      for (let line = first.number; line <= last.number; line += 1)
        marks.push(gapLine.range(doc.line(line).from));
    if (isAlone) continue;
    marks.push(from === to ? emptyGap.range(from) : gapText.range(from, to));
  }
  return Decoration.set(marks, true);
}

const tint = 'color-mix(in srgb, var(--accent) 10%, transparent)';

/** The border says it without colours too. */
const look = EditorView.theme({
  '.cm-gap': {
    borderRadius: 'var(--radius-sm)',
    outline: '1px dashed var(--accent)',
    backgroundColor: tint,
  },
  '.cm-gap-empty': { display: 'inline-block', width: '2ch', height: '1.1em', verticalAlign: 'text-bottom' },
  '.cm-gap-line, .cm-gap-line.cm-activeLine': {
    boxShadow: 'inset 3px 0 var(--accent)',
    backgroundColor: tint,
  },
});
