import { outboxEntries, retryEntry } from '../../data/outbox/outbox';
import { SignInLink } from '../../parts/sign-in-link';
import { askToSignIn } from '../../parts/sign-in-request';
import { Button } from '../../ui/button';
import { messages } from './messages';
import styles from './sync-panel.module.css';
import { useSync } from './use-sync';

export function SyncRemedy() {
  const { account, signIn, summary } = useSync();
  const paused = summary?.paused ?? 0;
  const texts = messages.list;
  if (signIn === 'ended') {
    return (
      <p className={styles.remedy}>
        {texts.signInAgainToSend(paused)}
        <Button
          small
          look="primary"
          onClick={(event) => {
            event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover();
            askToSignIn();
          }}
        >
          {texts.signIn}
        </Button>
      </p>
    );
  }
  if (paused === 0) return null;
  if (signIn === 'none') {
    return (
      <p className={styles.remedy}>
        {texts.signInToSend(paused)}
        <SignInLink look="button">{texts.signIn}</SignInLink>
      </p>
    );
  }
  return (
    <p className={styles.remedy}>
      {texts.notSent(paused)}
      <Button small onClick={() => void retryPaused(account)}>
        {texts.sendAgain}
      </Button>
    </p>
  );
}

async function retryPaused(account: string): Promise<void> {
  const entries = await outboxEntries(account, Number.POSITIVE_INFINITY);
  for (const { id, state } of entries) if (state === 'paused') await retryEntry(id);
}
