import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderAt } from '../../../../tests/support/components/render-at';
import type { StudentWorkRow } from '../../../data/classes/class-work';
import type { ShownComment } from '../../../data/classes/comments';
import { StudentWork } from './student-work-page';

const device = vi.hoisted(() => ({ readAllComments: vi.fn(), writeComment: vi.fn() }));
vi.mock('../../../data/classes/comments', () => device);
const marks = vi.hoisted(() => ({ noteCommentsRead: vi.fn() }));
vi.mock('../../../data/classes/class-comments', () => marks);

const classID = '0b9f6f0e-52fb-4f0e-9f38-0f1d9c0c7a11';
const receivedTime = '2026-11-25T10:42:00.000Z';
const student = { username: 'ada', displayName: 'Ada' };
const sent = (submissionID: string, code: string, verdict: 'AC' | 'WA') => ({
  submissionID,
  receivedTime,
  language: 'PYTHON3' as const,
  code,
  verdict,
  passedTestcases: verdict === 'AC' ? 2 : 1,
  totalTestcases: 2,
});
const work: StudentWorkRow = {
  classID,
  className: 'Informatics 7b',
  student,
  isOwn: false,
  problemID: 'SUM',
  title: 'Sum',
  fetchedAt: Date.parse(receivedTime),
  work: [sent('s2', 'a = 1\nprint(a)\n', 'AC'), sent('s1', 'print(0)\n', 'WA')],
  problems: [
    { problemID: 'SUM', title: 'Sum' },
    { problemID: 'MORE', title: 'More' },
  ],
};
const comment = (text: string, more: Partial<ShownComment> = {}): ShownComment => ({
  commentID: text,
  classID,
  submissionID: 's2',
  problemID: 'SUM',
  problemTitle: 'Sum',
  student,
  line: 2,
  quote: 'print(a)',
  text,
  isOwn: false,
  isOnOwnWork: false,
  writtenAt: receivedTime,
  editedAt: null,
  isUnread: false,
  author: { ...student, isTeacher: false },
  ...more,
});

const chosen = vi.fn();
const show = (more: Partial<StudentWorkRow> = {}, submissionID?: string, offline = false) =>
  renderAt(
    <StudentWork
      work={{ ...work, ...more }}
      offline={offline}
      submissionID={submissionID}
      Difference={({ before, after }) => <p>{`${before}→${after}`}</p>}
      onProblem={chosen}
      onSubmission={chosen}
    />,
  );
const button = (name: string | RegExp) => screen.getByRole('button', { name });

beforeEach(() => {
  vi.clearAllMocks();
  device.readAllComments.mockResolvedValue([]);
  device.writeComment.mockResolvedValue('id');
  marks.noteCommentsRead.mockResolvedValue(undefined);
});

test('shows the newest program, its history, and what changed since the previous submission', async () => {
  await show();
  expect(screen.getByText('2 of 2 tests passed')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Open the problem' }).getAttribute('href')).toBe(
    '/code/SUM?from=%2F',
  );
  const history = within(screen.getByRole('navigation', { name: 'Submissions' }));
  expect(history.getAllByRole('button')).toHaveLength(2);
  fireEvent.click(button('Show changes'));
  expect(screen.getByText(/print\(0\)\s*→a = 1/)).toBeTruthy();
  fireEvent.click(history.getByRole('button', { name: /Wrong answer/i }));
  expect(chosen).toHaveBeenCalledWith('s1');
  fireEvent.change(screen.getByLabelText('Problem'), { target: { value: 'MORE' } });
  expect(chosen).toHaveBeenLastCalledWith('MORE');
});

test('a press on a line number opens a form, and the comment is stored with its line', async () => {
  await show({}, undefined, true);
  fireEvent.click(button('Comment on line 2'));
  const field = screen.getByLabelText('Comment on line 2', { selector: 'textarea' });
  expect(document.activeElement).toBe(field);
  fireEvent.change(field, { target: { value: ' Why? ' } });
  fireEvent.click(button('Save'));
  await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull());
  expect(document.activeElement).toBe(button('Comment on line 2'));
  const [, place, text] = device.writeComment.mock.calls[0] ?? [];
  expect(place).toMatchObject({ classID, submissionID: 's2', line: 2, quote: 'print(a)', student });
  expect(text).toBe('Why?');
});

test('a comment that the device cannot store stays in the form', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  device.writeComment.mockRejectedValue(new Error('full'));
  await show();
  fireEvent.click(button('Write a comment'));
  const field = screen.getByLabelText<HTMLTextAreaElement>('Comment', { selector: 'textarea' });
  fireEvent.change(field, { target: { value: 'Well done' } });
  fireEvent.submit(field);
  expect(await screen.findByText(/could not be saved on this device/)).toBeTruthy();
  expect(field.value).toBe('Well done');
});

test('a new comment is marked and then counts as read; own ones can be changed and deleted', async () => {
  device.readAllComments.mockResolvedValue([
    comment('Because', { isUnread: true }),
    comment('Why?', { isOwn: true, pending: 'saved' }),
    comment('On another line', { line: 1 }),
  ]);
  await show();
  const thread = within(await screen.findByRole('list', { name: 'Line 2' }));
  expect(thread.getAllByRole('listitem')).toHaveLength(2);
  await waitFor(() => expect(marks.noteCommentsRead).toHaveBeenCalledWith(expect.anything(), ['Because']));
  expect(thread.getByText('New')).toBeTruthy();
  expect(thread.getByText(/It is sent when there is a network/)).toBeTruthy();
  fireEvent.click(thread.getByRole('button', { name: 'Edit' }));
  fireEvent.change(screen.getByLabelText('Comment'), { target: { value: 'Why so?' } });
  fireEvent.click(button('Save'));
  await waitFor(() => expect(device.writeComment.mock.calls[0]?.slice(2)).toEqual(['Why so?', 'Why?']));
  await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull());
  fireEvent.click(thread.getByRole('button', { name: 'Delete' }));
  fireEvent.click(thread.getByRole('button', { name: 'Delete?' }));
  await waitFor(() => expect(device.writeComment.mock.lastCall?.slice(2)).toEqual(['', 'Why?']));
});

test('a refused comment says why', async () => {
  device.readAllComments.mockResolvedValue([
    comment('Mine', { isOwn: true, pending: 'refused', refusal: 'You left the class.' }),
  ]);
  await show();
  expect(await screen.findByText('Not accepted: You left the class.')).toBeTruthy();
});

test('answers to a question are listed with what was chosen', async () => {
  await show({
    work: [{ submissionID: 'a1', receivedTime, answer: { texts: ['The bow'], correct: false } }],
  });
  const answers = within(screen.getByRole('list', { name: 'Answers' }));
  expect(answers.getByText('Incorrect')).toBeTruthy();
  expect(answers.getByText('The bow')).toBeTruthy();
  expect(screen.queryByRole('navigation', { name: 'Submissions' })).toBeNull();
});
