import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { Dialog } from './dialog';

function Page() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Notes
      </button>
      <input aria-label="Elsewhere" />
      {isOpen && (
        <Dialog kind="corner" title="Your notes" onClose={() => setIsOpen(false)}>
          <textarea aria-label="Note" />
        </Dialog>
      )}
    </>
  );
}

const focused = () =>
  document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent;

test('a corner dialog takes no focus, and returns it to its button if it closes with the focus inside', async () => {
  const user = userEvent.setup();
  render(<Page />);
  await user.click(screen.getByRole('button', { name: 'Notes' }));
  expect(focused()).toBe('Notes');
  screen.getByLabelText('Note').focus();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(focused()).toBe('Notes');
});

test('a corner dialog that closes while the user works elsewhere leaves the focus there', async () => {
  const user = userEvent.setup();
  render(<Page />);
  await user.click(screen.getByRole('button', { name: 'Notes' }));
  const close = screen.getByRole('button', { name: 'Close' });
  screen.getByLabelText('Elsewhere').focus();
  close.click();
  expect(await screen.findByLabelText('Elsewhere')).toBe(document.activeElement);
});
