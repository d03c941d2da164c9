import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ToastHost } from '../../../ui/hosts/toast-host';
import { StepFrame } from './step-frame';

const frame = (whyNot: string | null, onNext = () => {}) => (
  <>
    <StepFrame
      step="email"
      nextLabel="Next"
      canContinue={whyNot === null}
      whyNot={whyNot}
      onNext={onNext}
      onBack={() => {}}
    >
      <input aria-label="Email" />
    </StepFrame>
    <ToastHost theme="dark" />
  </>
);
const next = () => fireEvent.click(screen.getByRole('button', { name: 'Next' }));

test('a step that cannot continue says why, until it can continue', async () => {
  const { rerender } = render(frame('Invalid email.'));
  next();
  await screen.findByText('Invalid email.');
  let moved = false;
  rerender(
    frame(null, () => {
      moved = true;
    }),
  );
  next();
  expect(moved).toBe(true);
  // By itself it would stay for ten seconds.
  await waitFor(() => expect(screen.queryByText('Invalid email.')).toBeNull(), { timeout: 5000 });
});
