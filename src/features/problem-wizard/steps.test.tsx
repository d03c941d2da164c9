import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { completeForm, renderWizard } from '../../../tests/support/components/render-problem-wizard';
import { newForm } from './problem-form';

const choice = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name });
const valuesOf = (name: string) =>
  within(choice(name))
    .getAllByRole<HTMLOptionElement>('option')
    .map(({ value }) => value)
    .sort();
const steps = () =>
  within(screen.getByRole('navigation', { name: 'Steps' }))
    .getAllByRole('button')
    .map(({ textContent }) => textContent?.replace(/^\d+\s*/, ''));
const text = (name: string) => screen.getByRole<HTMLTextAreaElement>('textbox', { name });
const fill = (name: string, value: string) => fireEvent.change(text(name), { target: { value } });
const tab = (name: string) => screen.getByRole('tab', { name });
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

test('PWIZ-6 PWIZ-7 PWIZ-8 PWIZ-9 LIM-17 Basic Info asks for title, description, tags, difficulty and type', async () => {
  await renderWizard(newForm());
  for (const name of ['Title', 'Description', 'Tags']) expect(text(name).value).toBe('');
  expect(valuesOf('Difficulty')).toEqual(['easy', 'hard', 'medium']);
  expect(valuesOf('Type')).toEqual([
    'code',
    'debug',
    'fill-in-the-blank',
    'multiple-answer',
    'multiple-choice',
    'ordering',
    'true-false',
  ]);
  expect(choice('Type').selectedOptions[0]?.textContent).toBe('Code');
});

test.each([
  ['Code', ['Basic Info', 'Requirements', 'Test Cases', 'Starter Code', 'Preview']],
  ['Debug', ['Basic Info', 'Requirements', 'Test Cases', 'Initial buggy code', 'Preview']],
  ['Multiple Choice', ['Basic Info', 'Question', 'Preview']],
  ['Fill in the Blank', ['Basic Info', 'Question', 'Preview']],
  ['True/False', ['Basic Info', 'Question', 'Preview']],
])('PWIZ-2 PWIZ-3 PWIZ-4 the type %s has its steps', async (type, titles) => {
  await renderWizard(newForm());
  await userEvent.selectOptions(choice('Type'), type);
  expect(steps()).toEqual(titles);
});

test('PWIZ-5 PWIZ-27 PWIZ-28 another type begins at step 1; a question type clears the starter code, a program type brings the templates', async () => {
  const { wizard, heading } = await renderWizard(completeForm(), 'Test Cases');
  await userEvent.click(within(screen.getByRole('navigation', { name: 'Steps' })).getByText('Basic Info'));
  await waitFor(() => expect(heading()).toBe('Basic Info'));
  await userEvent.selectOptions(choice('Type'), 'True/False');
  expect(heading()).toBe('Basic Info');
  expect(wizard.current().initialCode).toEqual({});
  await userEvent.selectOptions(choice('Type'), 'Debug');
  expect(wizard.current().initialCode).toEqual(newForm().initialCode);
});

test('PWIZ-11 PWIZ-29 the id follows the title; the missing id, title and description are named', async () => {
  const { next, heading } = await renderWizard(newForm());
  await next();
  for (const words of ['Problem ID is required', 'Title is required', 'Description is required'])
    expect(await screen.findByText(words)).toBeTruthy();
  expect(heading()).toBe('Basic Info');
  fill('Title', 'All Aboard');
  expect(screen.getByRole('status', { name: 'Problem ID' }).textContent).toBe('all-aboard');
  expect(screen.queryByText('Title is required')).toBeNull();
});

const tagNames = () =>
  screen.queryAllByRole('button', { name: /^Remove tag / }).map((one) => one.getAttribute('aria-label'));

test('PWIZ-12 PWIZ-14 PWIZ-15 Enter and comma add a tag in lower case and once; Backspace in the empty field removes the last', async () => {
  const { wizard } = await renderWizard(newForm());
  await userEvent.type(text('Tags'), ' Arrays{Enter}sums,ARRAYS,wrong,');
  expect(wizard.current().tags).toEqual(['arrays', 'sums', 'wrong']);
  await userEvent.type(text('Tags'), 'x{Backspace}{Backspace}');
  expect(wizard.current().tags).toEqual(['arrays', 'sums']);
  expect(tagNames()).toEqual(['Remove tag arrays', 'Remove tag sums']);
});

test('PWIZ-13 LIM-12 takes ten tags, and says that there is no room for another', async () => {
  const nine = Array.from({ length: 9 }, (_, at) => `tag${at}`);
  const { wizard } = await renderWizard({ ...newForm(), tags: nine });
  await userEvent.type(text('Tags'), 'tenth,');
  expect(screen.getByText('You have added the maximum of 10 tags.')).toBeTruthy();
  await userEvent.type(text('Tags'), 'eleventh,');
  expect(wizard.current().tags).toEqual([...nine, 'tenth']);
  expect(tagNames()).toHaveLength(10);
});

