import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Assignment, SaveAssignment } from '../../../../../contract/entities/classes/assignment';
import { describeError } from '../../../../../contract/errors';
import { renderAt } from '../../../../../tests/support/components/render-at';
import { readAssignmentDraft } from '../../../../data/assignments/assignment-drafts';
import { storeAssignments } from '../../../../data/assignments/assignments';
import { appDb } from '../../../../data/db/app-db';
import { unreachedFailure } from '../../../../sync/server/failure';
import { AssignmentPage, type AssignmentSearch } from '../assignment-page';
import { AssignmentEditor } from './assignment-editor';
import { formOf, toAssignment } from './assignment-form';

const server = vi.hoisted(() => ({ call: vi.fn() }));
vi.mock('../../../../sync/server/page-client', async (original) => ({
  ...(await original<object>()),
  call: server.call,
}));
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

/** On the server. */
let online: Assignment[];
/** The server stores the next save, and its answer is lost. */
let isAnswerLost: boolean;

function save(body: SaveAssignment) {
  const before = online.find(({ assignmentID }) => assignmentID === body.assignmentID);
  if ((before?.version ?? 0) !== body.version) {
    const error = { errorCode: 'ASSIGNMENT_EDITED', ...describeError('ASSIGNMENT_EDITED') };
    return { ok: false, failure: { kind: 'http', status: 409, error } };
  }
  const tasks = body.tasks.map((task) => ({ ...task, title: task.name }));
  const data = { ...saved, ...body, tasks, version: body.version + 1 };
  online = [...online.filter((one) => one !== before), data];
  return isAnswerLost ? { ok: false, failure: unreachedFailure('timeout') } : { ok: true, data };
}

beforeEach(async () => {
  online = [];
  isAnswerLost = false;
  server.call.mockReset();
  server.call.mockImplementation(async (name: string, { body }: { body: SaveAssignment }) =>
    name === 'assignmentSave' ? save(body) : { ok: true, data: { assignments: online } },
  );
  await appDb.kv.clear();
});

const sent = () =>
  server.call.mock.calls.flatMap(([name, { body }]) => (name === 'assignmentSave' ? [body] : []));
const now = Date.parse('2030-01-07T12:00:00.000Z');
const saved: Assignment = {
  assignmentID: 'a',
  classID: 'c',
  className: 'Year 7',
  role: 'teacher',
  version: 3,
  title: 'Loops',
  text: 'Do it.',
  opensAt: new Date(now).toISOString(),
  dueAt: null,
  lateUntil: null,
  languages: ['PYTHON3'],
  showSolutions: false,
  groups: ['Reds'],
  isPublished: true,
  tasks: [{ kind: 'problem', name: 'SUM', title: 'Sum', solution: 'Add.' }],
};
const show = (more: object = {}) =>
  renderAt(<AssignmentEditor classID="c" offline={false} from={undefined} {...more} />);
const openPage = (search: AssignmentSearch) => renderAt(<AssignmentPage search={search} />);
const type = async (title: string) =>
  fireEvent.change(await screen.findByLabelText('Title'), { target: { value: title } });
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
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]).toMatchObject({
    classID: 'c',
    version: 0,
    title: 'Lists',
    isPublished: true,
    languages: ['PYTHON3'],
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
  expect(sent()).toEqual([]);
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

test('while nothing is typed, the form follows a newer version', async () => {
  const newer = { ...saved, version: 4, title: 'Loops, corrected' };
  await storeAssignments('device', [saved]);
  let answer = (_: unknown) => {};
  server.call.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
  await openPage({ id: 'a', edit: true });
  expect(await screen.findByDisplayValue('Loops')).toBeTruthy();
  online = [newer];
  answer({ ok: true, data: { assignments: online } });
  expect(await screen.findByDisplayValue('Loops, corrected')).toBeTruthy();
  fireEvent.click(button('Save'));
  await waitFor(() => expect(sent()).toMatchObject([{ version: 4, title: 'Loops, corrected' }]));
});

test('a refused change keeps the typed text, which can replace the newer version', async () => {
  online = [saved];
  await openPage({ id: 'a', edit: true });
  await type('My loops');
  online = [{ ...saved, version: 5, title: 'Loops, corrected' }];
  fireEvent.click(button('Save'));
  expect(await screen.findByText('Version 5 was saved after you started your changes.')).toBeTruthy();
  expect(button('Save').disabled).toBe(true);
  fireEvent.click(button('Continue with my changes'));
  expect(screen.getByDisplayValue('My loops')).toBeTruthy();
  fireEvent.click(button('Save'));
  await waitFor(() => expect(online).toMatchObject([{ version: 6, title: 'My loops' }]));
  expect(screen.queryByText(/was saved after/)).toBeNull();
});

test('a kept text meets a newer version, and the teacher can start over from it', async () => {
  online = [saved];
  const { unmount } = await openPage({ id: 'a', edit: true });
  await type('My loops');
  await waitFor(async () => expect(await readAssignmentDraft('device', 'a')).toBeTruthy());
  unmount();
  online = [{ ...saved, version: 5, title: 'Loops, corrected' }];
  await openPage({ id: 'a', edit: true });
  fireEvent.click(await screen.findByRole('button', { name: 'Start over from version 5' }));
  expect(await screen.findByDisplayValue('Loops, corrected')).toBeTruthy();
  expect(await readAssignmentDraft('device', 'a')).toBeUndefined();
  fireEvent.click(button('Save'));
  await waitFor(() => expect(online).toMatchObject([{ version: 6, title: 'Loops, corrected' }]));
});

async function publishWithoutAnswer(): Promise<Assignment> {
  isAnswerLost = true;
  const { unmount } = await openPage({ class: 'c' });
  await type('Lists');
  fireEvent.click(button('Add Sum'));
  fireEvent.click(button('Publish'));
  await waitFor(async () => expect(await readAssignmentDraft('device', 'c')).toMatchObject({ tasks: [{}] }));
  await waitFor(() => expect(button('Publish').disabled).toBe(false));
  unmount();
  isAnswerLost = false;
  return online[0] as Assignment;
}

test('a new assignment that was stored without an answer is not offered again', async () => {
  await publishWithoutAnswer();
  await storeAssignments('device', online);
  await openPage({ class: 'c' });
  expect((await screen.findByLabelText<HTMLInputElement>('Title')).value).toBe('');
  expect(screen.queryByText(/Restored from this device/)).toBeNull();
});

test('a new assignment that was stored without an answer and then corrected is not overwritten', async () => {
  const first = await publishWithoutAnswer();
  const corrected = { ...first, version: 3, title: 'Lists, corrected' };
  online = [corrected];
  const { router } = await openPage({ class: 'c' });
  expect(await screen.findByDisplayValue('Lists')).toBeTruthy();
  fireEvent.click(await screen.findByRole('button', { name: 'Start over from version 3' }));
  await waitFor(() =>
    expect(router.state.location).toMatchObject({
      pathname: '/classes/assignment',
      search: { id: first.assignmentID, edit: true },
    }),
  );
  expect(online).toEqual([corrected]);
  expect(await readAssignmentDraft('device', 'c')).toBeUndefined();
});
