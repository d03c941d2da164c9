import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import type { QuestionType } from '../../../contract/rules/question-type';
import { newQuestionDraft, type QuestionDraft } from '../../parts/authoring/question-draft';
import { QuestionEditor } from './question-editor';

let drafted: QuestionDraft;

function Editor({ type, begin }: { type: QuestionType; begin: Partial<QuestionDraft> }) {
  const [value, setValue] = useState({ ...newQuestionDraft(), ...begin });
  drafted = value;
  const onChange = (change: Partial<QuestionDraft>) => setValue({ ...value, ...change });
  return <QuestionEditor type={type} value={value} onChange={onChange} faults={{}} />;
}
const edit = (type: QuestionType, begin: Partial<QuestionDraft> = {}) =>
  render(<Editor type={type} begin={begin} />);

const question = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Question' });
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const letters = () =>
  screen
    .getAllByRole<HTMLTextAreaElement>('textbox', { name: /^Option / })
    .map(({ labels }) => labels[0]?.textContent);
const removable = () =>
  screen.queryAllByRole('button', { name: /^Remove option/ }).map((one) => one.getAttribute('aria-label'));
const options = (...texts: string[]) =>
  texts.map((text, at) => ({ id: `option_${at}`, text, isCorrect: at === 0 }));

async function expectMarkdown(): Promise<void> {
  await userEvent.type(question(), 'It **holds**.');
  await userEvent.click(screen.getByRole('tab', { name: 'Preview' }));
  expect((await screen.findByText('holds')).tagName).toBe('STRONG');
  await userEvent.click(screen.getByRole('tab', { name: 'Write' }));
  expect(question().value).toBe('It **holds**.');
}

test('QUIZ-1 a multiple-choice question is Markdown, with the tabs Write and Preview', async () => {
  edit('multiple-choice');
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['Write', 'Preview']);
  await expectMarkdown();
});

test('QUIZ-2 the options have the letters A to D, in order, also after one was removed', async () => {
  edit('multiple-choice', { options: options('a', 'b') });
  expect(letters()).toEqual(['Option A', 'Option B']);
  await userEvent.click(button('Add Option'));
  await userEvent.click(button('Add Option'));
  expect(letters()).toEqual(['Option A', 'Option B', 'Option C', 'Option D']);
  await userEvent.click(button('Remove option B'));
  expect(letters()).toEqual(['Option A', 'Option B', 'Option C']);
});

test('QUIZ-3 a radio marks one option as correct, and another radio takes the mark over', async () => {
  edit('multiple-choice', { options: options('a', 'b', 'c') });
  const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });
  expect(radio('Option A is correct').checked).toBe(true);
  await userEvent.click(radio('Option C is correct'));
  expect(screen.getAllByRole<HTMLInputElement>('radio').map(({ checked }) => checked)).toEqual([
    false,
    false,
    true,
  ]);
  expect(drafted.options.map(({ isCorrect }) => isCorrect)).toEqual([false, false, true]);
});

test('QUIZ-4 Add Option is disabled with four options, and only then', async () => {
  edit('multiple-choice', { options: options('a', 'b', 'c') });
  expect(button('Add Option').disabled).toBe(false);
  await userEvent.click(button('Add Option'));
  expect(button('Add Option').disabled).toBe(true);
  await userEvent.click(button('Remove option A'));
  expect(button('Add Option').disabled).toBe(false);
});

test('QUIZ-5 with two options none can be removed; with three, any can', async () => {
  edit('multiple-choice', { options: options('a', 'b') });
  expect(removable()).toEqual([]);
  await userEvent.click(button('Add Option'));
  expect(removable()).toEqual(['Remove option A', 'Remove option B', 'Remove option C']);
  await userEvent.click(button('Remove option A'));
  expect(drafted.options.map(({ text }) => text)).toEqual(['b', '']);
  expect(removable()).toEqual([]);
});

test('QUIZ-6 each option has the id option_{index}, also after one was removed', async () => {
  edit('multiple-choice', { options: options('a', 'b', 'c') });
  await userEvent.click(button('Remove option A'));
  await userEvent.click(button('Add Option'));
  expect(drafted.options.map(({ id, text }) => `${id} ${text}`)).toEqual([
    'option_0 b',
    'option_1 c',
    'option_2 ',
  ]);
});

test('QUIZ-7 a true/false question is Markdown, with radios for True and False', async () => {
  edit('true-false');
  await expectMarkdown();
  const radios = screen.getAllByRole<HTMLInputElement>('radio');
  expect(radios.map(({ labels }) => labels?.[0]?.textContent)).toEqual(['True', 'False']);
  await userEvent.click(screen.getByRole('radio', { name: 'False' }));
  expect(drafted.correctAnswer).toBe(false);
});

test('QUIZ-8 the warning is there until True or False is selected', async () => {
  edit('true-false');
  const warning = 'Please select the correct answer (True or False)';
  expect(screen.getByText(warning)).toBeTruthy();
  await userEvent.click(screen.getByRole('radio', { name: 'True' }));
  expect(screen.queryByText(warning)).toBeNull();
});

test('QUIZ-9 a blank is the marker blank:id in double brackets; another form is no blank', () => {
  edit('fill-in-the-blank', { questionText: 'The [[blank:knot]] ties [blank:x] and [[y]].' });
  expect(screen.getAllByRole('region').map((one) => one.textContent)).toEqual([
    expect.stringContaining('knot'),
  ]);
});

test('QUIZ-10 Insert Blank puts a marker at the caret, with an id that was not used before', async () => {
  edit('fill-in-the-blank', { questionText: 'The [[blank:blank1]] ties .' });
  question().setSelectionRange(26, 26);
  await userEvent.click(button('Insert Blank'));
  expect(drafted.questionText).toBe('The [[blank:blank1]] ties [[blank:blank2]].');
});

test('QUIZ-11 the preview draws blanks as underscores', async () => {
  edit('fill-in-the-blank', { questionText: 'The [[blank:a]] ties [[blank:b]].' });
  await userEvent.click(screen.getByRole('tab', { name: 'Preview' }));
  expect(await screen.findByText('The _____ (1) ties _____ (2).')).toBeTruthy();
});

test('QUIZ-12 each blank has its correct answer and its alternative answers', async () => {
  edit('fill-in-the-blank', { questionText: 'The [[blank:a]] ties [[blank:b]].' });
  const blank = (n: number) => within(screen.getByRole('region', { name: new RegExp(`^Blank ${n}`) }));
  await userEvent.type(blank(1).getByLabelText('Correct answer'), 'reef knot');
  await userEvent.type(blank(1).getByLabelText(/^Alternative answers/), 'square knot{enter}Hercules knot');
  await userEvent.type(blank(2).getByLabelText('Correct answer'), 'well');
  expect(drafted.blankAnswers).toMatchObject([
    { id: 'a', correctAnswer: 'reef knot', alternatives: ['square knot', 'Hercules knot'] },
    { id: 'b', correctAnswer: 'well', alternatives: [] },
  ]);
});

test('QUIZ-13 a text without a blank brings a warning, and the first blank removes it', async () => {
  edit('fill-in-the-blank', { questionText: 'It ties.' });
  expect(screen.getByText('No blanks detected in your question...')).toBeTruthy();
  await userEvent.click(button('Insert Blank'));
  expect(screen.queryByText('No blanks detected in your question...')).toBeNull();
});
