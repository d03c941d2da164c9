import { createRootRoute, Outlet, useLocation, useMatches } from '@tanstack/react-router';
import { NotFound } from '../features/information/not-found';
import { ErrorPage } from '../features/shell/error-page';
import { Shell } from '../features/shell/shell';

export const Route = createRootRoute({
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
