import { type FormEvent, useState } from 'react';
import { forgetAgeToAsk, isAgeToAsk } from '../../../lib/age-to-ask';
import { signOut } from '../../../sync/session/sign-out';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { CheckField } from '../../../ui/form/field';
import { showToast } from '../../../ui/toast';
import styles from '../sign-in/account-frame.module.css';
import { NetworkNeeded } from '../sign-in/network-needed';
import { messages } from './messages';

/** D-20, for an account that a provider created without an age. Closing it signs out. */
export function AgeQuestion({ account, username }: { account: string; username: string | null }) {
  const [open, setOpen] = useState(() => isAgeToAsk(account));
  const [oldEnough, setOldEnough] = useState(false);
  const [busy, setBusy] = useState(false);
  if (!open) return null;
  const confirm = (event: FormEvent) => {
    event.preventDefault();
    if (!oldEnough) {
      void showToast(messages.confirmAge, { tone: 'alert', id: 'account' });
      return;
    }
    forgetAgeToAsk();
    setOpen(false);
  };
  const remove = async () => {
    setBusy(true);
    const { deleteAccount } = await import('../../../sync/session/account-data');
    const answer = await deleteAccount(account, username ?? '');
    setBusy(false);
    if (answer.ok) forgetAgeToAsk();
    void showToast(answer.ok ? messages.accountDeleted : answer.message, { id: 'account' });
  };
  return (
    <Dialog title={messages.ageTitle} onClose={() => void signOut()}>
      <form className={styles.form} noValidate onSubmit={confirm}>
        <NetworkNeeded title={messages.deletingNeedsNetwork} />
        <CheckField
          label={messages.oldEnough}
          checked={oldEnough}
          onChange={(event) => setOldEnough(event.target.checked)}
        />
        <Button type="submit" look="primary" aria-disabled={!oldEnough}>
          {messages.continue}
        </Button>
        <Button look="quiet" disabled={busy} onClick={() => void remove()}>
          {messages.tooYoung}
        </Button>
      </form>
    </Dialog>
  );
}
