import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sortedLines } from '../../../../contract/rules/questions/ordering-lines';
import { OrderInput } from './order-input';

const lines = sortedLines(['read n', 'print n', 'stop']);
const question = { questionText: 'Order.', lines, isCode: true };
const idOf = (text: string) => lines.find((line) => line.text === text)?.id ?? '';

/** jsdom has no layout, and the list compares places: each row is 50 px high. */
const rowPx = 50;
beforeEach(() => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const row = this.closest('li');
    const at = row?.parentElement ? [...row.parentElement.children].indexOf(row) : 0;
    return new DOMRect(0, at * rowPx, 300, rowPx);
  });
});
afterEach(() => vi.restoreAllMocks());

const answers: string[][] = [];
function Question({ locked = false }: { locked?: boolean }) {
  const [answer, choose] = useState(['read n', 'print n', 'stop'].map(idOf));
  return (
    <OrderInput
      question={question}
      answer={answer}
      locked={locked}
      onChoose={(next) => {
        answers.push(next);
        choose(next);
      }}
    />
  );
}
const shown = () =>
  within(screen.getByRole('list'))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

test('the keyboard picks a line up, moves it and puts it down; Escape puts it back', async () => {
  render(<Question />);
  const handle = screen.getByRole('button', { name: 'Drag read n' });
  handle.focus();
  await userEvent.keyboard(' ');
  await screen.findByText('read n: picked up at 1 of 3.');
  await userEvent.keyboard('{ArrowDown}');
  await screen.findByText('read n: now 2 of 3.');
  await userEvent.keyboard(' ');
  await waitFor(() => expect(shown()).toEqual(['print n', 'read n', 'stop']));
  expect(answers.at(-1)).toEqual(['print n', 'read n', 'stop'].map(idOf));
  await userEvent.keyboard(' {ArrowDown}{Escape}');
  expect(shown()).toEqual(['print n', 'read n', 'stop']);
});

test('a finger drags a line by its handle; a button works soon afterwards', async () => {
  render(<Question />);
  const at = (type: string, clientY: number) =>
    Object.assign(new MouseEvent(type, { bubbles: true, cancelable: true, clientX: 10, clientY }), {
      isPrimary: true,
      pointerType: 'touch',
    });
  fireEvent(screen.getByRole('button', { name: 'Drag stop' }), at('pointerdown', 125));
  for (const y of [100, 60, 20]) fireEvent(document, at('pointermove', y));
  await screen.findByText('stop: now 1 of 3.');
  fireEvent(document, at('pointerup', 20));
  await waitFor(() => expect(shown()).toEqual(['stop', 'read n', 'print n']));
  // The library ignores clicks for a moment, because a drag ends with one.
  await waitFor(() => {
    fireEvent.click(screen.getByRole('button', { name: 'Move stop down' }));
    expect(shown()).toEqual(['read n', 'stop', 'print n']);
  });
});

test('buttons move a line by one place, and a given answer is locked', async () => {
  const { rerender } = render(<Question />);
  await userEvent.click(screen.getByRole('button', { name: 'Move stop up' }));
  expect(shown()).toEqual(['read n', 'stop', 'print n']);
  rerender(<Question locked />);
  expect(screen.queryAllByRole('button')).toEqual([]);
});
