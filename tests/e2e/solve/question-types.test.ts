import { afterEach, beforeAll, expect } from 'vitest';
import { createQuestion, type Person, signUpPerson } from '../../integration/client';
import { faultsOn } from '../../support/browser/accessibility';
import { startVisit } from '../../support/browser/visit';
import { deepTest, test } from '../../support/lanes';
import { uniqueName } from '../../support/unique-name';

const visit = await startVisit();
const { page, url } = visit;
const main = page.locator('main');
const right = ['total = 0', 'for n in numbers:', '    total += n', 'print(total)'];
let setter: Person;

beforeAll(async () => {
  setter = await signUpPerson(url, uniqueName('setter'));
});
afterEach(() => expect(visit.trouble).toEqual([]));

const submit = () => main.getByRole('button', { name: 'Submit' });
const order = () => main.getByRole('list', { name: 'Lines' }).locator('code').allTextContents();

deepTest('the keyboard puts lines in order, and the order survives a reload', async () => {
  const questionData = { questionText: 'Add the numbers.', lines: right, isCode: true };
  const id = await createQuestion(url, setter, { id: uniqueName('ORDER'), type: 'ordering', questionData });
  await visit.open(`/quiz/${id}`);
  await submit().waitFor();
  await expect.poll(async () => (await order()).length).toBe(4);
  const begun = await order();
  for (const [place, line] of right.entries()) {
    const shown = await order();
    const from = shown.indexOf(line);
    if (from === place) continue;
    const handle = main.getByRole('button', { name: `Drag ${line.trim()}` });
    await handle.press('Space');
    await main.getByText(`${line.trim()}: picked up at ${from + 1} of 4.`).waitFor();
    // The library listens for arrow keys in the next task.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
    for (let at = from; at > place; at -= 1) {
      await page.keyboard.press('ArrowUp');
      await main.getByText(`${line.trim()}: now ${at} of 4.`).first().waitFor();
    }
    await page.keyboard.press('Space');
    await expect.poll(async () => (await order())[place]).toBe(line);
  }
  expect(await order()).toEqual(right);
  expect(begun).not.toEqual(right);
  expect(await faultsOn(page, 'ordering')).toEqual([]);
  await main.getByText('Saved on this device until you submit.').waitFor();
  await page.reload();
  await expect.poll(order).toEqual(right);
  await submit().click();
  await main.getByText('100 of 100 points').waitFor();
});

test('a person chooses several options, and reads what is missing until then', async () => {
  const options = ['2', '4', '7'].map((text, at) => ({ id: `option_${at}`, text, isCorrect: text !== '4' }));
  const questionData = { questionText: 'Which are prime?', options };
  const type = 'multiple-answer';
  const id = await createQuestion(url, setter, { id: uniqueName('PRIMES'), type, questionData });
  await visit.open(`/quiz/${id}`);
  await main.getByText('Choose at least one option first.').waitFor();
  expect(await submit().isDisabled()).toBe(true);
  await main.getByRole('checkbox', { name: 'A 2' }).press('Space');
  await main.getByRole('checkbox', { name: 'C 7' }).press('Space');
  expect(await faultsOn(page, 'several right options')).toEqual([]);
  await submit().click();
  await main.getByText('100 of 100 points').waitFor();
});
