import { Link } from '@tanstack/react-router';
import { discardEntry } from '../../data/outbox';
import type { ProblemCreationRow } from '../../data/problem-creations';
import { deleteProblemDraft } from '../../data/problem-drafts';
import type { WizardDraftRow } from '../../data/wizard-drafts';
import { errorText } from '../../lib/error-text';
import { randomId } from '../../lib/random-id';
import { timeAgo } from '../../lib/words';
import { BackLink } from '../../ui/back-link';
import { buttonClass } from '../../ui/button';
import { DraftRow } from '../../ui/draft-row';
import { Page } from '../../ui/page';
import { useNow } from '../../ui/use-now';
import styles from './problem-draft-list.module.css';
import { readForm } from './problem-form';

interface ProblemDraftListProps {
  drafts: readonly WizardDraftRow[];
  /** Those on their way, and those that the server did not take. */
  creations: readonly ProblemCreationRow[];
}

/** What was begun here and is not published yet: to go on with, or to discard. */
export function ProblemDraftList({ drafts, creations }: ProblemDraftListProps) {
  return (
    <Page
      title="Create a problem"
      narrow
      above={<BackLink from={undefined} fallback="/explore" label="Explore" />}
      intro="These are on this device, and not published yet."
      actions={
        <Link to="/problems/create" search={{ draft: randomId() }} className={buttonClass('primary')}>
          New problem
        </Link>
      }
    >
      <ul className={styles.drafts} aria-label="Problems on this device">
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

function Draft({ draft, creation }: { draft: WizardDraftRow; creation: ProblemCreationRow | undefined }) {
  const now = useNow();
  const receipt = creation?.receipt;
  return (
    <DraftRow
      name={draft.name || 'Without a title yet'}
      note={
        <>
          {readForm(draft.value).base && 'Changes to a problem that is published. '}
          Changed {timeAgo(draft.updatedAt, now)}
        </>
      }
      fate={creation && fateWords(creation)}
      state={receipt === undefined ? 'open' : receipt === 'refused' ? 'refused' : 'waiting'}
      resume={
        <Link to="/problems/create" search={{ draft: draft.id }} className={buttonClass('plain', true)}>
          Resume
        </Link>
      }
      onCallBack={() => creation && void discardEntry(creation.id)}
      onDiscard={() => void discard(draft, creation)}
    />
  );
}

async function discard(draft: WizardDraftRow, creation: ProblemCreationRow | undefined): Promise<void> {
  if (creation) await discardEntry(creation.id);
  await deleteProblemDraft(draft.account, draft.id);
}

function fateWords({ receipt, refusal }: ProblemCreationRow): string {
  if (receipt === 'refused') return refusal ? errorText(refusal) : 'The server did not take it.';
  if (receipt === 'signInNeeded') return 'It is sent once you have signed in again.';
  return 'On its way: it is created by itself when there is a network.';
}
