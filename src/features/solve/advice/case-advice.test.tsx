import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { createScreen, type Solve, SolveContext } from '../screen-state';
import type { FailedRun } from './advice';
import { CaseAdvice } from './case-advice';

const code = 'n = input()\nprint(n + 1)';
const run: FailedRun = {
  language: 'PYTHON3',
  code,
  stdin: '3',
  expected: '4',
  actual: '',
  outcome: 'runtimeError',
  errorText: '  File "main.py", line 2, in <module>\nTypeError: can only concatenate str (not "int") to str',
};

function show(inEditor: string, marks = true) {
  const parts = createScreen();
  const editor = { code: () => inEditor, mark: vi.fn(), goTo: vi.fn() };
  parts.editor.current = editor as never;
  const solve = { ...parts, isReadOnly: false } as unknown as Solve;
  render(
    <SolveContext value={solve}>
      <CaseAdvice run={run} marks={marks} />
    </SolveContext>,
  );
  return { editor, solve };
}

test('names the cause, marks the line, and leads to it', async () => {
  const { editor, solve } = show(code);
  screen.getByText(/A text and a number cannot be added/);
  expect(editor.mark).toHaveBeenCalledWith({ line: 2, message: expect.stringContaining('cannot be added') });
  fireEvent.click(screen.getByRole('button', { name: 'Show line 2' }));
  expect(solve.state.view).toBe('code');
  await vi.waitFor(() => expect(editor.goTo).toHaveBeenCalledWith(2));
});

test('marks nothing in a text that was changed since the run', () => {
  expect(show(`${code}\n`).editor.mark).not.toHaveBeenCalled();
});

test('without an editor, it only names the line', () => {
  render(<CaseAdvice run={run} />);
  screen.getByText('Line 2');
  expect(screen.queryByRole('button')).toBeNull();
});
