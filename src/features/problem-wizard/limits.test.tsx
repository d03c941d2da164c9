import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { completeForm, renderWizard } from '../../../tests/support/components/render-problem-wizard';

const choice = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name });
const optionsOf = (name: string) =>
  within(choice(name))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

const limits = {
  time: {
    name: 'Time Limit',
    presets: ['1 s', '2 s', '5 s', '10 s', '30 s', 'Custom'],
    custom: 'Custom time limit (s)',
    fault: 'Time limit must be between 0.1 and 300 seconds',
    missing: 'Time limit is required',
    fitting: ['0.1', '2.5', '300'],
    wrong: ['0.09', '0', '-1', '300.1', '301'],
  },
  memory: {
    name: 'Memory Limit',
    presets: ['8 MB', '64 MB', '128 MB', '256 MB', '512 MB', 'Custom'],
    custom: 'Custom memory limit (MB)',
    fault: 'Memory limit must be a whole number between 8 and 2048 MB',
    missing: 'Memory limit is required',
    fitting: ['8', '100', '2048'],
    wrong: ['7', '0', '-8', '2049', '64.5'],
  },
};

test.each([
  [
    'PWIZ-18 PWIZ-19 LIM-14 the time limit has exactly the presets 1, 2, 5, 10 and 30 s, and Custom',
    limits.time,
  ],
  [
    'PWIZ-18 PWIZ-20 LIM-14 the memory limit has exactly the presets 8, 64, 128, 256 and 512 MB, and Custom',
    limits.memory,
  ],
])('%s', async (_, { name, presets }) => {
  const { wizard, next, arriveAt } = await renderWizard(completeForm(), 'Test Cases');
  expect(optionsOf(name)).toEqual(presets);
  await userEvent.selectOptions(choice(name), presets[4] ?? '');
  await next();
  await arriveAt('Starter Code');
  const [only] = wizard.current().testCases;
  expect([only?.timeLimit.value, only?.memoryLimit.value]).toContain(presets[4]?.split(' ')[0]);
});

const ofEach = (which: 'fitting' | 'wrong') =>
  Object.values(limits).flatMap((limit) => limit[which].map((value) => [limit.name, value, limit] as const));

test.each(ofEach('fitting'))('PWIZ-19 PWIZ-20 LIM-14 takes a custom %s of %s', async (_, value, limit) => {
  const { next, arriveAt } = await renderWizard(completeForm(), 'Test Cases');
  await userEvent.selectOptions(choice(limit.name), 'Custom');
  fireEvent.change(screen.getByLabelText(limit.custom), { target: { value } });
  await next();
  await arriveAt('Starter Code');
});

test.each(ofEach('wrong'))('PWIZ-19 PWIZ-20 LIM-14 refuses a custom %s of %s', async (_, value, limit) => {
  const { next, heading } = await renderWizard(completeForm(), 'Test Cases');
  await userEvent.selectOptions(choice(limit.name), 'Custom');
  fireEvent.change(screen.getByLabelText(limit.custom), { target: { value } });
  await next();
  expect(await screen.findByText(limit.fault)).toBeTruthy();
  expect(heading()).toBe('Test Cases');
});

test.each(Object.values(limits))('PWIZ-23 an empty custom $name keeps the step open', async (limit) => {
  const { next, heading } = await renderWizard(completeForm(), 'Test Cases');
  await userEvent.selectOptions(choice(limit.name), 'Custom');
  fireEvent.change(screen.getByLabelText(limit.custom), { target: { value: '' } });
  await next();
  expect(await screen.findByText(`Case 1: ${limit.missing}`)).toBeTruthy();
  expect(heading()).toBe('Test Cases');
});
