import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Route } from './$tag';

vi.mock('../../features/contests/list/tagged-contests', () => ({ TaggedContests: () => null }));
vi.mock('../../features/explore/challenge-grid', () => ({ ChallengeGrid: () => null }));
vi.mock('../../features/explore/problem-list', () => ({ ProblemList: () => null }));
vi.mock('../../features/offline/button/download-button', () => ({ DownloadButton: () => null }));
vi.mock('../../features/tags/tag-page', () => ({ TagPage: ({ tag }: { tag: string }) => <h1>{tag}</h1> }));

test('NAV-19 an address with capitals opens the tag, which has none', async () => {
  const root = createRootRoute();
  const options = { id: '/tags/$tag', path: '/tags/$tag', getParentRoute: () => root };
  const tree = root.addChildren([Route.update(options as never)]);
  const history = createMemoryHistory({ initialEntries: ['/tags/Two%20Pointers'] });
  const router = createRouter({ routeTree: tree, history });
  await router.load();
  render(<RouterProvider router={router as never} />);
  expect(await screen.findByRole('heading', { name: 'two pointers' })).toBeTruthy();
});
