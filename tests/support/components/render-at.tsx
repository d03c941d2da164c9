import {
  type AnyRouter,
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { type RenderResult, render } from '@testing-library/react';
import type { ReactNode } from 'react';

/**
 * Renders an element at an address, so that its links work; resolves once it is on the page.
 * @param at the address, with search parameters
 */
export async function renderAt(element: ReactNode, at = '/'): Promise<RenderResult & { router: AnyRouter }> {
  const root = createRootRoute();
  const here = createRoute({ getParentRoute: () => root, path: '$', component: () => element });
  const router = createRouter({
    routeTree: root.addChildren([here]),
    history: createMemoryHistory({ initialEntries: [at] }),
  });
  await router.load();
  return { ...render(<RouterProvider router={router as never} />), router };
}
