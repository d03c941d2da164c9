import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderAt } from '../../../tests/support/components/render-at';
import { session } from '../../auth/session';
import { syncStatus } from '../../sync/network/sync-status';
import { Explore } from './explore';

const before = { network: syncStatus.network, session: session.current };
beforeEach(() => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  syncStatus.network = 'offline';
  session.current = { state: 'signedOut' };
});
afterEach(() => {
  vi.unstubAllGlobals();
  syncStatus.network = before.network;
  session.current = before.session;
});

test('NAV-31 the way to a new problem passes on the list with its filters', async () => {
  const { router } = await renderAt(
    <Explore search={{ tag: 'graphs' }} onSearch={() => {}} />,
    '/explore?tag=graphs',
  );
  fireEvent.click(await screen.findByRole('link', { name: 'Create a problem' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/problems/create'));
  expect(router.state.location.state.from).toBe('/explore?tag=graphs');
});
