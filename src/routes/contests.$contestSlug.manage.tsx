import { createFileRoute } from '@tanstack/react-router';
import { ManagePage, parsePart } from '../features/contest-manage/manage-page';
import { AnnouncePanel } from '../features/contest-messages/announce-panel';
import { PackCodePanel } from '../features/contest-pack/pack-code-panel';
import { OwnerActions } from '../features/own-contest/owner-actions';
import { signInFirst } from './-sign-in-first';

export const Route = createFileRoute('/contests/$contestSlug/manage')({
  validateSearch: ({ part }: Record<string, unknown>): { part?: string } =>
    typeof part === 'string' ? { part } : {},
  beforeLoad: ({ params }) => signInFirst(`/contests/${encodeURIComponent(params.contestSlug)}/manage`),
  component: ManageRoute,
});

function ManageRoute() {
  const { contestSlug } = Route.useParams();
  const { part } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <ManagePage
      key={contestSlug}
      slug={contestSlug}
      part={parsePart(part)}
      packs={
        <>
          <OwnerActions slug={contestSlug} onDashboard />
          <PackCodePanel slug={contestSlug} />
        </>
      }
      messages={<AnnouncePanel slug={contestSlug} />}
      onPart={(next) => void navigate({ search: { part: next }, replace: true, resetScroll: false })}
    />
  );
}
