import { useNavigate } from '@tanstack/react-router';
import { useLiveQuery } from 'dexie-react-hooks';
import { lazy, Suspense, useEffect, useState } from 'react';
import type { AccountKey } from '../../data/account';
import { contestCreationsOf, isHandedIn } from '../../data/contest-creations';
import { readWizardDraft, wizardDraftsOf } from '../../data/wizard-drafts';
import { randomId } from '../../lib/random-id';
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
  if (edit ?? copy) {
    return (
      <Suspense fallback={<Page title={title} />}>
        <OpenContest account={person.account} edit={edit} copy={copy} />
      </Suspense>
    );
  }
  if (draftID === undefined) return <Begun account={person.account} />;
  return <OnDraft key={draftID} draftID={draftID} {...person} />;
}

function Begun({ account }: { account: AccountKey }) {
  const drafts = useLiveQuery(() => wizardDraftsOf(account, 'contest'), [account]);
  const creations = useLiveQuery(() => contestCreationsOf(account), [account]);
  const [draftID] = useState(randomId);
  // The list stays when the last of it has become a contest: nobody asked for a new one.
  const [isList, setList] = useState(false);
  if (!drafts || !creations) return <Page title={title} />;
  if (drafts.length > 0 && !isList) setList(true);
  if (drafts.length === 0 && !isList) {
    return <GoOn draftID={draftID} />;
  }
  return (
    <Suspense fallback={<Page title={title} />}>
      <DraftList drafts={drafts} creations={creations} />
    </Suspense>
  );
}

/** The address says where one is: a reload comes back to the same draft. */
function GoOn({ draftID }: { draftID?: string }) {
  const navigate = useNavigate();
  useEffect(() => {
    const search = draftID === undefined ? {} : { draft: draftID };
    void navigate({ to: '/contests/create', search, replace: true });
  }, [navigate, draftID]);
  return <Page title={title} />;
}

interface OnDraftProps extends Omit<CreateContestPageProps, 'edit' | 'copy'> {
  draftID: string;
}

function OnDraft({ account, creatorName, draftID }: OnDraftProps) {
  const [before, setBefore] = useState<Before | 'handedIn' | null>(null);
  useEffect(() => {
    let current = true;
    void readBefore(account, draftID).then((read) => current && setBefore(read));
    return () => {
      current = false;
    };
  }, [account, draftID]);
  if (before === null) return <Page title={title} />;
  if (before === 'handedIn') return <GoOn />;
  return <ContestWizard account={account} creatorName={creatorName} draftID={draftID} {...before} />;
}

type Before = Pick<Parameters<typeof ContestWizard>[0], 'before' | 'inChange'>;

/** What is on its way is not changed any more. */
async function readBefore(account: AccountKey, draftID: string): Promise<Before | 'handedIn'> {
  if (await isHandedIn(account, draftID)) return 'handedIn';
  const draft = await readWizardDraft(account, 'contest', draftID);
  const before = readForm(draft?.value, Date.now());
  return { before, inChange: before.base && (await importChange()).changeOf(before.base) };
}
