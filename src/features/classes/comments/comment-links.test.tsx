import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderAt } from '../../../../tests/support/components/render-at';
import type { ShownComment } from '../../../data/classes/comments';
import { NewComments, ProblemComments } from './comment-links';

const device = vi.hoisted(() => ({ readAllComments: vi.fn() }));
vi.mock('../../../data/classes/comments', () => device);

const classID = '0b9f6f0e-52fb-4f0e-9f38-0f1d9c0c7a11';
let count = 0;
function comment(more: Partial<ShownComment> = {}): ShownComment {
  count += 1;
  return {
    commentID: `c${count}`,
    classID,
    submissionID: `s${count}`,
    problemID: 'SUM',
    problemTitle: 'Sum',
    student: { username: 'ada', displayName: 'Ada' },
    author: null,
    isOwn: false,
    isOnOwnWork: true,
    line: 1,
    quote: 'print(a)',
    text: 'Why?',
    writtenAt: '2026-11-25T10:42:00.000Z',
    editedAt: null,
    isUnread: false,
    ...more,
  };
}

beforeEach(() => {
  count = 0;
  device.readAllComments.mockResolvedValue([]);
});

test('new comments lead to the submission they are about; teachers see whose answer is new', async () => {
  device.readAllComments.mockResolvedValue([
    comment({ isUnread: true }),
    comment({ isUnread: true }),
    comment(),
    comment({
      isUnread: true,
      isOnOwnWork: false,
      problemID: 'MORE',
      problemTitle: 'More',
      student: { username: 'ben', displayName: 'Ben' },
    }),
  ]);
  const { router } = await renderAt(<NewComments />, '/classes');
  const own = await screen.findByRole('link', { name: 'Sum: 2 new comments' });
  for (const part of [`/classes/${classID}/work`, 'student=ada', 'problem=SUM', 'submission=s2']) {
    expect(own.getAttribute('href')).toContain(part);
  }
  expect(screen.getByRole('link', { name: 'Ben, More: 1 new answer' })).toBeTruthy();
  // NAV-31
  fireEvent.click(own);
  await waitFor(() => expect(router.state.location.state.from).toBe('/classes'));
});

test('without new comments there is no section', async () => {
  device.readAllComments.mockResolvedValue([comment()]);
  const { container } = await renderAt(<NewComments />);
  await waitFor(() => expect(device.readAllComments).toHaveBeenCalled());
  expect(container.querySelector('section')).toBeNull();
});

test('beside own submissions, a problem links its comments, read or not, and no others', async () => {
  device.readAllComments.mockResolvedValue([
    comment(),
    comment({ problemID: 'MORE' }),
    comment({ isOnOwnWork: false, student: { username: 'ben', displayName: 'Ben' } }),
  ]);
  const { unmount } = await renderAt(<ProblemComments problemID="SUM" />);
  expect(await screen.findByRole('link', { name: '1 comment' })).toBeTruthy();
  expect(screen.getAllByRole('link')).toHaveLength(1);
  unmount();
  await renderAt(<ProblemComments problemID="NONE" />);
  expect(screen.queryByRole('link')).toBeNull();
});
