import { useNavigate } from '@tanstack/react-router';
import { useLiveQuery } from 'dexie-react-hooks';
import type { AccountKey } from '../../data/account/account';
import { wizardDraftsOf } from '../../data/wizards/wizard-drafts';
import { creationsOf, isHandedIn } from '../../data/work/creations';
import { ChooseDraft, OnDraft } from '../../parts/wizard-place';
import type { Editors } from './editors';
import { readKeptForm } from './kept-draft';
import { OpenProblem } from './package/open-problem';
import { ProblemDraftList } from './problem-draft-list';
import { newForm, type ProblemForm } from './problem-form';
import { ProblemWizard } from './problem-wizard';

interface CreateProblemPageProps {
  account: AccountKey;
  /** The draft to go on with, as the address has it. */
  draftID: string | undefined;
  /** A problem of one's own to change, as the address has it. */
  problemID: string | undefined;
  editors: Editors;
}

const title = 'Create a problem';

/** NAV-6: the wizard on the draft of the address; without one, the drafts that there are, or a new problem. */
export function CreateProblemPage({ account, draftID, problemID, editors }: CreateProblemPageProps) {
  const lead = useLead();
  if (problemID !== undefined) return <OpenProblem account={account} problemID={problemID} />;
  if (draftID === undefined) return <Begun account={account} />;
  return (
    <OnDraft key={draftID} title={title} read={() => readBefore(account, draftID)} onHandedIn={lead}>
      {(before) => <ProblemWizard account={account} draftID={draftID} before={before} editors={editors} />}
    </OnDraft>
  );
}

const useLead = () => {
  const navigate = useNavigate();
  return (draft?: string) => void navigate({ to: '/problems/create', search: { draft }, replace: true });
};

function Begun({ account }: { account: AccountKey }) {
  const lead = useLead();
  const drafts = useLiveQuery(() => wizardDraftsOf(account, 'problem'), [account]);
  const creations = useLiveQuery(() => creationsOf('problem', account), [account]);
  return (
    <ChooseDraft title={title} count={creations && drafts?.length} onBegin={lead}>
      {drafts && creations && <ProblemDraftList drafts={drafts} creations={creations} />}
    </ChooseDraft>
  );
}

/** What is on its way is not changed any more. */
async function readBefore(account: AccountKey, draftID: string): Promise<ProblemForm | null> {
  if (await isHandedIn('problem', account, draftID)) return null;
  return (await readKeptForm(account, draftID)) ?? newForm();
}
