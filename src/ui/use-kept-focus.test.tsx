import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useKeptFocus } from './use-kept-focus';

const places = { run: ['cancel', 'run'], cancel: ['run'], submit: ['submit'] };

function Actions({ isRunning, isBusy }: { isRunning: boolean; isBusy: boolean }) {
  const room = useKeptFocus(places);
  return (
    <>
      <input aria-label="Elsewhere" />
      <div ref={room}>
        {isRunning ? (
          <button type="button" data-action="cancel" key="cancel">
            Cancel
          </button>
        ) : (
          <button type="button" data-action="run" key="run">
            Run
          </button>
        )}
        <button type="button" data-action="submit" disabled={isBusy}>
          Submit
        </button>
      </div>
    </>
  );
}

const focused = () => document.activeElement?.textContent;
const button = (name: string) => screen.getByRole('button', { name });

test('the focus goes from Run to Cancel, and back when the run ends', () => {
  const { rerender } = render(<Actions isRunning={false} isBusy={false} />);
  button('Run').focus();
  rerender(<Actions isRunning isBusy={false} />);
  expect(focused()).toBe('Cancel');
  rerender(<Actions isRunning={false} isBusy={false} />);
  expect(focused()).toBe('Run');
});

test('Submit gets the focus back when it is enabled again, but not from another field', () => {
  const { rerender } = render(<Actions isRunning={false} isBusy={false} />);
  button('Submit').focus();
  rerender(<Actions isRunning={false} isBusy />);
  // Browsers move the focus to the page.
  (document.activeElement as HTMLElement).blur();
  rerender(<Actions isRunning={false} isBusy={false} />);
  expect(focused()).toBe('Submit');

  rerender(<Actions isRunning={false} isBusy />);
  screen.getByLabelText('Elsewhere').focus();
  rerender(<Actions isRunning={false} isBusy={false} />);
  expect(document.activeElement).toBe(screen.getByLabelText('Elsewhere'));
});

test('a press beside the buttons gives the focus up', () => {
  const { rerender } = render(<Actions isRunning={false} isBusy={false} />);
  button('Submit').focus();
  fireEvent.pointerDown(document.body);
  (document.activeElement as HTMLElement).blur();
  rerender(<Actions isRunning={false} isBusy={false} />);
  expect(document.activeElement).toBe(document.body);
});
