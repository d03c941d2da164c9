import { type FormEvent, useState } from 'react';
import { contestManageLimits } from '../../../../../contract/entities/contest/manage-limits';
import { decideEntry } from '../../../../sync/contest-run/manage-contest';
import { Button } from '../../../../ui/button';
import { Field } from '../../../../ui/form/field';
import { showToast } from '../../../../ui/toast';
import styles from '../manage.module.css';
import { messages } from './messages';

const texts = messages.submissions;

interface EntryDecisionProps {
  entryID: string;
  contestSlug: string;
  offline: boolean;
  onDone?(): void;
}

export function EntryDecision({ entryID, contestSlug, offline, onDone }: EntryDecisionProps) {
  const [reason, setReason] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const disabled = offline || isBusy;
  const decide = async (how: { decision: 'accept' } | { decision: 'refuse'; reason: string }) => {
    setBusy(true);
    const done = await decideEntry({ contestSlug, entryID, ...how });
    setBusy(false);
    if (done.ok) onDone?.();
    else void showToast(done.message, { tone: 'alert', id: 'manage' });
  };
  if (reason === null) {
    return (
      <div className={styles.buttons}>
        <Button small look="safe" disabled={disabled} onClick={() => void decide({ decision: 'accept' })}>
          {messages.accept}
        </Button>
        <Button small disabled={disabled} onClick={() => setReason('')}>
          {texts.askRefuse}
        </Button>
        {offline && <span className={styles.quiet}>{messages.needsNetwork}</span>}
      </div>
    );
  }
  const refuse = (event: FormEvent) => {
    event.preventDefault();
    if (reason.trim() !== '') void decide({ decision: 'refuse', reason });
  };
  return (
    <form className={styles.extra} onSubmit={refuse}>
      <Field
        label={texts.reason}
        autoFocus
        maxLength={contestManageLimits.messageLengthMax}
        value={reason}
        hint={texts.reasonHint}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      <Button small look="danger" type="submit" disabled={disabled || reason.trim() === ''}>
        {texts.refuse}
      </Button>
      <Button small look="quiet" onClick={() => setReason(null)}>
        {messages.cancel}
      </Button>
    </form>
  );
}
