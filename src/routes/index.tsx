import { createFileRoute } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useSnapshot } from 'valtio';
import { session } from '../auth/session';
import { Home } from '../features/home/home';
import { loadPart, pageShown } from '../first-screen/page-shown';

const HomeAssignments = lazy(() =>
  loadPart(() =>
    pageShown()
      .then(() => import('../features/classes/assignments/home-assignments'))
      .then((part) => ({ default: part.HomeAssignments })),
  ),
);

export const Route = createFileRoute('/')({ component: HomeRoute });

function HomeRoute() {
  const { current } = useSnapshot(session);
  return (
    <Home
      first={
        current.state === 'signedIn' && (
          <Suspense>
            <HomeAssignments />
          </Suspense>
        )
      }
    />
  );
}
