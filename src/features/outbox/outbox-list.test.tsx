import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderAt } from '../../../tests/support/components/render-at';
import { accountKey } from '../../auth/session';
import { writeComment } from '../../data/classes/comments';
import { appDb } from '../../data/db/app-db';
import { startThread } from '../../data/problem-comments/problem-comments';
import { submitCode } from '../../data/work/submissions';
import { OutboxList } from './outbox-list';

test('the outbox lists what waits in pages, the newest first, until nothing is left', async () => {
  await appDb.outbox.clear();
  for (let number = 1; number <= 45; number += 1) {
    await submitCode({
      account: accountKey(),
      problemID: `P${number}`,
      language: 'PYTHON3',
      code: 'print(1)',
      type: 'problem',
    });
  }
  await renderAt(<OutboxList />);
  await screen.findByText(/P45/);
  const shown = () => screen.getAllByText(/\bP\d+$/).length;
  expect(shown()).toBe(20);
  fireEvent.click(screen.getByRole('button', { name: 'Show 20 more' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Show 5 more' }));
  await screen.findByText(/P1$/);
  expect(shown()).toBe(45);
  expect(screen.queryByRole('button', { name: /^Show / })).toBeNull();
});

const refusal = {
  errorCode: 'COMMENTS_FULL',
  error: 'COMMENTS_FULL',
  message: 'There are too many comments.',
};

test('Offline 5 a refused comment leads back to its text on the work, or on the problem', async () => {
  await appDb.outbox.clear();
  const account = accountKey();
  const classID = '0b9f6f0e-52fb-4f0e-9f38-0f1d9c0c7a11';
  const submissionID = '0b9f6f0e-52fb-4f0e-9f38-0f1d9c0c7a12';
  const student = { username: 'ada', displayName: 'Ada' };
  const ids = [
    await writeComment(
      account,
      { classID, submissionID, problemID: 'SUM', problemTitle: 'Sum', student, line: 1, quote: null },
      'Why?',
    ),
    await startThread(account, 'MORE', { part: 'whole', subject: '' }, 'How?'),
  ];
  for (const id of ids)
    await appDb.outbox.where({ id }).modify({ state: 'refused', error: { ...refusal, at: 1 } });
  await appDb.commentWrites.update(ids[0] ?? '', { receipt: 'refused', refusal });
  await appDb.problemCommentWrites.update(ids[1] ?? '', { receipt: 'refused', refusal });
  await renderAt(<OutboxList />);
  const links = (await screen.findAllByRole('link', { name: 'Edit' })).map((link) =>
    link.getAttribute('href'),
  );
  expect(links.sort()).toEqual([
    `/classes/${classID}/work?student=ada&problem=SUM&submission=${submissionID}`,
    '/problems/MORE#comments',
  ]);
});

test('RUN-13 the outbox cannot send a submission again that the server had; its program can be opened and saved', async () => {
  await appDb.outbox.clear();
  const id = await submitCode({
    account: accountKey(),
    problemID: 'SUM',
    language: 'PYTHON3',
    code: 'print(1)',
    type: 'problem',
  });
  await appDb.outbox.where({ id }).modify({ state: 'done', settledAt: 1 });
  await appDb.submissions.update(id, { receipt: 'refused', status: 'error_unknown', refusal });
  await renderAt(<OutboxList />);
  await screen.findByRole('link', { name: 'Edit' });
  screen.getByRole('button', { name: 'Save as a file' });
  expect(screen.queryByRole('button', { name: /Send again|Discard/ })).toBeNull();
});
