import { createRouter } from '@tanstack/react-router';
import { ErrorPage } from './features/shell/error-page';
import { routeTree } from './route-tree.gen';

export function createAppRouter() {
  return createRouter({
    routeTree,
    defaultPreload: 'intent',
    scrollRestoration: true,
    // Within the frame: the navigation and the bug report still work.
    defaultErrorComponent: ({ error }) => <ErrorPage error={error} />,
    trailingSlash: 'never',
  });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
  interface StaticDataRouteOption {
    /** `work` fills the window without a footer; `run` also has no top bar; default: a scrolling page. */
    frame?: 'work' | 'run';
    doNotDisturb?: boolean;
  }
}
