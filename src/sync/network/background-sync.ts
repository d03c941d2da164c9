/** Name of the wish, in the browser's own list, that the service worker be woken when there is a network. */
export const backgroundSyncTag = 'outbox';

interface SyncManager {
  register(tag: string): Promise<void>;
}

/** Asks the browser to wake the service worker for what is waiting, even with all tabs closed. Only Chromium can. */
export async function registerBackgroundSync(hasWork: () => Promise<boolean>): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  const sync = (registration as { sync?: SyncManager } | undefined)?.sync;
  if (!sync || !(await hasWork())) return;
  // Forbidden in private windows; the next visit sends then.
  await sync.register(backgroundSyncTag).catch(() => undefined);
}
