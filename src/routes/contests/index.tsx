import { createFileRoute } from '@tanstack/react-router';
import { ContestList } from '../../features/contests/list/contest-list';

export const Route = createFileRoute('/contests/')({
  // The router parses a year as a number.
  validateSearch: ({ q }: Record<string, unknown>): { q?: string } =>
    (typeof q === 'string' && q !== '') || typeof q === 'number' ? { q: String(q) } : {},
  component: ContestsRoute,
});

function ContestsRoute() {
  const { q = '' } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <ContestList
      query={q}
      onQuery={(query) =>
        navigate({ search: query === '' ? {} : { q: query }, replace: true, resetScroll: false })
      }
    />
  );
}
