import 'fake-indexeddb/auto';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderAt } from '../../../tests/support/components/render-at';
import { appDb } from '../../data/db/app-db';
import { cacheDb } from '../../data/db/cache-db';
import { readMarks, storeCommentCopies } from '../../data/problem-comments/comment-copies';
import { writeInThread } from '../../data/problem-comments/problem-comments';
import { CommentsButton } from './comments-button';
import { CommentsDialog } from './comments-dialog';

vi.mock('../../sync/authoring/problem-comments', () => ({
  syncProblemComments: async () => ({ ok: true, changed: false }),
}));

const [t1, t2] = ['11111111-1111-4111-8111-111111111111', '22222222-2222-4222-8222-222222222222'];
vi.mock('../../sync/authoring/pull-own-problems', () => ({ pullOwnProblems: async () => ({ ok: true }) }));

const times = { writtenAt: '2026-11-26T10:00:00.000Z', receivedAt: '2026-11-26T10:00:01.000Z' };
const bob = { username: 'bob', displayName: 'Bob', role: 'tester' } as const;
const comment = { author: bob, isOwn: false, isDeleted: false, editedAt: null, ...times };

beforeEach(async () => {
  await Promise.all([...appDb.tables, ...cacheDb.tables].map((table) => table.clear()));
  const copies = {
    ...({ role: 'creator', version: 'v1' } as const),
    threads: [
      { threadID: t1, part: 'tests', subject: '3', resolved: null } as const,
      { threadID: t2, part: 'statement', subject: '', resolved: { at: times.writtenAt, by: 'Cy' } } as const,
    ],
    comments: [
      { ...comment, commentID: t1, threadID: t1, text: 'Is **n = 0** allowed?' },
      { ...comment, commentID: t2, threadID: t2, text: 'A typo', isOwn: true },
    ],
  };
  await storeCommentCopies('ada', 'SUM', copies, 1);
});

const open = () => renderAt(<CommentsDialog account="ada" problemID="SUM" title="Sum" onClose={() => {}} />);
const type = (name: string | RegExp, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });

test('shows open threads with what is new, marks it as read, and resolved threads on request', async () => {
  await open();
  const thread = within(await screen.findByRole('listitem', { name: 'Thread: Tests: 3' }));
  await thread.findByText('n = 0');
  thread.getByText('Tester');
  await thread.findByText('New');
  await waitFor(async () => expect(await readMarks('ada')).toEqual({ sum: times.receivedAt }));
  expect(screen.queryByRole('listitem', { name: 'Thread: Statement' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Show 1 resolved thread' }));
  within(screen.getByRole('listitem', { name: 'Thread: Statement' })).getByText('Resolved by Cy');
});

test('a reply, a new thread and a resolution are stored on the device and shown at once', async () => {
  await open();
  fireEvent.click(await screen.findByRole('button', { name: 'Reply: Tests: 3' }));
  type('Reply: Tests: 3', 'Yes, it is.');
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Saved on this device. It is sent when there is a network.');
  await screen.findByText('Yes, it is.');
  // The keyboard stays at the button that opened the form.
  const focused = () => document.activeElement;
  await waitFor(() => expect(focused()).toBe(screen.getByRole('button', { name: 'Reply: Tests: 3' })));
  fireEvent.click(screen.getByRole('button', { name: 'Start a thread' }));
  fireEvent.change(screen.getByRole('combobox', { name: 'About' }), { target: { value: 'solutions' } });
  type('Which one (optional)', 'slow.py');
  type('Comment', 'Too fast');
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByRole('listitem', { name: 'Thread: Solutions: slow.py' });
  await waitFor(() => expect(focused()).toBe(screen.getByRole('button', { name: 'Start a thread' })));
  const thread = within(screen.getByRole('listitem', { name: 'Thread: Tests: 3' }));
  fireEvent.click(thread.getByRole('button', { name: 'Resolve' }));
  await thread.findByRole('button', { name: 'Open again' });
  const rows = await appDb.problemCommentWrites.toArray();
  expect(rows.map(({ action, text }) => `${action} ${text}`).sort()).toEqual([
    'resolve ',
    'write Too fast',
    'write Yes, it is.',
  ]);
});

test('Offline 5 the address of a refused comment opens the comments with its text, also in a resolved thread', async () => {
  const thread = { threadID: t2, part: 'statement', subject: '' } as const;
  const id = await writeInThread('device', 'SUM', thread, 'Not a typo');
  const refusal = {
    errorCode: 'COMMENTS_FULL',
    error: 'COMMENTS_FULL',
    message: 'There are too many comments.',
  };
  await appDb.problemCommentWrites.update(id, { receipt: 'refused', refusal });
  await storeCommentCopies(
    'device',
    'SUM',
    {
      role: 'creator',
      version: 'v1',
      comments: [],
      threads: [{ ...thread, resolved: { at: times.writtenAt, by: 'Cy' } }],
    },
    1,
  );
  const button = <CommentsButton problem={{ id: 'SUM', title: 'Sum' }} />;
  const { router } = await renderAt(button, '/problems/SUM?from=x#comments');
  const comment = within(await screen.findByRole('listitem', { name: 'Thread: Statement' }));
  await comment.findByText('Not accepted: There are too many comments.');
  fireEvent.click(comment.getByRole('button', { name: 'Edit' }));
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Comment' }).value).toBe('Not a typo');
  fireEvent.click(screen.getAllByRole('button', { name: 'Close' })[0] as HTMLElement);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(router.state.location).toMatchObject({ hash: '', search: { from: 'x' } });
});
