import { act, fireEvent, screen, within } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { expect, vi } from 'vitest';
import { type ContestForm, newForm } from '../../../src/features/contest-wizard/contest-form';
import { contestWizard } from '../../../src/features/contest-wizard/contest-wizard';
import { laterParts } from '../../../src/features/contest-wizard/later-parts';
import { ToastHost } from '../../../src/ui/hosts/toast-host';
import { openWizard } from '../../../src/wizard/open-wizard';
import { WizardFrame } from '../../../src/wizard/wizard-frame';
import { renderAt } from './render-at';

const account = 'ada' as never;

/** A contest that can be created as it is. */
const validContest = {
  name: 'Harbour Cup',
  problems: ['KNOTS'],
  description: 'A race.',
  eventPrizes: 'Fame.',
  eventFAQ: 'Ask at the pier.',
};

const forwardButtons = ['Create', 'Proceed to Security', 'Proceed to Customization'] as const;

/** Renders the contest wizard with a valid contest and these changes, on its first step. */
export async function openContestWizard(change: Partial<ContestForm> = {}) {
  const draftID = crypto.randomUUID();
  const leaveTo = vi.fn<(href: string) => void>();
  const wizard = openWizard({
    definition: contestWizard,
    account,
    draftID,
    parts: laterParts,
    leaveTo,
    context: { creatorName: 'Ada' },
    form: { ...newForm(Date.now()), ...validContest, ...change },
  });
  let leave = () => {};
  function OpenedWizard() {
    useEffect(() => wizard.start(), []);
    return <WizardFrame wizard={wizard} />;
  }
  function Site() {
    const [isOpen, setOpen] = useState(true);
    leave = () => act(() => setOpen(false));
    return isOpen && <OpenedWizard />;
  }
  await renderAt(
    <>
      <ToastHost theme="dark" />
      <Site />
    </>,
  );
  const button = (name: string) => screen.getByText(name, { selector: 'form button' });
  const field = (name: string | RegExp) => screen.getByLabelText<HTMLInputElement>(name);
  const press = (name: string) => fireEvent.click(button(name));
  const isAt = async (title: string) =>
    expect(await screen.findByRole('heading', { level: 2, name: title })).toBeTruthy();
  return {
    wizard,
    draftID,
    leaveTo,
    press,
    isAt,
    button,
    field,
    /** To another page of the app; the toasts stay. */
    leave: () => leave(),
    fill: (name: string | RegExp, value: string) => fireEvent.change(field(name), { target: { value } }),
    steps: () => within(screen.getByRole('navigation', { name: 'Steps' })).getAllByRole('listitem'),
    /** Goes forward to the step with this number, from 1. */
    async toStep(number: number): Promise<void> {
      const titles = ['Problems', 'Security', 'Customization'];
      for (const [at, name] of forwardButtons.slice(0, number - 1).entries()) {
        press(name);
        await isAt(titles[at] ?? '');
      }
    },
    forwardOf: (number: number) => forwardButtons[number - 1] ?? 'Create',
  };
}
