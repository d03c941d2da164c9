import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { completeForm, renderWizard } from '../../../tests/support/components/render-problem-wizard';
import { syncStatus } from '../../sync/network/sync-status';
import { newCase } from './problem-form';

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const text = (name: string) => screen.getByRole<HTMLTextAreaElement>('textbox', { name });
const choice = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name });
const tab = (name: string) => screen.getByRole('tab', { name });
const section = (name: string) => screen.getByRole('region', { name });

function threeCases() {
  const form = completeForm();
  const more = ['2', '3'].map((key) => ({ ...newCase(key), input: `${key}\n`, output: key }));
  return { ...form, testCases: [...form.testCases, ...more] };
}

afterEach(() => {
  syncStatus.network = 'unknown';
});

test('limits of all cases are set once; a case with other limits is listed as an exception', async () => {
  const { wizard } = await renderWizard(threeCases(), 'Test Cases');
  const limits = () => wizard.current().testCases.map(({ timeLimit }) => timeLimit.value);
  await userEvent.selectOptions(choice('Time limit of all cases'), '5 s');
  expect(limits()).toEqual(['5', '5', '5']);
  await userEvent.click(tab('Case 2'));
  await userEvent.selectOptions(choice('Time Limit'), '10 s');
  expect(limits()).toEqual(['5', '10', '5']);
  const exceptions = within(section('Limits of all cases'));
  expect(exceptions.getByText('One case has its own limits:')).toBeTruthy();
  expect(exceptions.getByRole('button', { name: 'Case 2' })).toBeTruthy();
  await userEvent.click(button('Use the limits of all cases'));
  expect(limits()).toEqual(['5', '5', '5']);
});

test('a sample has a field for its explanation, other cases have none', async () => {
  const { wizard } = await renderWizard(threeCases(), 'Test Cases');
  expect(screen.queryByRole('textbox', { name: 'Explanation of this sample' })).toBeNull();
  await userEvent.click(screen.getByRole('checkbox', { name: /^Sample/ }));
  fireEvent.change(text('Explanation of this sample'), { target: { value: 'Because.' } });
  expect(wizard.current().testCases[0]?.explanation).toBe('Because.');
});

test('a large input is shown in part, and the field opens on request', async () => {
  const form = completeForm();
  const large = 'x'.repeat(60_000);
  await renderWizard(
    { ...form, testCases: form.testCases.map((one) => ({ ...one, input: large })) },
    'Test Cases',
  );
  expect(screen.queryByRole('textbox', { name: 'Input' })).toBeNull();
  expect(screen.getByText('60,000 characters. Only the beginning is shown.')).toBeTruthy();
  await userEvent.click(button('Edit here'));
  expect(text('Input').value).toHaveLength(60_000);
});

test('groups show the sum of their points, and mark a group without a case', async () => {
  const { wizard } = await renderWizard(threeCases(), 'Test Cases');
  await userEvent.click(button('Use groups'));
  expect(screen.getByRole('img', { name: '100 points in total: Group 1 100' })).toBeTruthy();
  fireEvent.change(screen.getByRole('spinbutton', { name: 'Points' }), { target: { value: '40' } });
  expect(screen.getByText(/^Total: 40 points\. Add 60 to reach 100\./)).toBeTruthy();
  await userEvent.click(button('Add a group'));
  expect(screen.getByText('Group 2 has no case, so nobody can get its points.')).toBeTruthy();
  await userEvent.selectOptions(choice('Group of case 3'), 'Group 2');
  expect(screen.getByRole('img', { name: '100 points in total: Group 1 40, Group 2 60' })).toBeTruthy();
  expect(wizard.current().testCases.map(({ group }) => group)).toEqual(['secret/1', 'secret/1', 'secret/2']);
});

test('a generator comes with a list, whose faults are named by line', async () => {
  const { wizard } = await renderWizard(threeCases(), 'Test Cases');
  await userEvent.click(button('Add a generator'));
  expect(wizard.current().tools.generators).toMatchObject([{ name: 'random.py', language: 'PYTHON3' }]);
  expect(button('Generate test cases').disabled).toBe(true);
  fireEvent.change(text('Generator lines'), { target: { value: 'random 5 {1..3}\nother 1' } });
  expect(screen.getByText('Line 2: There is no generator other.')).toBeTruthy();
  fireEvent.change(text('Generator lines'), { target: { value: 'random 5 {1..3}' } });
  expect(screen.getByText(/3 test cases\.$/)).toBeTruthy();
  expect(button('Generate test cases').disabled).toBe(false);
});

test('offline, programs in C++ wait for the network, those in Python run on this device', async () => {
  syncStatus.network = 'offline';
  await renderWizard(threeCases(), 'Test Cases');
  await userEvent.click(button('Add a generator'));
  fireEvent.change(text('Generator lines'), { target: { value: 'random 5 1' } });
  expect(screen.getByText('You are offline. The generators run on this device.')).toBeTruthy();
  await userEvent.selectOptions(
    within(section('Generators')).getByRole('combobox', { name: 'Language' }),
    'C++17',
  );
  await userEvent.click(button('Generate when back online'));
  expect(screen.getByText(/^You are offline. The list is saved/)).toBeTruthy();
  await userEvent.click(button('Do not wait'));
  await userEvent.click(button('Add a validator'));
  expect(button('Validate all cases').disabled).toBe(true);
});

test('the author orders the cases with buttons', async () => {
  const form = completeForm();
  const [first] = form.testCases;
  if (!first) throw new Error('no case');
  const testCases = [first, { ...first, key: '2', input: '5 6\n', output: '11\n' }];
  const { wizard } = await renderWizard({ ...form, testCases }, 'Test Cases');
  await userEvent.click(screen.getByText('Order of the test cases'));
  await userEvent.click(await screen.findByRole('button', { name: 'Move Case 2 up' }));
  expect(wizard.current().testCases.map(({ input }) => input)).toEqual(['5 6\n', '1 2\n']);
  expect(screen.getByText('Case 2: now 1 of 2.')).toBeTruthy();
});
