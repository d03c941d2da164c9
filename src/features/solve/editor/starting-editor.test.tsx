import { render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { expect, test } from 'vitest';
import { StartingEditor, type StartingEditorHandle } from './starting-editor';

test('an untouched text is handed over with the caret at its start, where the editor opens any text', async () => {
  const field = createRef<StartingEditorHandle>();
  render(<StartingEditor ref={field} code={'import sys\n'} readOnly={false} onEdit={() => {}} />);
  expect(await field.current?.leave()).toMatchObject({ code: 'import sys\n', anchor: 0, head: 0 });
});

test('a text in which the caret was moved is handed over with that caret', async () => {
  const field = createRef<StartingEditorHandle>();
  render(<StartingEditor ref={field} code={'import sys\n'} readOnly={false} onEdit={() => {}} />);
  screen.getByRole<HTMLTextAreaElement>('textbox').setSelectionRange(3, 5);
  expect(await field.current?.leave()).toMatchObject({ anchor: 3, head: 5 });
});
