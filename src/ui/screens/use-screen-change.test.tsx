import { render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { Announcer, announceSoon } from '../announcer';
import { useScreenChange } from './use-screen-change';

function Run({ at, heading, button }: { at: string | undefined; heading: string; button: string | null }) {
  useScreenChange(at);
  return (
    <main tabIndex={-1}>
      <h1>{heading}</h1>
      {button !== null && (
        <button key={button} type="button">
          {button}
        </button>
      )}
      <Announcer />
    </main>
  );
}

// An earlier test may have announced something.
beforeEach(() => announceSoon(() => '')());

const told = () => screen.getByRole('status').textContent;

test('the keyboard continues on the next screen of a run, and screen readers announce its heading', async () => {
  const { rerender } = render(<Run at={undefined} heading="Contest" button={null} />);
  rerender(<Run at="instructions" heading="Night race" button="Start Contest" />);
  screen.getByRole('button', { name: 'Start Contest' }).focus();
  rerender(<Run at={undefined} heading="Contest" button={null} />);
  expect(told()).toBe('');
  rerender(<Run at="SUM" heading="Sum" button="Problem B" />);
  expect(document.activeElement).toBe(screen.getByRole('main'));
  await waitFor(() => expect(told()).toBe('Sum'));
});

test('screen readers announce another problem of a run, and the keyboard stays on its letter', async () => {
  const { rerender } = render(<Run at="SUM" heading="Sum" button="Problem B" />);
  const letter = screen.getByRole('button', { name: 'Problem B' });
  letter.focus();
  rerender(<Run at="TIDES" heading="Tides" button="Problem B" />);
  await waitFor(() => expect(told()).toBe('Tides'));
  expect(document.activeElement).toBe(letter);
});
