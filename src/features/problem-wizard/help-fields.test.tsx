import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { NewProblem } from '../../../contract/entities/problem/new-problem';
import { helpLimits } from '../../../contract/limits';
import { completeForm, renderWizard } from '../../../tests/support/components/render-problem-wizard';
import { formOf } from './from-problem';
import { checkForm } from './problem-faults';

const text = (name: string) => screen.getByRole<HTMLTextAreaElement>('textbox', { name });
const fill = (name: string, value: string) => fireEvent.change(text(name), { target: { value } });
const add = () => userEvent.click(screen.getByRole('button', { name: 'Add a hint' }));

test('a problem gets up to three hints and an editorial, each with a limit and a count near it', async () => {
  const { wizard } = await renderWizard(completeForm(), 'Requirements');
  expect(checkForm(wizard.current()).payload).not.toHaveProperty('hints');
  await add();
  fill('Hint 1', 'Read it again.');
  await add();
  await add();
  expect(screen.queryByRole('button', { name: 'Add a hint' })).toBeNull();
  fill('Hint 3', 'Sort.');
  expect(text('Hint 1').maxLength).toBe(helpLimits.hintLengthMax);
  fill('Editorial', 'x'.repeat(45_000));
  expect(screen.getByText(/45,000 of 50,000 characters\./)).toBeTruthy();
  fill('Editorial', 'Sort, then count.');
  const { payload } = checkForm(wizard.current());
  const help = { hints: ['Read it again.', 'Sort.'], editorial: 'Sort, then count.' };
  expect(payload).toMatchObject(help);
  expect(formOf(payload as NewProblem)).toMatchObject(help);
  await userEvent.click(screen.getByRole('button', { name: 'Remove hint 1' }));
  expect(checkForm(wizard.current()).payload?.hints).toEqual(['Sort.']);
});

test('a hint that is too long keeps the step open, with a message', async () => {
  const long = 'x'.repeat(helpLimits.hintLengthMax + 1);
  const { next } = await renderWizard({ ...completeForm(), hints: [long] }, 'Requirements');
  await next();
  expect(await screen.findByText('At most 3 hints, each of at most 2000 characters')).toBeTruthy();
});

test('a new hint gets the focus, and the focus stays near what was removed', async () => {
  const { next, arriveAt } = await renderWizard(completeForm(), 'Requirements');
  await userEvent.click(screen.getByRole('button', { name: 'Add a hint' }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Hint 1' })));
  await userEvent.click(screen.getByRole('button', { name: 'Remove hint 1' }));
  const help = screen.getByRole('region', { name: 'Hints and editorial' });
  await waitFor(() => expect(help.contains(document.activeElement)).toBe(true));
  await next();
  await arriveAt('Test Cases');
  await userEvent.click(screen.getByRole('button', { name: 'Add case' }));
  await userEvent.click(screen.getByRole('button', { name: 'Remove case' }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('tabpanel', { name: 'Case 1' })));
});
