export const backgroundSyncTag = 'outbox';

interface SyncManager {
  register(tag: string): Promise<void>;
}

/**
 * Lets the browser wake the service worker when the network is back, even with all tabs closed.
 * Chromium only.
 */
export async function registerBackgroundSync(hasWork: () => Promise<boolean>): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  const sync = (registration as { sync?: SyncManager } | undefined)?.sync;
  if (!sync || !(await hasWork())) return;
  // Rejected in private windows; the next visit sends.
  await sync.register(backgroundSyncTag).catch(() => undefined);
}
