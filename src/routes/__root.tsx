import { createRootRoute, Outlet, useLocation, useMatches } from '@tanstack/react-router';
import { NotFound } from '../features/information/not-found';
import { ErrorPage } from '../features/shell/error-page';
import { renewIfReplaced } from '../features/shell/page-version';
import { Shell } from '../features/shell/shell';

export const Route = createRootRoute({
  beforeLoad: ({ preload }) => (preload ? undefined : renewIfReplaced()),
  component: Root,
  notFoundComponent: () => <NotFound path={useLocation().pathname} />,
  errorComponent: ({ error }) => <ErrorPage error={error} />,
});

function Root() {
  const path = useLocation({ select: (location) => location.pathname });
  const isWork = useMatches({
    select: (matches) => matches.some((match) => match.staticData.frame === 'work'),
  });
  return (
    <Shell path={path} frame={isWork ? 'work' : 'page'}>
      <Outlet />
    </Shell>
  );
}
