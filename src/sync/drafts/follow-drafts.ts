import { accountKey, session } from '../../auth/session';
import { deviceAccount } from '../../data/account/account';
import { markUnsentDrafts, openDrafts, watchOpenDrafts } from '../../data/drafts/draft-sync';
import { deviceName } from '../../lib/device-name';
import { registerBackgroundSync } from '../network/background-sync';
import { call } from '../server/page-client';
import { type DraftKeeping, keepDraftsSynced } from './keep-drafts-synced';
import { syncDrafts } from './sync-drafts';

interface DraftFollowing extends Pick<DraftKeeping, 'look' | 'stop'> {
  accountChanged(): void;
}

/** The signed-in account; undefined if it cannot make calls. */
function personHere(): string | undefined {
  const { current } = session;
  if (current.state === 'signedIn') return current.signInNeeded ? undefined : current.uid;
  const account = accountKey();
  return current.state === 'unknown' && account !== deviceAccount ? account : undefined;
}

export function followDrafts(tab: {
  maySend(): boolean;
  isOnline(): boolean;
  isVisible(): boolean;
}): DraftFollowing {
  const context = { call, device: deviceName(navigator.userAgent), maySend: tab.maySend };
  let marked: string | undefined;
  const keeping = keepDraftsSynced({
    async pass(account) {
      if (tab.maySend() && marked !== account) {
        await markUnsentDrafts(account);
        marked = account;
      }
      return syncDrafts(context, account);
    },
    account: personHere,
    isOnline: tab.isOnline,
    isVisible: tab.isVisible,
    now: () => Date.now(),
  });
  /** A page that is hidden or offline leaves its open drafts to the service worker. */
  const leaveToWorker = () => {
    const account = personHere();
    if (account === undefined || (tab.isOnline() && tab.isVisible())) return;
    const hasOpen = async () => (await openDrafts(account)).length > 0;
    void registerBackgroundSync(hasOpen).catch((error) =>
      console.warn('Background sync of drafts could not be registered', error),
    );
  };
  const written = () => {
    keeping.written();
    leaveToWorker();
  };
  document.addEventListener('visibilitychange', leaveToWorker);
  let watched: string | undefined;
  let stopWatching = () => {};
  const watch = () => {
    const account = personHere();
    if (account === watched) return;
    stopWatching();
    watched = account;
    stopWatching = account === undefined ? () => {} : watchOpenDrafts(account, written);
  };
  watch();
  return {
    look: keeping.look,
    accountChanged() {
      watch();
      keeping.look();
    },
    stop() {
      document.removeEventListener('visibilitychange', leaveToWorker);
      stopWatching();
      keeping.stop();
    },
  };
}
