import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderAt } from '../../../../tests/support/components/render-at';
import { cacheDb } from '../../../data/db/cache-db';
import { LeaderboardPage } from './leaderboard-page';

vi.mock('../../../sync/pull/pull-leaderboard', () => ({
  pullLeaderboard: async () => ({ ok: false, reason: 'offline', message: 'You are offline.' }),
  pullLeaderboardPage: async () => ({ ok: false, reason: 'offline', message: 'You are offline.' }),
}));

beforeEach(() => cacheDb.contests.clear());

test('NAV-32 without a copy and without a network, the leaderboard names its contest and leads back to the run', async () => {
  await cacheDb.contests.put({ contestSlug: 'tides', name: 'High tides', fetchedAt: 1 } as never);
  await renderAt(<LeaderboardPage slug="tides" from="/contests/run/tides" />);
  await screen.findByRole('heading', { level: 1, name: /High tides/ });
  expect(screen.getByRole('link', { name: /back/i }).getAttribute('href')).toBe('/contests/run/tides');
});
