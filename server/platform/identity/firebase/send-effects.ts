import type { Logger } from 'pino';
import type { Notifications } from '../../database/notifications';
import type { Database } from '../../database/open';
import { effectsChannel, sendNextEffect } from './effects';
import type { FirebaseAccounts } from './firebase-accounts';

/** A failed effect becomes due again without a notification. */
const lookAgainMs = 5000;

/** Returns the stop function, which waits for the current effect. */
export function startSendingEffects(
  db: Database,
  accounts: FirebaseAccounts,
  notifications: Pick<Notifications, 'subscribe'>,
  log: Pick<Logger, 'warn'>,
): () => Promise<void> {
  let stopped = false;
  let again = false;
  let round: Promise<void> | undefined;

  const tellAll = async () => {
    do {
      again = false;
      while (!stopped && (await sendNextEffect(db, accounts))) again = false;
    } while (again && !stopped);
  };
  const wake = () => {
    again = true;
    round ??= tellAll()
      .catch((error) => log.warn({ err: error }, 'a change could not be sent to Firebase'))
      .finally(() => {
        round = undefined;
      });
  };
  const unsubscribe = notifications.subscribe(effectsChannel, wake);
  const timer = setInterval(wake, lookAgainMs);
  wake();
  return async () => {
    stopped = true;
    clearInterval(timer);
    unsubscribe();
    await round;
  };
}
