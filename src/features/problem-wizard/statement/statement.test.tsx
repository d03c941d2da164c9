import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { makePng } from '../../../../tests/support/browser/png';
import { completeForm, renderWizard } from '../../../../tests/support/components/render-problem-wizard';
import { formOf } from '../from-problem';
import { checkForm } from '../problem-faults';
import { newTranslation } from '../statement-form';
import { toProblem } from '../to-problem';

const text = (name: string) => screen.getByRole<HTMLTextAreaElement>('textbox', { name });
const fill = (name: string, value: string) => fireEvent.change(text(name), { target: { value } });
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const tools = () => within(screen.getByRole('toolbar', { name: 'Formatting of Description' }));
const spanish = { ...newTranslation('es'), title: 'Sumas', description: 'Suma.' };

test('LIM-17 a title of 121 characters stays as it is, with a message, and the wizard stays at it', async () => {
  const { wizard, next, heading, arriveAt } = await renderWizard(completeForm());
  fill('Title', 'x'.repeat(119));
  expect(screen.getByText(/119 of 120 characters\./)).toBeTruthy();
  fill('Title', 'x'.repeat(121));
  expect(wizard.current().title).toHaveLength(121);
  const message = 'At most 120 characters. This text has 121: shorten it by 1.';
  expect(screen.getByText(message)).toBeTruthy();
  await next();
  await waitFor(() => expect(document.activeElement).toBe(text('Title')));
  expect(heading()).toBe('Basic Info');
  fill('Title', 'x'.repeat(120));
  expect(screen.queryByText(message)).toBeNull();
  await next();
  await arriveAt('Requirements');
});

test('a translation that is too long or incomplete opens its tab and gets the focus', async () => {
  const long = { ...spanish, inputFormat: 'x'.repeat(100_001) };
  const { wizard, next, heading } = await renderWizard(
    { ...completeForm(), translations: [long] },
    'Requirements',
  );
  expect(text('Input Format').value).toBe('Two numbers.');
  await next();
  await waitFor(() => expect(document.activeElement).toBe(text('Input Format')));
  expect(heading()).toBe('Requirements');
  expect(text('Input Format').value).toHaveLength(100_001);
  expect(screen.getByText(/^At most 100,000 characters\. This text has 100,001/)).toBeTruthy();
  expect(checkForm({ ...wizard.current(), translations: [newTranslation('pt')] }).faults).toEqual([
    { field: 'title.pt', message: 'Title is required' },
    { field: 'description.pt', message: 'Description is required' },
  ]);
});

test('a language is added with its own texts, becomes the default, and is removed after a question', async () => {
  const { wizard } = await renderWizard(completeForm());
  await userEvent.click(button('Add a language'));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'es');
  await userEvent.click(button('Add language'));
  expect(text('Title').value).toBe('');
  fill('Title', 'Sumas');
  fill('Description', 'Suma.');
  expect(wizard.current()).toMatchObject({ title: 'Two Sums', openLanguage: 'es', translations: [spanish] });
  await userEvent.click(button('Make it the default language'));
  expect(wizard.current()).toMatchObject({
    language: 'es',
    title: 'Sumas',
    openLanguage: '',
    translations: [{ language: 'en', title: 'Two Sums', inputFormat: 'Two numbers.' }],
  });
  await userEvent.click(screen.getByRole('tab', { name: 'English' }));
  await userEvent.click(button('Remove English'));
  await userEvent.click(button('Remove all texts in English?'));
  expect(wizard.current().translations).toEqual([]);
});

test('the list of languages is short; others are found by their name in either language', async () => {
  const { wizard } = await renderWizard(completeForm());
  const list = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Default language' });
  expect([...list.options].map(({ text: name }) => name)).toEqual([
    ...['English', 'Español', 'Português', 'Another language…'],
  ]);
  await userEvent.selectOptions(list, 'Another language…');
  const search = screen.getByRole('combobox', { name: 'Search for a language' });
  await waitFor(() => expect(document.activeElement).toBe(search));
  await userEvent.type(search, 'Klingon{Enter}');
  expect(screen.getByText('No language has this name. Choose one of the list.')).toBeTruthy();
  expect(wizard.current().language).toBe('en');
  fireEvent.change(search, { target: { value: 'french' } });
  expect(wizard.current().language).toBe('fr');
  expect(list.value).toBe('fr');
  expect(list.selectedOptions[0]?.text).toBe('Français');
  await userEvent.selectOptions(list, 'Another language…');
  await userEvent.keyboard('{Escape}');
  expect(list.value).toBe('fr');
});

const file = (bytes: Uint8Array<ArrayBuffer>, name = 'The pier.png', type = 'image/png') =>
  new File([bytes], name, { type });
const paste = (...files: File[]) =>
  fireEvent.paste(text('Description'), { clipboardData: { files, getData: () => '' } });

