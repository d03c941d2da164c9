import { createFileRoute } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { ContestPage } from '../features/contest/contest-page';
import { ContestMessages } from '../features/contest-messages/contest-messages';
import { parseFrom } from '../lib/from-search';

// For few: not worth the wait of the others.
const OwnerActions = lazy(() =>
  import('../features/own-contest/owner-actions').then((m) => ({ default: m.OwnerActions })),
);
const PackPanel = lazy(() =>
  import('../features/contest-pack/pack-panel').then((m) => ({ default: m.PackPanel })),
);
const VirtualPanel = lazy(() =>
  import('../features/virtual-run/virtual-panel').then((m) => ({ default: m.VirtualPanel })),
);

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
      more={
        <Suspense>
          <OwnerActions slug={contestSlug} />
          <PackPanel slug={contestSlug} />
          <VirtualPanel slug={contestSlug} />
        </Suspense>
      }
    />
  );
}
