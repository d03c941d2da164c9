import { outboxEntries, retryEntry } from '../../data/outbox/outbox';
import { counted } from '../../lib/words';
import { SignInLink } from '../../parts/sign-in-link';
import { askToSignIn } from '../../parts/sign-in-request';
import { Button } from '../../ui/button';
import styles from './sync-panel.module.css';
import { useSync } from './use-sync';

export function SyncRemedy() {
  const { account, signIn, summary } = useSync();
  const paused = summary?.paused ?? 0;
  const what = paused > 0 ? counted(paused, 'item') : 'what you hand in';
  if (signIn === 'ended') {
    return (
      <p className={styles.remedy}>
        Sign in again to send {what}.
        <Button
          small
          look="primary"
          onClick={(event) => {
            event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover();
            askToSignIn();
          }}
        >
          Sign in
        </Button>
      </p>
    );
  }
  if (paused === 0) return null;
  if (signIn === 'none') {
    return (
      <p className={styles.remedy}>
        Sign in to send {what}.<SignInLink look="button">Sign in</SignInLink>
      </p>
    );
  }
  return (
    <p className={styles.remedy}>
      {what} could not be sent.
      <Button small onClick={() => void retryPaused(account)}>
        Send again
      </Button>
    </p>
  );
}

async function retryPaused(account: string): Promise<void> {
  const entries = await outboxEntries(account, Number.POSITIVE_INFINITY);
  for (const { id, state } of entries) if (state === 'paused') await retryEntry(id);
}
