import { createFileRoute } from '@tanstack/react-router';
import { LeaderboardPage } from '../../features/contests/board/leaderboard-page';
import { parseFrom } from '../../parts/from-search';

export const Route = createFileRoute('/leaderboard/$contestSlug')({
  validateSearch: parseFrom,
  component: LeaderboardRoute,
});

function LeaderboardRoute() {
  const { contestSlug } = Route.useParams();
  const { from } = Route.useSearch();
  return <LeaderboardPage key={contestSlug} slug={contestSlug} from={from} />;
}
