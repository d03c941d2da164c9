import { createFileRoute } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useSnapshot } from 'valtio';
import { session } from '../auth/session';
import { Home } from '../features/home/home';
import { loadPart, pageShown } from '../first-screen/page-shown';
import { isInstalledApp } from '../lib/installed-app';
import { PageSkeleton } from '../ui/page-skeleton';

const HomeAssignments = lazy(() =>
  loadPart(() =>
    pageShown()
      .then(() => import('../features/classes/assignments/home-assignments'))
      .then((part) => ({ default: part.HomeAssignments })),
  ),
);
const MemberHome = lazy(() =>
  import('../features/member-home/member-home').then((part) => ({ default: part.MemberHome })),
);
const PracticeCalendar = lazy(() =>
  import('../features/explore/practice-calendar').then((part) => ({ default: part.PracticeCalendar })),
);

export const Route = createFileRoute('/')({ component: HomeRoute });

/** The landing page for visitors; members, and the installed app, begin with their own work. */
function HomeRoute() {
  const { current } = useSnapshot(session);
  const isMember = current.state === 'signedIn';
  if (!isMember && !isInstalledApp()) return <Home />;
  return (
    <Suspense fallback={<PageSkeleton />}>
      <MemberHome
        assignments={
          isMember && (
            <Suspense>
              <HomeAssignments />
            </Suspense>
          )
        }
        calendar={(offline) => (
          <Suspense>
            <PracticeCalendar offline={offline} />
          </Suspense>
        )}
      />
    </Suspense>
  );
}
