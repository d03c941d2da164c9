import { createRouter } from '@tanstack/react-router';
import { routeTree } from './route-tree.gen';

export function createAppRouter() {
  return createRouter({
    routeTree,
    defaultPreload: 'intent',
    scrollRestoration: true,
    // Chunks from the device load in a few ms: an earlier placeholder would flicker.
    defaultPendingMs: 300,
    trailingSlash: 'never',
  });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
  interface HistoryState {
    /**
     * The page of this visit with the link, so that the way back is one history step with its scroll
     * position.
     */
    from?: string;
    /** History entry of an overlay: Back closes it. */
    sheet?: true;
    /** History entry of an open list: Back closes it, or skips it. */
    list?: true;
  }
  interface StaticDataRouteOption {
    /** `work` fills the window without a footer; `run` also has no top bar; default: a scrolling page. */
    frame?: 'work' | 'run';
    doNotDisturb?: boolean;
  }
}
