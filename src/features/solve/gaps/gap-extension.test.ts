import { history, redo, undo } from '@codemirror/commands';
import { EditorState, type TransactionSpec } from '@codemirror/state';
import { expect, test } from 'vitest';
import { readTemplate } from '../../../../contract/rules/authoring/gap-markers';
import { editGaps } from './gap-extension';

const marked = 'a = read()\n@{pass}@\nprint(@{}@)\n';
const filled = 'a = read()\nb = a\nprint(b)\n';

function open(doc?: string) {
  const template = readTemplate(marked);
  if ('fault' in template) throw new Error(template.fault);
  let refused = 0;
  const editing = editGaps(template, { onPlace: () => {}, onRefused: () => (refused += 1) });
  let state = EditorState.create({
    doc: doc ?? template.code,
    extensions: [history({ joinToEvent: () => false }), editing.extension],
  });
  const dispatch = (transaction: { state: EditorState }) => {
    state = transaction.state;
  };
  return {
    change: (from: number, to: number, insert = '', userEvent = 'input.type') =>
      dispatch(state.update({ changes: { from, to, insert }, userEvent })),
    send: (spec: TransactionSpec) => dispatch(state.update(spec)),
    undo: () => undo({ state, dispatch }),
    redo: () => redo({ state, dispatch }),
    text: () => state.doc.toString(),
    gaps: () => editing.placeIn(state).gaps?.map(([from, to]) => state.sliceDoc(from, to)) ?? null,
    at: (anchor: number) => {
      dispatch(state.update({ selection: { anchor } }));
      return editing.placeIn(state).current;
    },
    refused: () => refused,
  };
}

test('text can be written into gaps, also at their edges and into empty ones', () => {
  const editor = open();
  editor.change(22, 22, 'b');
  editor.change(11, 15, 'b = a');
  expect(editor.text()).toBe(filled);
  editor.change(16, 16, '\nc = b');
  editor.change(11, 11, '# ');
  expect(editor.gaps()).toEqual(['# b = a\nc = b', 'b']);
  expect(editor.refused()).toBe(0);
});

test('fixed code does not change, and each refused change is announced', () => {
  const editor = open();
  editor.change(0, 1, 'x');
  editor.change(10, 11);
  editor.change(8, 13, 'y');
  expect(editor.text()).toBe('a = read()\npass\nprint()\n');
  expect(editor.refused()).toBe(3);
});

test('deleting everything empties the gaps, and pasting a program that fits replaces them', () => {
  const editor = open();
  editor.change(0, editor.text().length, '', 'delete.selection');
  expect(editor.text()).toBe('a = read()\n\nprint()\n');
  editor.change(0, editor.text().length, filled, 'input.paste');
  expect(editor.gaps()).toEqual(['b = a', 'b']);
  editor.change(0, editor.text().length, 'print(1)', 'input.paste');
  expect(editor.text()).toBe(filled);
});

test('the place of the caret is a gap, or fixed code', () => {
  const editor = open();
  expect([0, 11, 15, 16, 22, 23].map(editor.at)).toEqual([-1, 0, 0, -1, 1, -1]);
});

test('a replacement from outside, such as a reset, opens the gaps again; undo and redo keep them', () => {
  const editor = open();
  editor.change(11, 15, 'b = a');
  editor.send({ changes: { from: 0, to: editor.text().length, insert: filled }, filter: false });
  expect(editor.gaps()).toEqual(['b = a', 'b']);
  editor.undo();
  expect(editor.gaps()).toEqual(['b = a', '']);
  editor.redo();
  expect(editor.gaps()).toEqual(['b = a', 'b']);
});

test('a program that does not fit can be edited everywhere until it fits', () => {
  const editor = open('read()\nprint(1)\n');
  expect(editor.gaps()).toBeNull();
  editor.change(0, 0, 'a = ');
  expect(editor.gaps()).toBeNull();
  editor.change(11, 11, 'b = 1\n');
  expect(editor.gaps()).toEqual(['b = 1', '1']);
  editor.change(0, 1);
  expect(editor.text()).toBe('a = read()\nb = 1\nprint(1)\n');
});
