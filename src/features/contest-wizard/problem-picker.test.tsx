import { fireEvent, screen, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { openContestWizard } from '../../../tests/support/components/open-contest-wizard';
import { storeListRows } from '../../data/copies/problems';
import { storeExcerpts } from '../../data/wizards/usable-problems';

const items = [
  { title: 'Anchors', description: 'x'.repeat(29), public: true },
  { title: 'Bilges', description: 'x'.repeat(30), public: false, type: 'true-false' },
  { title: 'Cables', description: 'x'.repeat(31), public: true },
  { title: 'Decks', description: '' },
].map((item) => ({
  difficulty: 'easy',
  type: 'code',
  tags: [],
  version: 1,
  ...item,
  id: item.title.toUpperCase(),
  _id: item.title,
})) as never[];

beforeAll(async () => {
  await storeListRows(items);
  await storeExcerpts(items);
});

const rows = async (name: string) =>
  within(await screen.findByRole('list', { name })).getAllByRole('listitem');
const available = () => rows('Available problems');

async function openProblems(problems: string[]) {
  const opened = await openContestWizard({ problems });
  await opened.toStep(2);
  await screen.findByText('Anchors', { selector: 'ul strong' });
  return opened;
}

test('CWIZ-12 LIM-12 a description in the list has at most 30 characters, and "..." after a cut', async () => {
  await openProblems([]);
  const noteOf = (row: HTMLElement) => row.querySelector('strong')?.nextElementSibling?.textContent;
  const notes = (await available()).slice(0, 3).map(noteOf);
  expect(notes).toEqual(['x'.repeat(29), 'x'.repeat(30), `${'x'.repeat(30)}...`]);
});

test('CWIZ-11 each row has title, difficulty, type and a badge for public or private', async () => {
  await openProblems([]);
  const [anchors, bilges] = await available();
  for (const text of ['Anchors', /easy/i, 'Code', 'public'])
    expect(within(anchors as HTMLElement).getByText(text)).toBeTruthy();
  expect(within(bilges as HTMLElement).getByText('Private')).toBeTruthy();
  expect(within(bilges as HTMLElement).getByText('True/False')).toBeTruthy();
});

test('CWIZ-13 each usable problem has one button, which adds it and then removes it', async () => {
  const { wizard } = await openProblems(['BILGES']);
  const buttons = (await available()).map((row) => within(row).getAllByRole('button'));
  const names = () => buttons.map((all) => all.map(({ textContent }) => textContent));
  const labels = buttons.map((all) => all.map((button) => button.getAttribute('aria-label')));
  expect(names()).toEqual([['Add'], ['Remove'], ['Add'], ['Add']]);
  expect(labels).toEqual([['Add Anchors'], ['Remove Bilges'], ['Add Cables'], ['Add Decks']]);
  for (const [button] of buttons) fireEvent.click(button as HTMLElement);
  expect(names()).toEqual([['Remove'], ['Add'], ['Remove'], ['Remove']]);
  expect(wizard.current().problems).toEqual(['ANCHORS', 'CABLES', 'DECKS']);
  expect((await rows('Added problems')).map((row) => row.querySelector('strong')?.textContent)).toEqual([
    'Anchors',
    'Cables',
    'Decks',
  ]);
  for (const [button] of buttons) fireEvent.click(button as HTMLElement);
  expect(names()).toEqual([['Add'], ['Remove'], ['Add'], ['Add']]);
  expect(wizard.current().problems).toEqual(['BILGES']);
});

test('CWIZ-22 CWIZ-42 the maximum is a number from 1 to the count of added problems, and a hint names the count', async () => {
  const { field, fill, press, isAt } = await openProblems(['ANCHORS', 'CABLES']);
  const input = field('Maximum Questions');
  expect([input.type, input.min, input.max]).toEqual(['number', '1', '2']);
  const hint = 'Set it to 2, the count of added problems, or leave it empty to include all.';
  expect(screen.getByText(hint).id).toBe(input.getAttribute('aria-describedby'));
  for (const [count, complaint] of [
    ['0', 'There must be at least one question'],
    ['3', 'Maximum Questions is larger than the number of problems'],
  ] as const) {
    fill('Maximum Questions', count);
    press('Proceed to Security');
    expect(await screen.findByText(complaint)).toBeTruthy();
  }
  fill('Maximum Questions', '2');
  press('Proceed to Security');
  await isAt('Security');
});

test('CWIZ-23 a random order is off at first, and the wizard keeps the choice', async () => {
  const { field, wizard } = await openProblems(['ANCHORS']);
  const random = field(
    'Randomize Question Order: if off, questions appear in the order in which you added them',
  );
  expect(random.checked).toBe(false);
  fireEvent.click(random);
  expect([random.checked, wizard.current().randomizeQuestions]).toEqual([true, true]);
});

test('CWIZ-19 added problems move by buttons, keep their points and say their new place', async () => {
  const { wizard, fill } = await openProblems(['ANCHORS', 'BILGES', 'CABLES']);
  fill('Points for Cables', '250');
  fireEvent.click(screen.getByRole('button', { name: 'Move Cables up' }));
  expect(wizard.current().problems).toEqual(['ANCHORS', 'CABLES', 'BILGES']);
  expect(screen.getByText('Cables: now 2 of 3.')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Points for Cables').value).toBe('250');
});
