import { afterEach, beforeEach, expect } from 'vitest';
import { signUpPerson } from '../../integration/client';
import { faultsOn } from '../../support/browser/accessibility';
import { rowsOnDevice } from '../../support/browser/device-database';
import { signInDevice } from '../../support/browser/sign-in-fast';
import { desktop, phone, startVisit } from '../../support/browser/visit';
import { deepTest, test } from '../../support/lanes';
import { wizardPage } from '../../support/pages/wizard-page';
import { uniqueName } from '../../support/unique-name';

const visit = await startVisit();
const { page } = visit;
const { main, button, text, choice, step } = wizardPage(page);
/** Without the preview beside it, which has answers, too, and the list of faults above it. */
const form = main.getByRole('tabpanel');
const radio = (name: string) => form.getByRole('radio', { name, exact: true });
const tab = (name: string) =>
  main.getByRole('tablist', { name: 'Question' }).getByRole('tab', { name, exact: true });
const panel = main.getByRole('tabpanel').first();
const options = main.getByRole('textbox', { name: /^Option [A-D]$/ });
const hasFocus = (name: string) => text(name).evaluate((element) => element === document.activeElement);

interface Drafted {
  options: { id: string; text: string; isCorrect: boolean }[];
  correctAnswer: boolean | null;
  blankAnswers: { id: string; correctAnswer: string; alternatives: string[]; caseSensitive: boolean }[];
}
let draftID = '';
async function drafted(): Promise<Drafted | undefined> {
  const rows = await rowsOnDevice<{ id: string; value: { questionData: Drafted } }>(page, 'wizardDrafts');
  return rows.find(({ id }) => id === draftID)?.value.questionData;
}

async function begin(type: string): Promise<string> {
  const title = uniqueName('knots-');
  draftID = crypto.randomUUID();
  await visit.open(`/problems/create?draft=${draftID}`);
  await choice('Type').selectOption(type);
  await text('Title').fill(title);
  await text('Description').fill('About ropes.');
  await button('Next').click();
  await step('Question').waitFor();
  return title;
}

beforeEach(async () => {
  await signInDevice(page, visit.url, await signUpPerson(visit.url, uniqueName('ada')));
});
afterEach(() => expect(visit.trouble).toEqual([]));

async function expectToFitPhone(): Promise<void> {
  await page.setViewportSize(phone);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(phone.width);
  await page.setViewportSize(desktop);
}

test('QUIZ-16 LIM-12 a multiple-choice question has Markdown with a preview, two to four options, and exactly one correct one', async () => {
  await begin('Multiple Choice');
  await text('Question').fill('Which knot **holds**, if $a < b$?');
  await tab('Write').press('ArrowRight');
  await expect.poll(() => tab('Preview').getAttribute('aria-selected')).toBe('true');
  await panel.getByText('holds').and(panel.locator('strong')).waitFor();
  await panel.locator('math').waitFor();
  await tab('Preview').press('ArrowLeft');
  await expect.poll(() => text('Question').inputValue()).toBe('Which knot **holds**, if $a < b$?');
  const letters = () =>
    options.evaluateAll((all) => all.map((one) => (one as HTMLTextAreaElement).labels?.[0]?.textContent));
  expect(await letters()).toEqual(['Option A', 'Option B']);
  expect(await main.getByRole('button', { name: /^Remove option/ }).count()).toBe(0);
  await button('Add Option').press('Enter');
  expect(await hasFocus('Option C')).toBe(true);
  await button('Add Option').click();
  expect(await letters()).toEqual(['Option A', 'Option B', 'Option C', 'Option D']);
  await expect.poll(() => button('Add Option').isDisabled()).toBe(true);
  await expectToFitPhone();
  await options.nth(0).fill('Granny');
  await options.nth(1).fill('Reef');
  await options.nth(2).fill('Bowline');
  await options.nth(3).fill('None');
  expect(await faultsOn(page, 'options', { within: 'main' })).toEqual([]);
  await button('Remove option A').press('Enter');
  expect(await letters()).toEqual(['Option A', 'Option B', 'Option C']);
  await expect.poll(() => options.nth(0).inputValue()).toBe('Reef');
  await button('Remove option C').click();
  expect(await hasFocus('Option B')).toBe(true);
  expect(await main.getByRole('button', { name: /^Remove option/ }).count()).toBe(0);
  await button('Next').click();
  await form
    .getByText('Multiple choice questions must have at least one correct answer', { exact: true })
    .waitFor();
  await radio('Option A is correct').check();
  await radio('Option A is correct').press('ArrowDown');
  await expect.poll(() => radio('Option B is correct').isChecked()).toBe(true);
  expect(await radio('Option A is correct').isChecked()).toBe(false);
  await expect
    .poll(async () => (await drafted())?.options)
    .toEqual([
      { id: 'option_0', text: 'Reef', isCorrect: false },
      { id: 'option_1', text: 'Bowline', isCorrect: true },
    ]);
  await button('Next').click();
  await step('Preview').waitFor();
});

