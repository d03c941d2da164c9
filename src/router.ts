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
  interface HistoryState {
    /** The page of this visit that the link was on: then the way back is one step of history, with the place one had scrolled to. */
    from?: string;
    /** The entry of something that lies over the page: Back closes it. */
    sheet?: true;
    /** The entry of an open list that is no page of its own: Back closes it, or passes over it. */
    list?: true;
  }
  interface StaticDataRouteOption {
    /** `work` fills the window and has no footer; `run` has no top bar either; a page that scrolls says nothing. */
    frame?: 'work' | 'run';
    /** A contest run: nothing is offered that would lead out of it. */
    undisturbed?: boolean;
  }
}
