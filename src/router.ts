import { createRouter } from '@tanstack/react-router';
import { routeTree } from './route-tree.gen';

export function createAppRouter() {
  return createRouter({
    routeTree,
    defaultPreload: 'intent',
    scrollRestoration: true,
    // A chunk comes from the device in a few ms: a placeholder for it would only flicker.
    defaultPendingMs: 300,
    trailingSlash: 'never',
  });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
  interface StaticDataRouteOption {
    /** `work` fills the window and has no footer; a page that scrolls says nothing. */
    frame?: 'work';
  }
}
