import { exportEntry } from '../../data/device-work/unsent-work';
import { deleteProblemDraft } from '../../data/drafts/problem-drafts';
import { discardEntry } from '../../data/outbox/outbox';
import type { WizardDraftRow } from '../../data/wizards/wizard-drafts';
import type { ProblemCreationRow } from '../../data/work/creations';
import { saveFile } from '../../lib/files/save-file';
import { DraftListPage } from '../../parts/draft-list-page';
import { readForm } from './problem-form';

interface ProblemDraftListProps {
  drafts: readonly WizardDraftRow[];
  /** Those on their way, and those that the server did not take. */
  creations: readonly ProblemCreationRow[];
}

/** What was begun here and is not published yet. */
export function ProblemDraftList({ drafts, creations }: ProblemDraftListProps) {
  return (
    <DraftListPage
      title="Create a problem"
      what="problem"
      back={{ fallback: '/explore', label: 'Explore' }}
      to="/problems/create"
      drafts={drafts}
      fates={creations}
      isChange={({ value }) => readForm(value).base !== null}
      onSave={(id, name) => void save(id, name)}
      onCallBack={(id) => void discardEntry(id)}
      onDiscard={(draft, id) => void discard(draft, id)}
    />
  );
}

async function discard({ account, id }: WizardDraftRow, creationID: string | undefined): Promise<void> {
  if (creationID !== undefined) await discardEntry(creationID);
  await deleteProblemDraft(account, id);
}

async function save(creationID: string, name: string): Promise<void> {
  const file = await exportEntry(creationID);
  if (file) saveFile(`problem-${name || 'unnamed'}.json`, JSON.stringify(file, null, 2), 'application/json');
}
