import { createFileRoute } from '@tanstack/react-router';
import { contestWizard } from '../../features/contest-wizard/contest-wizard';
import { messages as partMessages } from '../../parts/messages';
import { WizardPage } from '../../wizard/wizard-page';
import { messages } from '../-messages';
import { signInFirst } from '../-sign-in-first';
import { SignedIn } from '../-signed-in';

const names = ['draft', 'edit', 'copy'] as const;

export const Route = createFileRoute('/contests/create')({
  // The router parses a numeric slug as a number.
  validateSearch: (search: Record<string, unknown>): { [name in (typeof names)[number]]?: string } =>
    Object.fromEntries(names.flatMap((name) => (search[name] ? [[name, String(search[name])]] : []))),
  // CWIZ-1
  beforeLoad: ({ location }) =>
    signInFirst(`/contests/create${location.searchStr}`, messages.signInToCreateContest),
  component: Wizard,
});

function Wizard() {
  const { draft, edit, copy } = Route.useSearch();
  return (
    <SignedIn title={partMessages.pageTitles['/contests/create']}>
      {({ uid, displayName }) => (
        <WizardPage
          key={uid}
          definition={contestWizard}
          account={uid}
          context={{ creatorName: displayName }}
          draftID={draft}
          edit={edit}
          copy={copy}
        />
      )}
    </SignedIn>
  );
}
