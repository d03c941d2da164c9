import { createFileRoute } from '@tanstack/react-router';
import { Explore } from '../features/explore/explore';
import { parseExploreSearch } from '../features/explore/explore-search';

export const Route = createFileRoute('/explore')({
  validateSearch: parseExploreSearch,
  component: ExploreRoute,
});

function ExploreRoute() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <Explore
      search={search}
      onSearch={(change) =>
        navigate({ search: (before) => ({ ...before, ...change }), replace: true, resetScroll: false })
      }
    />
  );
}
