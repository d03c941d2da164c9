import { createFileRoute } from '@tanstack/react-router';
import { ResolverPage } from '../../features/contests/board/resolver-page';

export const Route = createFileRoute('/leaderboard/$contestSlug_/resolver')({
  staticData: { frame: 'run' },
  component: ResolverRoute,
});

function ResolverRoute() {
  const { contestSlug } = Route.useParams();
  return <ResolverPage key={contestSlug} slug={contestSlug} />;
}
