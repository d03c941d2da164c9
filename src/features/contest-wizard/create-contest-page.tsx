import { useNavigate } from '@tanstack/react-router';
import { useLiveQuery } from 'dexie-react-hooks';
import { lazy, Suspense } from 'react';
import type { AccountKey } from '../../data/account/account';
import { readWizardDraft, wizardDraftsOf } from '../../data/wizards/wizard-drafts';
import { creationsOf, isHandedIn } from '../../data/work/creations';
import { ChooseDraft, OnDraft } from '../../parts/wizard-place';
import { Page } from '../../ui/page';
import { readForm } from './contest-form';
import { ContestWizard } from './contest-wizard';

interface CreateContestPageProps {
  account: AccountKey;
  creatorName: string;
  /** The draft to go on with, as the address has it. */
  draftID: string | undefined;
  /** A contest of one's own to change, or to make another one of, as the address has it. */
  edit?: string | undefined;
  copy?: string | undefined;
}

/** Who begins has no list. */
const DraftList = lazy(async () => ({ default: (await import('./draft-list')).DraftList }));

const importChange = () => import('./in-change');
const OpenContest = lazy(async () => ({ default: (await importChange()).OpenContest }));

const title = 'Create a contest';

/** NAV-10: the wizard on the draft of the address; without one, the drafts that there are, or a new contest. */
export function CreateContestPage({ draftID, edit, copy, ...person }: CreateContestPageProps) {
  const lead = useLead();
  if (edit ?? copy) {
    return (
      <Suspense fallback={<Page title={title} />}>
        <OpenContest account={person.account} edit={edit} copy={copy} />
      </Suspense>
    );
  }
  if (draftID === undefined) return <Begun account={person.account} />;
  return (
    <OnDraft key={draftID} title={title} read={() => readBefore(person.account, draftID)} onHandedIn={lead}>
      {(before) => <ContestWizard draftID={draftID} {...person} {...before} />}
    </OnDraft>
  );
}

const useLead = () => {
  const navigate = useNavigate();
  return (draft?: string) => void navigate({ to: '/contests/create', search: { draft }, replace: true });
};

function Begun({ account }: { account: AccountKey }) {
  const lead = useLead();
  const drafts = useLiveQuery(() => wizardDraftsOf(account, 'contest'), [account]);
  const creations = useLiveQuery(() => creationsOf('contest', account), [account]);
  return (
    <ChooseDraft title={title} count={creations && drafts?.length} onBegin={lead}>
      <Suspense fallback={<Page title={title} />}>
        {drafts && creations && <DraftList drafts={drafts} creations={creations} />}
      </Suspense>
    </ChooseDraft>
  );
}

type Before = Pick<Parameters<typeof ContestWizard>[0], 'before' | 'inChange'>;

/** What is on its way is not changed any more. */
async function readBefore(account: AccountKey, draftID: string): Promise<Before | null> {
  if (await isHandedIn('contest', account, draftID)) return null;
  const draft = await readWizardDraft(account, 'contest', draftID);
  const before = readForm(draft?.value, Date.now());
  return { before, inChange: before.base && (await importChange()).changeOf(before.base) };
}
