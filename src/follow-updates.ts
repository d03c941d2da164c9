import { Workbox } from 'workbox-window';
import type { VersionNews } from './features/shell/offer-update';
import { workerAddress, workerOptions } from './worker-address';

const lookEveryMs = 3_600_000;

function keepLooking(workbox: Workbox): void {
  let lookedAt = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - lookedAt < lookEveryMs) return;
    lookedAt = Date.now();
    void workbox.update().catch((error) => console.info('No look for a new version', error));
  });
}

/** Resolves when a running installation has ended. */
async function installed({ installing }: ServiceWorkerRegistration): Promise<void> {
  if (!installing) return;
  await new Promise<void>((resolve) => {
    const look = () => {
      if (installing.state !== 'installing') resolve();
    };
    installing.addEventListener('statechange', look);
    look();
  });
}

export async function followUpdates(
  registration: ServiceWorkerRegistration,
  onNews: (news: VersionNews) => void,
): Promise<void> {
  // Workbox misses an installation that is already running.
  await installed(registration);
  const workbox = new Workbox(workerAddress, workerOptions);
  const activate = async () => {
    const controlling = new Promise<void>((resolve) =>
      workbox.addEventListener('controlling', () => resolve()),
    );
    workbox.messageSkipWaiting();
    await controlling;
    location.reload();
  };
  workbox.addEventListener('waiting', () => onNews({ type: 'waiting', activate }));
  await workbox.register({ immediate: true });
  keepLooking(workbox);
}
