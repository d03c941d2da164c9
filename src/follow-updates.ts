import { Workbox } from 'workbox-window';
import type { UpdateEvent } from './features/shell/offers/offer-update';
import { workerAddress, workerOptions } from './worker-address';

const checkEveryMs = 3_600_000;

function checkRegularly(workbox: Workbox): void {
  let checkedAt = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - checkedAt < checkEveryMs) return;
    checkedAt = Date.now();
    void workbox.update().catch((error) => console.info('The check for a new version failed', error));
  });
}

/** Resolves when a running installation has ended. */
async function installed({ installing }: ServiceWorkerRegistration): Promise<void> {
  if (!installing) return;
  await new Promise<void>((resolve) => {
    const check = () => {
      if (installing.state !== 'installing') resolve();
    };
    installing.addEventListener('statechange', check);
    check();
  });
}

export async function followUpdates(
  registration: ServiceWorkerRegistration,
  onEvent: (event: UpdateEvent) => void,
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
  workbox.addEventListener('waiting', () => onEvent({ type: 'waiting', activate }));
  await workbox.register({ immediate: true });
  checkRegularly(workbox);
}
