import { exportEntry } from '../../data/device-work/unsent-work';
import { discardEntry } from '../../data/outbox/outbox';
import { discardWizardDraft, type WizardDraftRow } from '../../data/wizards/wizard-drafts';
import type { ContestCreationRow } from '../../data/work/creations';
import { saveFile } from '../../lib/files/save-file';
import { DraftListPage } from '../../parts/draft-list-page';
import { readForm } from './contest-form';

interface DraftListProps {
  drafts: readonly WizardDraftRow[];
  /** Those on their way, and those that the server did not take. */
  creations: readonly ContestCreationRow[];
}

/** What was begun here and is no contest yet. */
export function DraftList({ drafts, creations }: DraftListProps) {
  return (
    <DraftListPage
      title="Create a contest"
      what="contest"
      back={{ fallback: '/contests', label: 'Contests' }}
      to="/contests/create"
      drafts={drafts}
      fates={creations}
      isChange={({ value }) => readForm(value, Date.now()).base !== null}
      onSave={(id, name) => void save(id, name)}
      onCallBack={(id) => void discardEntry(id)}
      onDiscard={(draft, id) => void discard(draft, id)}
    />
  );
}

async function discard(draft: WizardDraftRow, creationID: string | undefined): Promise<void> {
  if (creationID !== undefined) await discardEntry(creationID);
  await discardWizardDraft(draft);
}

async function save(creationID: string, name: string): Promise<void> {
  const file = await exportEntry(creationID);
  if (file) saveFile(`contest-${name || 'unnamed'}.json`, JSON.stringify(file, null, 2), 'application/json');
}
