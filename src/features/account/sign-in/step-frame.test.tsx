import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderAt } from '../../../../tests/support/components/render-at';
import { ToastHost } from '../../../ui/hosts/toast-host';
import { hideToasts } from '../../../ui/toast';
import { StepFrame } from './step-frame';

beforeEach(() => hideToasts([]));

function Step({ onNext }: { onNext(): void }) {
  const [whyNot, setWhyNot] = useState<string | null>('Invalid email.');
  return (
    <>
      <StepFrame
        step="email"
        nextLabel="Next"
        canContinue={whyNot === null}
        whyNot={whyNot}
        onNext={onNext}
        onBack={() => {}}
      >
        <input aria-label="Email" onChange={() => setWhyNot(null)} />
      </StepFrame>
      <ToastHost theme="dark" />
    </>
  );
}
const next = () => fireEvent.click(screen.getByRole('button', { name: 'Next' }));

test('a step that cannot continue says why, until it can continue', async () => {
  const onNext = vi.fn();
  await renderAt(<Step onNext={onNext} />);
  next();
  await screen.findByText('Invalid email.');
  expect(onNext).not.toHaveBeenCalled();
  fireEvent.change(screen.getByLabelText('Email'), { target: { value: 'ada@example.org' } });
  next();
  expect(onNext).toHaveBeenCalledOnce();
  // By itself it would stay for ten seconds.
  await waitFor(() => expect(screen.queryByText('Invalid email.')).toBeNull(), { timeout: 5000 });
});
