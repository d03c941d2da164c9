import { Workbox } from 'workbox-window';
import type { VersionNews } from './features/shell/offer-update';
import { workerAddress, workerOptions } from './worker-address';

/** How often a page that stays open looks for a new version. */
const lookEveryMs = 3_600_000;

function keepLooking(workbox: Workbox): void {
  let lookedAt = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - lookedAt < lookEveryMs) return;
    lookedAt = Date.now();
    void workbox.update().catch((error) => console.info('No look for a new version', error));
  });
}

/** Resolves when the version that is being put on the device, if there is one, is there or given up. */
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

/** Tells of a version of the app that waits to be used, now or later. */
export async function followUpdates(
  registration: ServiceWorkerRegistration,
  onNews: (news: VersionNews) => void,
): Promise<void> {
  // The library sees what waits and what begins after it, not what is on its way in between.
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