test('a pasted image gets a text and a width, and goes to the caret; the list changes and removes it', async () => {
  const { wizard } = await renderWizard(completeForm());
  paste(file(makePng(40, 30)));
  await userEvent.type(await screen.findByRole('textbox', { name: 'Alternative text' }), 'A pier');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Width' }), 'Small (25 %)');
  await userEvent.click(button('Insert image'));
  expect(wizard.current().images).toMatchObject([{ name: 'The-pier.png' }]);
  expect(wizard.current().description).toContain('![A pier](The-pier.png){width=25%}');
  const width = screen.getByRole('combobox', { name: 'Width of The-pier.png' });
  await userEvent.selectOptions(width, 'Full width (100 %)');
  fill('Alternative text of The-pier.png', 'The pier');
  expect(wizard.current().description).toContain('![The pier](The-pier.png){width=100%}');
  await userEvent.click(button('Remove'));
  await userEvent.click(button('Remove it from all texts?'));
  expect(wizard.current()).toMatchObject({ images: [], description: expect.not.stringContaining('png') });
});

test('a file that is too large or no image is refused with the reason', async () => {
  const { wizard } = await renderWizard(completeForm());
  paste(
    file(new Uint8Array(1_200_000), 'big.png'),
    file(new Uint8Array(9), 'scan.tiff', 'image/tiff'),
    file(new TextEncoder().encode('<html>'), 'page.png'),
  );
  expect(
    await screen.findByText(
      'big.png was not added: it has 1.2 MB, and an image has at most 1 MB. Make it smaller and add it again.',
    ),
  ).toBeTruthy();
  expect(screen.getByText(/^scan\.tiff was not added: it is not a PNG, JPEG/)).toBeTruthy();
  expect(screen.getByText('page.png was not added: it is not a PNG image.')).toBeTruthy();
  expect(wizard.current().images).toEqual([]);
});

test('the toolbar is one stop for Tab; arrow keys move in it, and a table goes where the caret is', async () => {
  const { wizard } = await renderWizard(completeForm());
  const buttons = tools().getAllByRole('button');
  expect(buttons.filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
  buttons[0]?.focus();
  await userEvent.keyboard('{End}{ArrowLeft}{ArrowLeft}');
  expect(document.activeElement).toBe(tools().getByRole('button', { name: 'Table' }));
  await userEvent.keyboard('{Enter}');
  fireEvent.change(screen.getByRole('spinbutton', { name: 'Columns' }), { target: { value: '2' } });
  await userEvent.click(button('Insert table'));
  expect(wizard.current().description).toContain('| Heading 1 | Heading 2 |\n| --- | --- |\n');
  text('Description').setSelectionRange(0, 3);
  await userEvent.click(tools().getByRole('button', { name: 'Bold (Ctrl+B)' }));
  expect(wizard.current().description).toContain('**');
});

test('authors, source and licence are published as credits; an address needs https://', async () => {
  const { wizard, next } = await renderWizard(completeForm());
  fill('Authors', ' Ada, Grace ');
  fill('Link to the source', 'cup.example');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Licence' }), 'cc by-sa');
  await next();
  expect(await screen.findByText('An address begins with https:// or http://')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(text('Link to the source')));
  fill('Link to the source', 'https://cup.example');
  const credits = { author: 'Ada, Grace', sourceUrl: 'https://cup.example', license: 'cc by-sa' };
  expect(toProblem(wizard.current())).toMatchObject({ credits });
});

test('a note about the change is asked for when a published problem changes', async () => {
  const form = { ...completeForm(), base: { id: 'two-sums', version: 2 } };
  const { wizard } = await renderWizard(form, 'Preview');
  fill('What changed?', 'A clearer example.');
  expect(wizard.current().note).toBe('A clearer example.');
  expect(toProblem(wizard.current())).not.toHaveProperty('note');
});

test('the options of a translated question keep their place', () => {
  const option = (id: string, words: string) => ({ id, text: words, isCorrect: id === 'option_1' });
  const problem = {
    title: 'Boat',
    description: 'Where?',
    tags: [],
    difficulty: 'easy',
    public: true,
    explanation: '',
    type: 'multiple-choice' as const,
    questionData: {
      questionText: 'Which?',
      options: [option('option_0', 'Bow'), option('option_1', 'Stern')],
    },
    translations: [
      {
        language: 'es',
        title: 'Barco',
        description: '¿Dónde?',
        questionText: '¿Cuál?',
        options: [
          { id: 'option_1', text: 'Popa' },
          { id: 'option_0', text: 'Proa' },
        ],
      },
    ],
  };
  const form = formOf(problem as Parameters<typeof formOf>[0]);
  expect(toProblem(form)).toMatchObject({
    translations: [
      {
        options: [
          { id: 'option_0', text: 'Proa' },
          { id: 'option_1', text: 'Popa' },
        ],
      },
    ],
  });
});
