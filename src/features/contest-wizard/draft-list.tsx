import { Link } from '@tanstack/react-router';
import type { ContestCreationRow } from '../../data/contest-creations';
import { discardEntry } from '../../data/outbox';
import { discardWizardDraft, type WizardDraftRow } from '../../data/wizard-drafts';
import { errorText } from '../../lib/error-text';
import { randomId } from '../../lib/random-id';
import { timeAgo } from '../../lib/words';
import { BackLink } from '../../ui/back-link';
import { buttonClass } from '../../ui/button';
import { DraftRow } from '../../ui/draft-row';
import { Page } from '../../ui/page';
import { useNow } from '../../ui/use-now';
import { readForm } from './contest-form';
import styles from './wizard.module.css';

interface DraftListProps {
  drafts: readonly WizardDraftRow[];
  /** Those on their way, and those that the server did not take. */
  creations: readonly ContestCreationRow[];
}

/** What was begun here and is no contest yet: to go on with, or to discard. */
export function DraftList({ drafts, creations }: DraftListProps) {
  return (
    <Page
      title="Create a contest"
      narrow
      above={<BackLink from={undefined} fallback="/contests" label="Contests" />}
      intro="These are on this device, and not published yet."
      actions={
        <Link to="/contests/create" search={{ draft: randomId() }} className={buttonClass('primary')}>
          New contest
        </Link>
      }
    >
      <ul className={styles.drafts} aria-label="Contests on this device">
        {drafts.map((draft) => (
          <Draft
            key={draft.id}
            draft={draft}
            creation={creations.find(({ draftID }) => draftID === draft.id)}
          />
        ))}
      </ul>
    </Page>
  );
}

function Draft({ draft, creation }: { draft: WizardDraftRow; creation: ContestCreationRow | undefined }) {
  const now = useNow();
  const receipt = creation?.receipt;
  return (
    <DraftRow
      name={draft.name || 'Without a name yet'}
      note={
        <>
          {readForm(draft.value, now).base && 'Changes to a contest that is published. '}
          Changed {timeAgo(draft.updatedAt, now)}
        </>
      }
      fate={creation && fateWords(creation)}
      state={receipt === undefined ? 'open' : receipt === 'refused' ? 'refused' : 'waiting'}
      resume={
        <Link to="/contests/create" search={{ draft: draft.id }} className={buttonClass('plain', true)}>
          Resume
        </Link>
      }
      onCallBack={() => creation && void discardEntry(creation.id)}
      onDiscard={() => void discard(draft, creation)}
    />
  );
}

async function discard(draft: WizardDraftRow, creation: ContestCreationRow | undefined): Promise<void> {
  if (creation) await discardEntry(creation.id);
  await discardWizardDraft(draft);
}

function fateWords({ receipt, refusal }: ContestCreationRow): string {
  if (receipt === 'refused') return `Error while creating contest. ${refusal ? errorText(refusal) : ''}`;
  if (receipt === 'signInNeeded') return 'It is sent once you have signed in again.';
  return 'On its way: it is created by itself when there is a network.';
}
