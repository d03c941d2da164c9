import { useNavigate } from '@tanstack/react-router';
import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect, useState } from 'react';
import type { AccountKey } from '../../data/account';
import { isProblemHandedIn, problemCreationsOf } from '../../data/problem-creations';
import { wizardDraftsOf } from '../../data/wizard-drafts';
import { randomId } from '../../lib/random-id';
import { Page } from '../../ui/page';
import { readKeptForm } from './kept-draft';
import { OpenProblem } from './open-problem';
import type { Parts } from './parts';
import { ProblemDraftList } from './problem-draft-list';
import { newForm, type ProblemForm } from './problem-form';
import { ProblemWizard } from './problem-wizard';

interface CreateProblemPageProps {
  account: AccountKey;
  /** The draft to go on with, as the address has it. */
  draftID: string | undefined;
  /** A problem of one's own to change, as the address has it. */
  problemID: string | undefined;
  parts: Parts;
}

const title = 'Create a problem';

/** NAV-6: the wizard on the draft of the address; without one, the drafts that there are, or a new problem. */
export function CreateProblemPage({ draftID, problemID, ...rest }: CreateProblemPageProps) {
  if (problemID !== undefined) return <OpenProblem account={rest.account} problemID={problemID} />;
  if (draftID === undefined) return <Begun account={rest.account} />;
  return <OnDraft key={draftID} draftID={draftID} {...rest} />;
}

function Begun({ account }: { account: AccountKey }) {
  const drafts = useLiveQuery(() => wizardDraftsOf(account, 'problem'), [account]);
  const creations = useLiveQuery(() => problemCreationsOf(account), [account]);
  const [draftID] = useState(randomId);
  // The list stays when the last of it has become a problem: nobody asked for a new one.
  const [isList, setList] = useState(false);
  if (!drafts || !creations) return <Page title={title} />;
  if (drafts.length > 0 && !isList) setList(true);
  if (drafts.length === 0 && !isList) return <GoOn draftID={draftID} />;
  return <ProblemDraftList drafts={drafts} creations={creations} />;
}

/** The address says where one is: a reload comes back to the same draft. */
function GoOn({ draftID }: { draftID?: string }) {
  const navigate = useNavigate();
  useEffect(() => {
    const search = draftID === undefined ? {} : { draft: draftID };
    void navigate({ to: '/problems/create', search, replace: true });
  }, [navigate, draftID]);
  return <Page title={title} />;
}

interface OnDraftProps extends Omit<CreateProblemPageProps, 'problemID'> {
  draftID: string;
}

function OnDraft({ account, draftID, parts }: OnDraftProps) {
  const [before, setBefore] = useState<ProblemForm | 'handedIn' | null>(null);
  useEffect(() => {
    let current = true;
    void readBefore(account, draftID).then((read) => current && setBefore(read));
    return () => {
      current = false;
    };
  }, [account, draftID]);
  if (before === null) return <Page title={title} />;
  if (before === 'handedIn') return <GoOn />;
  return <ProblemWizard account={account} draftID={draftID} before={before} parts={parts} />;
}

/** What is on its way is not changed any more. */
async function readBefore(account: AccountKey, draftID: string): Promise<ProblemForm | 'handedIn'> {
  if (await isProblemHandedIn(account, draftID)) return 'handedIn';
  return (await readKeptForm(account, draftID)) ?? newForm();
}
