import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { SortableList } from './sortable-list';

function Stops({ isLocked = false }: { isLocked?: boolean }) {
  const [items, reorder] = useState(['Quay', 'Buoy', 'Mole']);
  return (
    <SortableList
      items={items}
      idOf={(item) => item}
      nameOf={(item) => item}
      label="Stops"
      isLocked={isLocked}
      onReorder={reorder}
    >
      {(item) => <span>{item}</span>}
    </SortableList>
  );
}

const shown = () =>
  within(screen.getByRole('list', { name: 'Stops' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

test('buttons move an item, keep the focus and say its new place', async () => {
  render(<Stops />);
  const button = screen.getByRole('button', { name: 'Move Mole up' });
  await userEvent.click(button);
  expect(shown()).toEqual(['Quay', 'Mole', 'Buoy']);
  expect(document.activeElement).toBe(button);
  expect(screen.getByText('Mole: now 2 of 3.')).toBeTruthy();
  await userEvent.keyboard('{Enter}{Enter}');
  expect(shown()).toEqual(['Mole', 'Quay', 'Buoy']);
  expect(button.getAttribute('aria-disabled')).toBe('true');
});

test('a locked list shows its order without handles and buttons', () => {
  render(<Stops isLocked />);
  expect(shown()).toEqual(['Quay', 'Buoy', 'Mole']);
  expect(screen.queryAllByRole('button')).toEqual([]);
});
