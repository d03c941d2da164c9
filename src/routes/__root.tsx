import { createRootRoute, Outlet, useLocation, useMatches } from '@tanstack/react-router';
import { lazy, Suspense, useEffect } from 'react';
import { SearchSlot } from '../features/search/search-slot';
import { ErrorPage } from '../features/shell/error-page';
import { reloadIfReplaced } from '../features/shell/page-version';
import { Shell } from '../features/shell/shell';
import { WhenAppStored } from '../first-screen/when-app-stored';
import { beginDoNotDisturb } from '../parts/do-not-disturb';

const NotFound = lazy(() =>
  import('../features/information/not-found').then((m) => ({ default: m.NotFound })),
);
const FrameNotices = lazy(() =>
  import('../features/information/frame-notices').then((m) => ({ default: m.FrameNotices })),
);
const LatePanel = lazy(() => import('./-late/late-panel').then((m) => ({ default: m.LatePanel })));
const SyncIndicator = lazy(() =>
  import('../features/outbox/sync-indicator').then((m) => ({ default: m.SyncIndicator })),
);

export const Route = createRootRoute({
  beforeLoad: ({ preload }) => (preload ? undefined : reloadIfReplaced()),
  component: Root,
  notFoundComponent: () => (
    <Suspense>
      <NotFound path={useLocation().pathname} />
    </Suspense>
  ),
  // For errors of the frame itself; those of a page keep the frame (src/router.tsx).
  errorComponent: ({ error }) => <ErrorPage error={error} />,
});

function Root() {
  const path = useLocation({ select: (location) => location.pathname });
  const frame = useMatches({
    select: (matches) => matches.map(({ staticData }) => staticData.frame).find(Boolean) ?? 'page',
  });
  const isDoNotDisturb = useMatches({
    select: (matches) => matches.some((match) => match.staticData.doNotDisturb === true),
  });
  useEffect(() => (isDoNotDisturb ? beginDoNotDisturb() : undefined), [isDoNotDisturb]);
  return (
    <Shell
      path={path}
      frame={frame}
      search={<SearchSlot />}
      connection={<SyncIndicator />}
      panel={
        <WhenAppStored>
          <LatePanel />
        </WhenAppStored>
      }
    >
      <WhenAppStored>
        <FrameNotices />
      </WhenAppStored>
      <Outlet />
    </Shell>
  );
}
