import type { Logger } from 'pino';
import type { Notifications } from '../../database/notifications';
import type { Database } from '../../database/open';
import { effectsChannel, tellNext } from './effects';
import type { FirebaseAccounts } from './firebase-accounts';

/** What failed is due again at some time that nobody tells of. */
const lookAgainMs = 5000;

/** Tells Firebase what it has to be told, as soon as it is written down. Returns how to stop, which waits for what is under way. */
export function startTellingFirebase(
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
      while (!stopped && (await tellNext(db, accounts))) again = false;
    } while (again && !stopped);
  };
  const wake = () => {
    again = true;
    round ??= tellAll()
      .catch((error) => log.warn({ err: error }, 'Firebase could not be told of a change'))
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
