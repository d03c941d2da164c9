import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { ContestRole } from '../../../../../contract/rules/contest/contest-roles';
import type { ManagedContestRow } from '../../../../data/copies/managed-contests';
import { RoleContext } from '../../organiser/role';
import { QuestionsPanel } from './questions-panel';

const sent: unknown[] = [];
vi.mock('../../../../sync/contest-run/manage-contest', () => {
  const note = async (body: unknown) => {
    sent.push(body);
    return { ok: true };
  };
  return { takeClarification: note, answerClarification: note, changeCannedAnswers: note };
});
beforeEach(() => {
  sent.length = 0;
});

const questionOf = (id: string, more: object = {}) => ({
  id,
  text: `Text of ${id}`,
  problemID: null,
  category: 'general',
  title: null,
  answer: null,
  username: 'ada.l',
  displayName: 'Ada',
  askedAt: '2030-01-01T10:00:00Z',
  takenBy: null,
  ...more,
});
const contest = {
  contestSlug: 'spring',
  problems: [
    { id: 'SUM', title: 'Sum' },
    { id: 'KNOT', title: 'Knot' },
  ],
  cannedAnswers: ['No comment.', 'Yes.'],
  clarifications: [
    questionOf('open'),
    questionOf('mine', { takenBy: 'jury', category: 'problem', problemID: 'KNOT', title: 'Knot' }),
    questionOf('theirs', { takenBy: 'ben.k', category: 'technical' }),
    questionOf('done', { answer: { text: 'No.', at: '', toAll: true }, answeredBy: 'ben.k' }),
  ],
} as unknown as ManagedContestRow;

const show = (more: { role?: ContestRole; offline?: boolean; contest?: object } = {}) =>
  render(
    <RoleContext value={more.role ?? 'judge'}>
      <QuestionsPanel
        contest={{ ...contest, ...more.contest }}
        offline={more.offline ?? false}
        username="jury"
      />
    </RoleContext>,
  );
const item = (id: string) => within(screen.getByText(`Text of ${id}`).closest('li') as HTMLElement);
const texts = () => screen.queryAllByText(/^Text of/).map(({ textContent }) => textContent?.slice(8));

test('D-35 each question shows its topic, who asked, its state and who answers', () => {
  show();
  item('open').getByRole('heading', { name: 'General' });
  item('mine').getByRole('heading', { name: 'B · Knot' });
  item('theirs').getByRole('heading', { name: 'Technical' });
  item('theirs').getByText('Taken by ben.k');
  item('done').getByText('Answer sent to everyone by ben.k');
});

test('D-35 a member of the jury takes an open question, answers one, gives it back, or takes one over', async () => {
  show();
  fireEvent.click(item('open').getByRole('button', { name: 'Take and answer' }));
  await waitFor(() =>
    expect(sent[0]).toEqual({ contestSlug: 'spring', clarificationID: 'open', action: 'take', from: null }),
  );
  const mine = item('mine');
  fireEvent.change(mine.getByRole('combobox'), { target: { value: 'No comment.' } });
  const field = mine.getByRole<HTMLTextAreaElement>('textbox', { name: 'Answer' });
  expect(field.value).toBe('No comment.');
  fireEvent.click(mine.getByRole('button', { name: 'Answer everyone' }));
  await waitFor(() => expect(sent[1]).toMatchObject({ text: 'No comment.', toAll: true }));
  fireEvent.click(await mine.findByRole('button', { name: 'Give back' }));
  await waitFor(() => expect(sent[2]).toMatchObject({ clarificationID: 'mine', action: 'release' }));

  fireEvent.click(item('theirs').getByRole('button', { name: 'Take over' }));
  fireEvent.click(item('theirs').getByRole('button', { name: 'Take over from ben.k?' }));
  await waitFor(() => expect(sent[3]).toMatchObject({ action: 'take', from: 'ben.k' }));
  expect(item('done').queryByRole('button')).toBeNull();
});

test('D-35 J and K move through the questions, A takes one, Ctrl+Enter answers the author', async () => {
  show();
  const press = (key: string, more: object = {}) =>
    fireEvent.keyDown(document.activeElement ?? document.body, { key, ...more });
  press('j');
  expect(document.activeElement).toBe(item('open').getByRole('heading'));
  press('a');
  await waitFor(() => expect(sent[0]).toMatchObject({ clarificationID: 'open', action: 'take' }));
  press('j');
  press('j');
  press('k');
  expect(document.activeElement).toBe(item('mine').getByRole('heading'));
  const field = item('mine').getByRole('textbox', { name: 'Answer' });
  field.focus();
  fireEvent.change(field, { target: { value: 'A jab' } });
  press('j');
  expect(document.activeElement).toBe(field);
  press('Enter', { ctrlKey: true });
  await waitFor(() =>
    expect(sent[1]).toEqual({ contestSlug: 'spring', clarificationID: 'mine', text: 'A jab', toAll: false }),
  );
  press('Escape');
  expect(document.activeElement).toBe(item('mine').getByRole('heading'));
});

test('filters show what matches', () => {
  show();
  const choose = (name: string, value: string) =>
    fireEvent.change(screen.getByRole('combobox', { name }), { target: { value } });
  choose('State', 'mine');
  expect(texts()).toEqual(['mine']);
  choose('State', '');
  choose('Topic', 'technical');
  expect(texts()).toEqual(['theirs']);
  choose('Topic', 'problem:KNOT');
  expect(texts()).toEqual(['mine']);
  fireEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'OF DO' } });
  expect(texts()).toEqual(['done']);
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'nobody' } });
  expect(screen.getByRole('status').textContent).toBe('No questions match these filters.');
});

test('a reader answers nothing; offline nothing can be sent', () => {
  const { unmount } = show({ role: 'read' });
  expect(screen.queryByRole('button')).toBeNull();
  unmount();
  show({ offline: true, role: 'all' });
  const live = screen.getAllByRole<HTMLButtonElement>('button').filter(({ disabled }) => !disabled);
  expect(live.map(({ textContent }) => textContent)).toEqual(['Edit canned answers']);
});

test('the organiser edits the canned answers', async () => {
  show({ role: 'all' });
  fireEvent.click(screen.getByRole('button', { name: 'Edit canned answers' }));
  fireEvent.click(screen.getByRole('button', { name: 'Remove canned answer 2' }));
  fireEvent.click(screen.getByRole('button', { name: 'Add an answer' }));
  fireEvent.change(screen.getByLabelText('Canned answer 2'), { target: { value: ' See rule 4. ' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(sent).toEqual([{ contestSlug: 'spring', answers: ['No comment.', 'See rule 4.'] }]),
  );
  await waitFor(() => expect(screen.queryByLabelText('Canned answer 1')).toBeNull());
});
