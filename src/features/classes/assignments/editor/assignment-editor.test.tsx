import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Assignment } from '../../../../../contract/entities/classes/assignment';
import { renderAt } from '../../../../../tests/support/components/render-at';
import { appDb } from '../../../../data/db/app-db';
import { AssignmentEditor } from './assignment-editor';
import { formOf, toAssignment } from './assignment-form';

const server = vi.hoisted(() => ({ saveAssignment: vi.fn() }));
vi.mock('../../../../sync/classes/assignments', () => server);
vi.mock('./use-task-choices', async (original) => ({
  ...(await original<object>()),
  useTaskChoices: () => ({
    isPulling: false,
    choices: [
      { kind: 'problem', name: 'SUM', title: 'Sum', tags: ['loops'], isPrivate: true },
      { kind: 'challenge', name: 'reef', title: 'Reef', tags: [], isPrivate: false },
    ],
  }),
}));

beforeEach(async () => {
  vi.resetAllMocks();
  server.saveAssignment.mockResolvedValue({ ok: true });
  await appDb.kv.clear();
});

const now = Date.parse('2030-01-07T12:00:00.000Z');
const saved: Assignment = {
  ...{ assignmentID: 'a', classID: 'c', className: 'Year 7', role: 'teacher', version: 3, title: 'Loops' },
  ...{ text: 'Do it.', opensAt: new Date(now).toISOString(), dueAt: null, lateUntil: null },
  ...{ languages: ['PYTHON3'], showSolutions: false, groups: ['Reds'], isPublished: true },
  tasks: [{ kind: 'problem', name: 'SUM', title: 'Sum', solution: 'Add.' }],
};
const show = (more: object = {}) =>
  renderAt(<AssignmentEditor classID="c" offline={false} from={undefined} {...more} />);
const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });

test('a teacher finds tasks by their tag, orders them and publishes', async () => {
  await show();
  fireEvent.change(await screen.findByLabelText('Title'), { target: { value: 'Lists' } });
  fireEvent.click(button('Add Reef'));
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'loops' } });
  expect(screen.queryByText('Reef', { selector: '[aria-label="Tasks to add"] *' })).toBeNull();
  fireEvent.click(button('Add Sum'));
  fireEvent.click(button('Move Sum up'));
  fireEvent.click(screen.getByLabelText('Python 3'));
  fireEvent.click(button('Publish'));
  await waitFor(() => expect(server.saveAssignment).toHaveBeenCalled());
  expect(server.saveAssignment.mock.calls[0]?.[0]).toMatchObject({
    ...{ classID: 'c', version: 0, title: 'Lists', isPublished: true, languages: ['PYTHON3'] },
    tasks: [
      { kind: 'problem', name: 'SUM' },
      { kind: 'challenge', name: 'reef' },
    ],
  });
});

test('a due date before the opening and a missing title are explained, and nothing is sent', async () => {
  await show();
  fireEvent.click(await screen.findByRole('button', { name: 'Publish' }));
  expect(screen.getByText('Enter a title.')).toBeTruthy();
  fireEvent.change(screen.getByLabelText('Title'), { target: { value: 'Lists' } });
  fireEvent.click(button('Publish'));
  expect(screen.getByText('Add a task before you publish the assignment.')).toBeTruthy();
  fireEvent.click(button('Add Sum'));
  fireEvent.change(screen.getByLabelText('Due', { exact: true }), { target: { value: '2020-01-01T10:00' } });
  fireEvent.click(button('Publish'));
  expect(screen.getByText('The due date must be after the opening.')).toBeTruthy();
  expect(server.saveAssignment).not.toHaveBeenCalled();
});

test('typed text survives leaving the page, and can be discarded', async () => {
  const { unmount } = await show({ edited: saved });
  fireEvent.change(await screen.findByLabelText('Title'), { target: { value: 'Loops again' } });
  await waitFor(async () => expect(await appDb.kv.count()).toBe(1));
  unmount();
  await show({ edited: saved, offline: true });
  expect(await screen.findByDisplayValue('Loops again')).toBeTruthy();
  expect(screen.getByText(/Restored from this device/)).toBeTruthy();
  expect(button('Save').disabled).toBe(true);
  fireEvent.click(button('Discard'));
  expect(await screen.findByDisplayValue('Loops')).toBeTruthy();
});

test('a copy is a new assignment with the same tasks and solutions, for the whole class, without dates', () => {
  const copy = formOf(saved, now, true);
  expect(copy).toMatchObject({
    version: 0,
    title: 'Loops',
    groups: [],
    dueAt: '',
    tasks: [{ solution: 'Add.' }],
  });
  expect(copy.assignmentID).not.toBe('a');
  const again = toAssignment(formOf(saved, now), 'c', true);
  expect(again).toMatchObject({
    body: { assignmentID: 'a', version: 3, opensAt: saved.opensAt, groups: ['Reds'] },
  });
});