test('PWIZ-16 Requirements must have all six texts', async () => {
  const { description, title } = completeForm();
  const { next, heading, arriveAt } = await renderWizard(
    { ...newForm(), title, description },
    'Requirements',
  );
  await next();
  for (const name of ['Input format', 'Output format', 'Sample input', 'Sample output', 'Explanation'])
    expect(await screen.findByText(`${name} is required`)).toBeTruthy();
  expect(screen.getByText('Constraints are required')).toBeTruthy();
  expect(heading()).toBe('Requirements');
  fill('Input Format', 'Two numbers.');
  fill('Output Format', 'Their sum.');
  fill('Sample Input', '1 2');
  fill('Sample Output', '3');
  fill('Constraints', 'small');
  fill('Explanation', 'It adds.');
  await next();
  await arriveAt('Test Cases');
});

const limitsShown = () => [choice('Time Limit').value, choice('Memory Limit').value];

test('PWIZ-17 PWIZ-18 PWIZ-21 LIM-13 cases are tabs; an added one has the limits of the last; the last case stays', async () => {
  await renderWizard(completeForm(), 'Test Cases');
  expect(screen.getAllByRole('tab', { name: /^Case / })).toHaveLength(1);
  expect(limitsShown()).toEqual(['1', '256']);
  expect(button('Remove case').disabled).toBe(true);
  await userEvent.selectOptions(choice('Time Limit'), '2 s');
  await userEvent.selectOptions(choice('Memory Limit'), '64 MB');
  await userEvent.click(button('Add case'));
  await waitFor(() => expect(tab('Case 2').getAttribute('aria-selected')).toBe('true'));
  expect([text('Input').value, text('Expected Output').value]).toEqual(['', '']);
  expect(limitsShown()).toEqual(['2', '64']);
  await userEvent.click(button('Remove case'));
  await waitFor(() => expect(screen.getAllByRole('tab', { name: /^Case / })).toHaveLength(1));
  expect(text('Input').value).toBe('1 2\n');
  expect(button('Remove case').disabled).toBe(true);
});

test('PWIZ-23 PWIZ-24 a toast names what each case lacks, and the step stays open', async () => {
  const form = completeForm();
  const [first] = form.testCases;
  if (!first) throw new Error('no case');
  const testCases = [
    { ...first, output: '' },
    { ...first, key: '2' },
    { ...first, key: '3', input: '', output: '' },
  ];
  const { next, heading } = await renderWizard({ ...form, testCases }, 'Test Cases');
  await next();
  expect(await screen.findByText('Case 1: Expected output is required')).toBeTruthy();
  expect(screen.getByText('Case 3: Input is required, Expected output is required')).toBeTruthy();
  expect(heading()).toBe('Test Cases');
});

test('PWIZ-25 PWIZ-26 four editors begin with templates, which a code problem may leave unchanged', async () => {
  const { wizard, next, arriveAt } = await renderWizard(completeForm(), 'Starter Code');
  const { initialCode } = newForm();
  const languages = {
    CPP17: 'C++17',
    JAVA8: 'Java 8',
    PYTHON3: 'Python 3',
    JAVASCRIPT_NODE: 'JavaScript (Node.js)',
  };
  for (const [language, name] of Object.entries(languages)) {
    await userEvent.click(tab(name));
    const template = initialCode[language as keyof typeof languages] ?? '';
    expect(template.length).toBeGreaterThan(20);
    await waitFor(() => expect(text(name).value).toBe(template));
  }
  expect(screen.getAllByRole('tab')).toHaveLength(4);
  await next();
  await arriveAt('Preview');
  expect(wizard.current().initialCode).toEqual(initialCode);
});

test('PWIZ-26 PWIZ-32 D-21 a debug problem needs a program that differs from its template', async () => {
  const { next, heading, arriveAt } = await renderWizard(
    { ...completeForm(), type: 'debug' },
    'Initial buggy code',
  );
  await next();
  expect(
    await screen.findByText('Change at least one program: an unchanged template has no bug.'),
  ).toBeTruthy();
  expect(heading()).toBe('Initial buggy code');
  await userEvent.click(tab('Python 3'));
  fill('Python 3', 'print(0)\n');
  await next();
  await arriveAt('Preview');
});

test('PWIZ-34 Preview sums the problem up, and nothing of it can be edited there', async () => {
  const form = { ...completeForm(), tags: ['arrays', 'sums'], public: false };
  await renderWizard(form, 'Preview');
  const shown = document.body.textContent ?? '';
  for (const words of ['Two Sums', 'two-sums', 'Code', 'easy', 'arrays', 'sums', 'templates only'])
    expect(shown).toContain(words);
  expect(shown).toContain('you and the participants of your contests');
  // Only the jury solutions, which learners never see.
  const fields = [...screen.getAllByRole('textbox'), ...screen.getAllByRole('combobox')];
  const jury = within(screen.getByRole('region', { name: 'Jury solutions' }));
  const own = [...jury.getAllByRole('textbox'), ...jury.getAllByRole('combobox')];
  expect(fields).toEqual(own);
});

test('PWIZ-33 D-1 a problem that became incomplete is not posted: a combined message, and the step that lacks something', async () => {
  const { wizard, arriveAt } = await renderWizard(completeForm(), 'Preview');
  wizard.change({ explanation: ' ' });
  await userEvent.click(button('Create Problem'));
  const combined = 'Problem validation failed - missing required fields for the selected problem type';
  expect(await screen.findByText(combined)).toBeTruthy();
  await arriveAt('Requirements');
  expect(screen.getAllByText('Explanation is required').length).toBeGreaterThan(0);
  await waitFor(() => expect(document.activeElement).toBe(text('Explanation')));
});
