import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderAt } from '../../../tests/support/components/render-at';
import { enterSession } from '../../auth/session';
import { storeChallengeList } from '../../data/copies/challenges';
import { storePractice } from '../../data/copies/practice';
import { storeListRows } from '../../data/copies/problems';
import { appDb } from '../../data/db/app-db';
import { saveDraft } from '../../data/drafts/drafts';
import type { SubmissionRow } from '../../data/intents/code-submit';
import { notePageShown } from '../../first-screen/page-shown';
import { pullProblem } from '../../sync/pull/pull-problems';
import { MemberHome } from './member-home';

// Only local rows are on the page.
vi.mock('../../sync/pull/pull-challenges', () => ({ pullChallenges: vi.fn() }));
vi.mock('../../sync/pull/pull-contests', () => ({ pullContests: vi.fn() }));
vi.mock('../../sync/pull/pull-problems', () => ({ pullProblem: vi.fn(), pullProblemPage: vi.fn() }));

const person = {
  uid: 'ada',
  email: 'ada@example.org',
  username: 'ada.l',
  displayName: 'Ada',
  photoURL: null,
};
const row = (id: string, n: number) => ({
  _id: `c${n}`,
  id,
  title: `Title of ${id}`,
  summary: `About ${id}.`,
  tags: [],
  version: 1,
  difficulty: 'easy' as const,
  type: 'code' as const,
});

beforeEach(async () => {
  await Promise.all([appDb.submissions.clear(), appDb.drafts.clear(), appDb.outbox.clear()]);
  enterSession({ person, identity: { provider: 'local' } as never });
  const ids = ['A', 'B', 'C', 'D'];
  await storeListRows(ids.map(row));
  await storeChallengeList([
    {
      name: 'First',
      description: '',
      url: 'first',
      tags: [],
      problemCount: 2,
      version: 1,
      problemIDs: ['A', 'B'],
    },
  ]);
});

const show = () => renderAt(<MemberHome assignments={<p>Assignments</p>} calendar={() => <p>Calendar</p>} />);
const linksOf = (name: string) =>
  [...screen.getByRole('region', { name }).querySelectorAll('a')].map((link) => link.textContent);

test('a new account is welcomed with three first steps', async () => {
  await show();
  await screen.findByRole('heading', { level: 1, name: 'Welcome, Ada' });
  expect(linksOf('First steps')).toEqual([
    'Solve a sample problem',
    'Start the challenge “First”',
    'Prepare for work without a network',
  ]);
  expect(screen.queryByRole('region', { name: 'Continue' })).toBeNull();
  screen.getByText('Calendar');
});

test('it offers unsolved drafts, the next problem of the challenge, and the newest problems', async () => {
  const key = { account: 'ada', language: 'PYTHON3', contestSlug: '' } as const;
  await saveDraft({ ...key, problemID: 'A' }, 'print(1)', Date.now() - 7_200_000);
  await saveDraft({ ...key, problemID: 'C' }, 'print(2)', Date.now() - 3_600_000);
  await saveDraft({ ...key, account: 'bob', problemID: 'D' }, 'print(3)');
  await appDb.submissions.put({
    id: '1',
    account: 'ada',
    problemID: 'A',
    createdAt: 1,
    receipt: 'judged',
    language: 'PYTHON3',
    code: '',
    type: 'problem',
    status: 'done',
    state: { verdict: 'AC' },
  } as SubmissionRow);
  await show();
  await screen.findByRole('heading', { level: 1, name: 'Welcome back, Ada' });
  expect(linksOf('Continue')).toEqual(['Title of C']);
  screen.getByText('Draft from 1 hour ago');
  expect(linksOf('Next in your challenge')).toEqual(['Open the challenge', 'Title of B']);
  screen.getByText('1 of 2 solved');
  expect(linksOf('New problems')).toEqual(['All problems', 'Title of D']);
  screen.getByText('Assignments');
});

test('a problem of the challenge that the user began is under Continue only', async () => {
  const key = { account: 'ada', language: 'PYTHON3', contestSlug: '' } as const;
  await saveDraft({ ...key, problemID: 'A' }, 'print(1)');
  const shown = await show();
  await screen.findByRole('region', { name: 'Continue' });
  expect(linksOf('Continue')).toEqual(['Title of A']);
  expect(linksOf('Next in your challenge')).toEqual(['Open the challenge', 'Title of B']);
  shown.unmount();
  await saveDraft({ ...key, problemID: 'B' }, 'print(2)');
  await show();
  await waitFor(() => expect(linksOf('Continue').sort()).toEqual(['Title of A', 'Title of B']));
  expect(linksOf('Next in your challenge')).toEqual(['Open the challenge']);
  expect(linksOf('New problems')).toEqual(['All problems', 'Title of D', 'Title of C']);
});

test('answers that were judged again after a correction are shown for two weeks', async () => {
  const day = 86_400_000;
  const answered = (problemID: string, correct: boolean, daysAgo: number) => ({
    problemID,
    solvedAt: null,
    answer: {
      answerID: problemID,
      answer: true,
      correct,
      score: correct ? 100 : 0,
      explanation: '',
      receivedTime: '2026-01-01T00:00:00.000Z',
      judgedAgain: { at: new Date(Date.now() - daysAgo * day).toISOString(), correct: !correct },
    },
  });
  const problems = [answered('A', true, 2), answered('B', false, 1), answered('C', true, 15)];
  await storePractice('ada', [{ whole: true, problems, days: [], cursor: '1', next: null }], undefined);
  await show();
  await screen.findByRole('region', { name: 'Judged again' });
  expect(linksOf('Judged again')).toEqual(['Title of B', 'Title of A']);
  screen.getByText(/: your answer is now wrong\.$/);
  screen.getByText(/: your answer is now correct\.$/);
});

test('the next problem of the challenge is fetched if its title is not on this device', async () => {
  const ids = ['A', 'AFAR'];
  const list = { name: 'First', description: '', url: 'first', tags: [], problemCount: 2, version: 2 };
  await storeChallengeList([{ ...list, problemIDs: ids }]);
  await appDb.submissions.put({
    id: '1',
    account: 'ada',
    problemID: 'A',
    createdAt: 1,
    receipt: 'judged',
    language: 'PYTHON3',
    code: '',
    type: 'problem',
    status: 'done',
    state: { verdict: 'AC' },
  } as SubmissionRow);
  await show();
  await screen.findByRole('region', { name: 'Next in your challenge' });
  notePageShown();
  await waitFor(() => expect(vi.mocked(pullProblem).mock.calls).toContainEqual(['AFAR']));
});
