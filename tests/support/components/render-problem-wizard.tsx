/** For component tests: the wizard on a page, with the fields given. */
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect } from 'vitest';
import { newForm, type ProblemForm } from '../../../src/features/problem-wizard/problem-form';
import { problemWizard } from '../../../src/features/problem-wizard/problem-wizard';
import type { Editors, ProblemWizardTypes } from '../../../src/features/problem-wizard/wizard-types';
import { randomId } from '../../../src/lib/random-id';
import { ToastHost } from '../../../src/ui/hosts/toast-host';
import { openWizard } from '../../../src/wizard/open-wizard';
import type { LaterParts } from '../../../src/wizard/wizard-definition';
import { WizardFrame } from '../../../src/wizard/wizard-frame';
import { renderAt } from './render-at';

const editors: Editors = {
  CodeEditor: ({ label, code, onType }) => (
    <textarea aria-label={label} defaultValue={code} onChange={(event) => onType(event.target.value)} />
  ),
  QuestionEditor: () => null,
  Comments: () => null,
  QuestionPreview: () => null,
};

/** Everything that a code problem needs, with one test case. */
export function completeForm(): ProblemForm {
  const form = newForm();
  return {
    ...form,
    title: 'Two Sums',
    description: 'Add.',
    inputFormat: 'Two numbers.',
    outputFormat: 'One.',
    sampleInput: '1 2',
    sampleOutput: '3',
    constraints: 'Small.',
    explanation: 'It adds.',
    testCases: form.testCases.map((one) => ({ ...one, input: '1 2\n', output: '3\n' })),
  };
}

interface Options {
  parts?: Partial<LaterParts<ProblemWizardTypes>>;
  editors?: Partial<Editors>;
}

/** Opens the wizard, and clicks Next until this step. */
export async function renderWizard(form: ProblemForm, step = 'Basic Info', options: Options = {}) {
  const wizard = openWizard({
    definition: problemWizard,
    account: 'ada',
    draftID: randomId(),
    context: { ...editors, ...options.editors },
    form,
    parts: { ...(await problemWizard.load()), ...options.parts },
    leaveTo: () => undefined,
  });
  await renderAt(
    <>
      <ToastHost theme="dark" />
      <WizardFrame wizard={wizard} />
    </>,
  );
  const next = () => userEvent.click(screen.getByRole('button', { name: 'Next' }));
  /**
   * The first one: steps have parts with headings of their own. Without roles, because each change of the page asks
   * again, and jsdom computes the roles of a whole step in tens of milliseconds.
   */
  const heading = () => document.querySelector('h2')?.textContent ?? '';
  const arriveAt = (name: string) => waitFor(() => expect(heading()).toBe(name));
  for (const { title } of problemWizard.steps(form).slice(1)) {
    if (heading() === step) break;
    act(() => wizard.proceed());
    await arriveAt(title);
  }
  await arriveAt(step);
  return { wizard, next, heading, arriveAt };
}
