import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { ContestPractice } from '../../../../contract/entities/contest/contest-practice';
import type { ProblemDetail } from '../../../../contract/entities/problem/problem';
import { shownContest } from '../../../../contract/fixtures/shown-contests';
import { virtualSlug } from '../../../../contract/rules/names/virtual-slug';
import { renderAt } from '../../../../tests/support/components/render-at';
import { deviceAccount } from '../../../data/account/account';
import {
  forgetContestPractice,
  readContestPractice,
  storeContestPractice,
} from '../../../data/contest-run/contest-practice';
import { storeContest } from '../../../data/copies/contests';
import { appDb } from '../../../data/db/app-db';
import type { ContestRunRow } from '../../../data/db/contest-run-rows';
import type { PullResult } from '../../../sync/pull/pull-result';
import { PracticePanel } from './practice-panel';

let answer: PullResult;
vi.mock('../../../sync/contest-run/pull-contest-practice', () => ({
  pullContestPractice: async () => answer,
}));

const problem = (id: string, type: ProblemDetail['type'] = 'code') =>
  ({ id, title: id, type, public: true, version: 1 }) as ProblemDetail;
const told: ContestPractice = {
  contestSlug: 'tides',
  name: 'Tides',
  leftOut: 1,
  problems: [
    { position: 0, id: 'A', title: 'Anchors', problem: problem('A'), editorial: 'Count **twice**.' },
    { position: 1, id: 'Q', title: 'Quays', problem: problem('Q', 'multiple-choice') },
    { position: 2, id: 'P', title: 'Piers' },
  ],
};
const hour = 3_600_000;
const at = (ms: number) => new Date(Date.now() + ms).toISOString();
const contest = (endsInMs: number, more: object = {}) =>
  shownContest('tides', {
    startTime: at(endsInMs - hour),
    endTime: at(endsInMs),
    openContestForever: false,
    ...more,
  });
const runRow = (contestSlug: string, more: Partial<ContestRunRow> = {}) =>
  appDb.contestRuns.put({ account: deviceAccount, contestSlug, ...more } as ContestRunRow);

beforeEach(async () => {
  answer = { ok: false, reason: 'offline', message: 'No network.' };
  await forgetContestPractice(deviceAccount, 'tides');
  await appDb.contestRuns.clear();
  await appDb.contestProblems.clear();
  await appDb.submissions.clear();
  await storeContest(contest(-hour), true);
});

const rowOf = (title: string) => within(screen.getByText(title).closest('li') as HTMLElement);

test('a finished contest lists its problems with links for practice and says what is private', async () => {
  await storeContestPractice(deviceAccount, told);
  await renderAt(<PracticePanel slug="tides" />);
  await screen.findByRole('heading', { name: 'Problems' });
  const solve = rowOf('Anchors').getByRole('link', { name: 'Solve as practice: Anchors' });
  expect(solve.getAttribute('href')).toMatch(/^\/code\/A\?/);
  expect(rowOf('Quays').getByRole('link').getAttribute('href')).toMatch(/^\/quiz\/Q\?/);
  expect(rowOf('Piers').queryByRole('link')).toBeNull();
  expect(rowOf('Piers').getByText('Private: not open for practice')).toBeDefined();
  expect(screen.getByText('Not listed: 1 private problem.')).toBeDefined();
});

test('states in the contest and in practice stay apart', async () => {
  await storeContestPractice(deviceAccount, told);
  await runRow('tides');
  const row = { account: deviceAccount, receipt: 'judged', problemID: 'A', language: 'python', code: 'x' };
  await appDb.submissions.bulkPut([
    { ...row, id: '1', createdAt: 1, contestSlug: 'tides', state: { verdict: 'WA' } } as never,
    { ...row, id: '2', createdAt: 2, state: { verdict: 'AC' } } as never,
  ]);
  await renderAt(<PracticePanel slug="tides" />);
  await screen.findByRole('heading', { name: 'Problems' });
  expect(rowOf('Anchors').getByText('Contest: tried')).toBeDefined();
  expect(rowOf('Anchors').getByText('Practice: solved')).toBeDefined();
  expect(rowOf('Quays').getByText('Contest: not tried')).toBeDefined();
  expect(rowOf('Quays').getByText('Practice: not tried')).toBeDefined();
});

test('an editorial opens in a dialog, but not during a virtual run', async () => {
  await storeContestPractice(deviceAccount, told);
  const page = await renderAt(<PracticePanel slug="tides" />);
  fireEvent.click(await screen.findByRole('button', { name: 'Editorial: Anchors' }));
  const dialog = await screen.findByRole('dialog', { name: 'Editorial: Anchors', hidden: true });
  expect(dialog.textContent).toContain('Editorial: Anchors');
  page.unmount();
  await runRow(virtualSlug('tides'), { startedAtMs: Date.now(), deadlineAtMs: Date.now() + hour });
  await renderAt(<PracticePanel slug="tides" />);
  await screen.findByText('Editorials are hidden until your virtual run ends.');
  expect(screen.queryByRole('button', { name: 'Editorial: Anchors' })).toBeNull();
});

test('without a network, the problems of the own run are there, private ones only if they are open', async () => {
  const given = [problem('A'), { ...problem('S'), title: 'Secret', public: false }];
  await appDb.contestProblems.put({
    account: deviceAccount,
    contestSlug: 'tides',
    problems: given,
    fetchedAt: 1,
  });
  await runRow('tides');
  const page = await renderAt(<PracticePanel slug="tides" />);
  await screen.findByText('Editorials appear when you are online.');
  expect(rowOf('Secret').queryByRole('link')).toBeNull();
  page.unmount();
  await storeContest(contest(-hour, { openForPractice: true }), true);
  await renderAt(<PracticePanel slug="tides" />);
  await screen.findByRole('link', { name: 'Solve as practice: Secret' });
});

test('nothing is shown before the end and the time for late submissions', async () => {
  await storeContestPractice(deviceAccount, told);
  await storeContest(contest(-5 * 60_000), true);
  const page = await renderAt(<PracticePanel slug="tides" />);
  await expect.poll(() => readContestPractice(deviceAccount, 'tides')).toBeDefined();
  expect(page.container.querySelector('section')).toBeNull();
  await storeContest(contest(-hour), true);
  await screen.findByRole('heading', { name: 'Problems' });
});

test('the server’s refusal is shown instead of a copy that it no longer allows', async () => {
  await storeContestPractice(deviceAccount, told);
  answer = { ok: false, reason: 'refused', message: 'This contest is not over.' };
  await renderAt(<PracticePanel slug="tides" />);
  await screen.findByText('This contest is not over.');
  expect(screen.queryByText('Anchors')).toBeNull();
});
