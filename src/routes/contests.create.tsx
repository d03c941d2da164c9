import { createFileRoute } from '@tanstack/react-router';
import { SignedIn } from '../features/account/signed-in';
import { CreateContestPage } from '../features/contest-wizard/create-contest-page';
import { signInFirst } from './-sign-in-first';

export const Route = createFileRoute('/contests/create')({
  validateSearch: (search: Record<string, unknown>): { draft?: string } =>
    typeof search.draft === 'string' && search.draft !== '' ? { draft: search.draft } : {},
  // CWIZ-1
  beforeLoad: () => signInFirst('/contests/create', 'You need to login to create a contest.'),
  component: Wizard,
});

function Wizard() {
  const { draft } = Route.useSearch();
  return (
    <SignedIn title="Create a contest">
      {({ uid, displayName }) => (
        <CreateContestPage key={uid} account={uid} creatorName={displayName} draftID={draft} />
      )}
    </SignedIn>
  );
}
