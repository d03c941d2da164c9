import { createFileRoute } from '@tanstack/react-router';
import { ContestPage } from '../features/contest/contest-page';
import { ContestMessages } from '../features/contest-messages/contest-messages';
import { parseFrom } from '../lib/from-search';

export const Route = createFileRoute('/contests/$contestSlug/')({
  validateSearch: parseFrom,
  component: ContestRoute,
});

function ContestRoute() {
  const { contestSlug } = Route.useParams();
  const { from } = Route.useSearch();
  return (
    <ContestPage
      key={contestSlug}
      slug={contestSlug}
      from={from}
      messages={<ContestMessages slug={contestSlug} />}
    />
  );
}
