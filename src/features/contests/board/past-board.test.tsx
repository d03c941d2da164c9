import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { ContestReplay } from '../../../../contract/entities/contest/contest-results';
import { renderAt } from '../../../../tests/support/components/render-at';
import { forgetResults, storeReplay } from '../../../data/copies/contest-results';
import type { PullResult } from '../../../sync/pull/pull-result';
import { PastBoard } from './past-board';

let answer: () => Promise<PullResult>;
vi.mock('../../../sync/pull/pull-replay', () => ({ pullReplay: () => answer() }));

const entry = (person: number, problem: number, minute: number) => ({
  person,
  problem,
  timeMs: minute * 60_000,
  score: 100,
  isAttempt: true,
});
/** Ada solves A at 10 min; Ben solves A at 20 min and B at 50 min. */
const replay = {
  contestName: 'Tides',
  problems: [{}, {}],
  scoring: 'icpc',
  penaltyMinutes: 20,
  people: [
    { username: 'ada', displayName: 'Ada' },
    { username: 'ben', displayName: 'Ben' },
  ],
  entries: [entry(0, 0, 10), entry(1, 0, 20), entry(1, 1, 50)],
  nowMs: 3_600_000,
  isOver: true,
  isOrganiser: false,
  frozenSince: null,
  medals: [1, 1, 1],
} as ContestReplay;

beforeEach(async () => {
  await forgetResults('tides');
  answer = async () => ({ ok: true, changed: await storeReplay('tides', replay) });
});

const order = () =>
  within(screen.getByRole('table'))
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent);
const slider = () => screen.getByRole<HTMLInputElement>('slider', { name: 'Contest time' });

test('the slider shows the leaderboard of each minute, and the way back to now', async () => {
  const onClose = vi.fn();
  await renderAt(<PastBoard slug="tides" onClose={onClose} />);
  await screen.findByRole('table');
  expect([slider().min, slider().max, slider().value]).toEqual(['0', '3600000', '3600000']);
  expect(order()).toEqual(['Ben', 'Ada']);
  fireEvent.change(slider(), { target: { value: String(15 * 60_000) } });
  expect(order()).toEqual(['Ada', 'Ben']);
  fireEvent.change(slider(), { target: { value: String(49 * 60_000) } });
  expect(order()).toEqual(['Ada', 'Ben']);
  fireEvent.change(slider(), { target: { value: String(50 * 60_000) } });
  expect(order()).toEqual(['Ben', 'Ada']);
  expect(slider().getAttribute('aria-valuetext')).toBe(screen.getByRole('status').textContent);
  fireEvent.click(screen.getByRole('button', { name: 'Back to now' }));
  expect(onClose).toHaveBeenCalledOnce();
});

test('without a copy and without a network, the reason and a retry are shown', async () => {
  answer = async () => ({ ok: false, reason: 'offline', message: 'You are offline.' });
  await renderAt(<PastBoard slug="tides" onClose={() => {}} />);
  expect((await screen.findByRole('alert')).textContent).toContain('You are offline.');
  answer = async () => ({ ok: true, changed: await storeReplay('tides', replay) });
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('table');
});
