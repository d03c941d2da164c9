import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { ContestReplay } from '../../../../contract/entities/contest/contest-results';
import { renderAt } from '../../../../tests/support/components/render-at';
import { forgetResults, storeReplay } from '../../../data/copies/contest-results';
import { ResolverPage } from './resolver-page';
import { ScreenPage } from './screen-page';

let replay: ContestReplay;
vi.mock('../../../sync/pull/pull-replay', () => ({
  pullReplay: async () => ({ ok: true, changed: await storeReplay('tides', replay) }),
}));

const entry = (person: number, problem: number, minute: number, isLate: boolean) => ({
  person,
  problem,
  timeMs: minute * 60_000,
  score: 100,
  isAttempt: true,
  ...(isLate && { isLate }),
});

/** Ada solved A before the freeze; Ben solved A before, and B during the freeze. */
beforeEach(async () => {
  await forgetResults('tides');
  replay = {
    contestName: 'Tides',
    problems: [{}, {}],
    scoring: 'icpc',
    penaltyMinutes: 20,
    people: [
      { username: 'ada', displayName: 'Ada' },
      { username: 'ben', displayName: 'Ben' },
    ],
    entries: [entry(0, 0, 10, false), entry(1, 0, 20, false), entry(1, 1, 50, true)],
    nowMs: 3_600_000,
    isOver: true,
    isOrganiser: true,
    frozenSince: '2026-01-01T10:30:00.000Z',
    medals: [1, 1, 1],
  };
});

const order = () =>
  within(screen.getByRole('table'))
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent);
const status = () => screen.getByRole('status').textContent;

test('the resolver reveals one result at each step, by button and by key, and goes back', async () => {
  await renderAt(<ResolverPage slug="tides" />);
  await screen.findByRole('button', { name: 'Reveal B' });
  expect(order()).toEqual(['Ada', 'Ben']);
  expect(status()).toBe('Ben: the result of problem B is next.');
  fireEvent.click(screen.getByRole('button', { name: 'Reveal B' }));
  expect(order()).toEqual(['Ben', 'Ada']);
  expect(status()).toBe('Ada is final, with rank 2.');
  fireEvent.keyDown(window, { key: ' ' });
  expect(status()).toBe('Ben is final, with rank 1.');
  fireEvent.keyDown(window, { key: 'ArrowRight' });
  expect(status()).toBe('All results are revealed.');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Next' }).disabled).toBe(true);
  fireEvent.keyDown(window, { key: 'ArrowLeft' });
  expect(status()).toBe('Ben is final, with rank 1.');
});

test('only the organiser resolves, and only after the end', async () => {
  replay = { ...replay, isOrganiser: false };
  const { unmount } = await renderAt(<ResolverPage slug="tides" />);
  expect((await screen.findByRole('alert')).textContent).toContain('Only the organiser');
  unmount();
  await forgetResults('tides');
  replay = { ...replay, isOrganiser: true, isOver: false };
  await renderAt(<ResolverPage slug="tides" />);
  expect((await screen.findByRole('alert')).textContent).toContain('after the end of the contest');
});

test('the big screen hides the results of the freeze, also from the organiser', async () => {
  const { unmount } = await renderAt(<ScreenPage slug="tides" />);
  await screen.findByRole('table');
  expect(order()).toEqual(['Ada', 'Ben']);
  expect(screen.getByText(/The leaderboard is frozen/)).toBeTruthy();
  unmount();
  await forgetResults('tides');
  replay = { ...replay, frozenSince: null };
  await renderAt(<ScreenPage slug="tides" />);
  await screen.findByRole('table');
  expect(order()).toEqual(['Ben', 'Ada']);
});
