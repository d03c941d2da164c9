import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { session } from '../auth/session';
import { Route as work } from './classes/$classID_.work';
import { Route as mine } from './problems/mine';

const { page } = vi.hoisted(() => ({
  page:
    (search: object) =>
    ({ onSearch }: { onSearch(search: object): void }) => (
      <button type="button" onClick={() => onSearch(search)}>
        Filter
      </button>
    ),
}));
vi.mock('../features/own-problems/own-problems-page', () => ({
  OwnProblemsPage: page({ sort: 'title' }),
}));
vi.mock('../features/classes/work-page', () => ({ WorkPage: page({ student: 'ben' }) }));

test.each([
  ['/problems/mine', '/problems/mine', mine],
  ['/classes/$classID/work', '/classes/c1/work', work],
])('NAV-32 a filter of %s keeps the page that the user came from', async (path, address, route) => {
  const ada = { uid: 'u1', email: 'a@b.cc', username: 'ada', displayName: 'Ada', photoURL: null };
  session.current = { state: 'signedIn', signInNeeded: false, ...ada };
  const root = createRootRoute();
  const tree = root.addChildren([route.update({ id: path, path, getParentRoute: () => root } as never)]);
  const router = createRouter({ routeTree: tree, history: createMemoryHistory() });
  await router.navigate({ to: address, state: { from: '/explore?tag=graphs' } });
  render(<RouterProvider router={router as never} />);
  const button = await screen.findByRole('button', { name: 'Filter' });
  act(() => void fireEvent.click(button));
  await waitFor(() => expect(router.state.location.searchStr).not.toBe(''));
  expect(router.state.location.pathname).toBe(address);
  expect(router.state.location.state.from).toBe('/explore?tag=graphs');
});
