import { createFileRoute } from '@tanstack/react-router';
import { ScreenPage } from '../../features/contests/board/screen-page';

export const Route = createFileRoute('/leaderboard/$contestSlug_/screen')({
  staticData: { frame: 'run' },
  component: ScreenRoute,
});

function ScreenRoute() {
  const { contestSlug } = Route.useParams();
  return <ScreenPage key={contestSlug} slug={contestSlug} />;
}
