import { createFileRoute } from '@tanstack/react-router';
import { parseExploreSearch } from '../features/explore/explore-search';
import { heldExplore } from '../features/explore/held-explore';

export const Route = createFileRoute('/explore')({
  validateSearch: parseExploreSearch,
  loader: heldExplore.loader,
  component: ExploreRoute,
});

function ExploreRoute() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <heldExplore.Page
      search={search}
      onSearch={(change) => navigate({ search: { ...search, ...change }, replace: true, resetScroll: false })}
    />
  );
}
