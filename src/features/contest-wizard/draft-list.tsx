import type { ContestCreationRow } from '../../data/contest-creations';
import { discardEntry } from '../../data/outbox';
import { discardWizardDraft, type WizardDraftRow } from '../../data/wizard-drafts';
import { DraftListPage } from '../../ui/draft-list-page';
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
      onCallBack={(id) => void discardEntry(id)}
      onDiscard={(draft, id) => void discard(draft, id)}
    />
  );
}

async function discard(draft: WizardDraftRow, creationID: string | undefined): Promise<void> {
  if (creationID !== undefined) await discardEntry(creationID);
  await discardWizardDraft(draft);
}