deepTest('QUIZ-17 a true/false question needs one of its two answers before the next step', async () => {
  await begin('True/False');
  const warning = main.getByText('Please select the correct answer (True or False)', { exact: true });
  await warning.waitFor();
  await text('Question').fill('A knot *slips*.');
  await tab('Preview').click();
  await panel.locator('em').waitFor();
  await button('Next').click();
  await form.getByText('True/False questions must have a correct answer selected', { exact: true }).waitFor();
  expect(await faultsOn(page, 'true or false', { within: 'main' })).toEqual([]);
  await expectToFitPhone();
  await radio('True').check();
  await warning.waitFor({ state: 'detached' });
  await radio('True').press('ArrowDown');
  await expect.poll(() => radio('False').isChecked()).toBe(true);
  await expect.poll(async () => (await drafted())?.correctAnswer).toBe(false);
  await button('Next').click();
  await step('Preview').waitFor();
});

test('QUIZ-19 blanks are inserted at the caret, checked, previewed, and each gets its answers', async () => {
  const title = await begin('Fill in the Blank');
  const warning = main.getByText('No blanks detected in your question...', { exact: true });
  await warning.waitFor();
  await text('Question').fill('The  ties, the bowline .');
  await text('Question').evaluate((area) => (area as HTMLTextAreaElement).setSelectionRange(4, 4));
  await button('Insert Blank').click();
  await expect.poll(() => text('Question').inputValue()).toBe('The [[blank:blank1]] ties, the bowline .');
  await warning.waitFor({ state: 'detached' });
  // The caret is behind the inserted text.
  await page.keyboard.type('!');
  await page.keyboard.press('Backspace');
  await text('Question').evaluate((area) => (area as HTMLTextAreaElement).setSelectionRange(39, 39));
  await button('Insert Blank').press('Enter');
  const both = 'The [[blank:blank1]] ties, the bowline [[blank:blank2]].';
  await expect.poll(() => text('Question').inputValue()).toBe(both);
  await text('Question').press('Control+z');
  await expect.poll(() => text('Question').inputValue()).toBe('The [[blank:blank1]] ties, the bowline .');
  await text('Question').press('Control+Shift+z');
  await expect.poll(() => text('Question').inputValue()).toBe(both);

  const before = await text('Question').inputValue();
  await text('Question').fill(`${before} [[blank:my knot]] [[blank:blank1]]`);
  await main.getByText('[[blank:my knot]] is not a valid blank.', { exact: false }).waitFor();
  await main.getByText('[[blank:blank1]] appears more than once.', { exact: false }).waitFor();
  await text('Question').fill(before);
  await main.getByText('is not a valid blank', { exact: false }).waitFor({ state: 'detached' });

  await tab('Preview').click();
  await panel.getByText('The _____ (1) ties, the bowline _____ (2).').waitFor();
  expect(await button('Insert Blank').count()).toBe(0);
  await tab('Write').click();

  const blank = (n: number) => main.getByRole('region', { name: `Blank ${n}` });
  await button('Next').click();
  await main.getByText('Blank "blank1" must have a correct answer').waitFor();
  expect(
    await blank(1)
      .getByLabel('Correct answer')
      .evaluate((input) => input === document.activeElement),
  ).toBe(true);
  await blank(1).getByLabel('Correct answer').fill('reef knot');
  await blank(1).getByLabel('Alternative answers').fill('square knot\n\nHercules knot\n');
  await blank(2).getByLabel('Correct answer').fill('holds');
  await blank(2).getByLabel('Case-sensitive').check();
  expect(await faultsOn(page, 'blanks', { within: 'main' })).toEqual([]);
  await expectToFitPhone();
  const whole = await text('Question').inputValue();
  await text('Question').fill('The bowline [[blank:blank2]].');
  await expect.poll(() => main.getByRole('region', { name: /^Blank/ }).count()).toBe(1);
  await text('Question').fill(whole);
  await expect.poll(() => blank(1).getByLabel('Correct answer').inputValue()).toBe('reef knot');
  await expect
    .poll(async () => (await drafted())?.blankAnswers.map(({ id }) => id).sort())
    .toEqual(['blank1', 'blank2']);
  await button('Next').click();
  await step('Preview').waitFor();
  await button('Create Problem').click();
  await page.waitForURL(`**/problems/${title}`);
});
