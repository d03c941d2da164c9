import { EditorView } from '@codemirror/view';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { toShownCode } from '../../../../contract/rules/authoring/gap-markers';
import { GapEditor } from './gap-editor';

const code = 'a = read()\n@{pass}@\nprint(@{}@)\n';
const template = toShownCode({ language: 'PYTHON3', code, gaps: true });

async function show(text = template.code) {
  const edits: string[] = [];
  let resets = 0;
  const { container } = render(
    <GapEditor
      label="Code"
      language="PYTHON3"
      opening={{ code: text }}
      initialCode={[template]}
      completes={false}
      onEdit={(read) => edits.push(read())}
      onReset={() => (resets += 1)}
    />,
  );
  const editor = await screen.findByRole('textbox', { name: 'Code' });
  const view = EditorView.findFromDOM(editor) as EditorView;
  const type = (text: string) =>
    act(async () => view.dispatch({ ...view.state.replaceSelection(text), userEvent: 'input.type' }));
  return { container, view, edits, type, resets: () => resets };
}
const statuses = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

test('the editor begins in the first gap, and tells in which gap the caret is', async () => {
  const { view, type, edits } = await show();
  await waitFor(() => expect(statuses()).toContain('Gap 1 of 2'));
  // The text with which a gap starts is selected.
  await type('b = a');
  expect(edits.at(-1)).toBe('a = read()\nb = a\nprint()\n');
  await userEvent.click(screen.getByRole('button', { name: /^Next gap/ }));
  expect(statuses()).toContain('Gap 2 of 2');
  await type('b');
  expect(edits.at(-1)).toBe('a = read()\nb = a\nprint(b)\n');
  await userEvent.click(screen.getByRole('button', { name: /^Next gap/ }));
  expect(statuses()).toContain('Gap 1 of 2');
  expect(view.hasFocus).toBe(true);
});

test('F8 and Shift+F8 move between the gaps', async () => {
  const { view } = await show();
  await waitFor(() => expect(statuses()).toContain('Gap 1 of 2'));
  view.focus();
  await userEvent.keyboard('{F8}');
  expect(statuses()).toContain('Gap 2 of 2');
  await userEvent.keyboard('{Shift>}{F8}{/Shift}');
  expect(statuses()).toContain('Gap 1 of 2');
});

test('writing in fixed code changes nothing and says where to write', async () => {
  const { view, type, edits } = await show();
  await act(async () => view.dispatch({ selection: { anchor: 2 } }));
  expect(statuses()).toContain('Fixed code');
  await type('x');
  await waitFor(() => expect(statuses()).toContain('This code is fixed. Write in a marked gap.'));
  expect(edits).toEqual([]);
});

test('a program that does not fit says why, and offers the template', async () => {
  const { resets } = await show('print(1)\n');
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Line 1 of the template, “a = read()”, is missing');
  expect(alert.textContent).toContain('you cannot submit it like this');
  await userEvent.click(screen.getByRole('button', { name: 'Reset to the original code' }));
  expect(resets()).toBe(1);
});

test('gaps on lines of their own mark the lines, and an empty gap in a line has a box', async () => {
  const { container } = await show();
  expect(container.querySelectorAll('.cm-gap-line')).toHaveLength(1);
  expect(container.querySelectorAll('.cm-gap-empty')).toHaveLength(1);
});
