import { createFileRoute } from '@tanstack/react-router';
import { lazy } from 'react';
import { ContestMessages } from '../../features/contests/messages/contest-messages';
import { ContestPage } from '../../features/contests/page/contest-page';
import { LatePart } from '../../first-screen/when-app-stored';
import { parseFrom } from '../../parts/from-search';

// Few users need these.
const OwnerActions = lazy(() =>
  import('../../features/contests/own/owner-actions').then((m) => ({ default: m.OwnerActions })),
);
const InvitationPanel = lazy(() =>
  import('../../features/contests/invitation/invitation-panel').then((m) => ({ default: m.InvitationPanel })),
);
const PackPanel = lazy(() =>
  import('../../features/contests/pack/pack-panel').then((m) => ({ default: m.PackPanel })),
);
const AfterContest = lazy(() =>
  import('../../features/contests/practice/after-contest').then((m) => ({ default: m.AfterContest })),
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
      invitation={
        <LatePart>
          <InvitationPanel slug={contestSlug} />
        </LatePart>
      }
      more={
        <>
          <LatePart>
            <OwnerActions slug={contestSlug} />
          </LatePart>
          <LatePart>
            <PackPanel slug={contestSlug} />
          </LatePart>
          <LatePart>
            <AfterContest slug={contestSlug} />
          </LatePart>
        </>
      }
    />
  );
}
