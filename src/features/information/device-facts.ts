/** Facts about this browser and the product's data in it. Works offline. */
import { byteText } from '../../lib/words';
import { messages } from './messages';

const texts = messages.installation;

export interface DeviceFacts {
  storage: string;
  /** Whether the browser promised not to evict the data. */
  persisted: string;
  serviceWorker: string;
  display: string;
  language: string;
  timeZone: string;
  browser: string;
}

/** Never throws: missing facts are reported as unknown. */
export async function readDeviceFacts(): Promise<DeviceFacts> {
  const [storage, persisted, serviceWorker] = await Promise.all([
    storageText(),
    persistedText(),
    serviceWorkerText(),
  ]);
  return {
    storage,
    persisted,
    serviceWorker,
    display: matchMedia('(display-mode: browser)').matches ? texts.inBrowser : texts.installedApp,
    language: navigator.language,
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    browser: navigator.userAgent,
  };
}

async function storageText(): Promise<string> {
  const estimate = await navigator.storage?.estimate?.().catch(() => undefined);
  if (!estimate) return texts.unknownToBrowser;
  const { usage = 0, quota = 0 } = estimate;
  return texts.used(usage, quotaText(quota));
}

/** A browser's quota is a share of the disk: whole gigabytes are precise enough. */
function quotaText(bytes: number): string {
  const gigabytes = Math.floor(bytes / 1_000_000_000);
  return gigabytes < 1 ? byteText(bytes) : texts.gigabytes(gigabytes);
}

async function persistedText(): Promise<string> {
  const persisted = await navigator.storage?.persisted?.().catch(() => undefined);
  if (persisted === undefined) return texts.unknownToBrowser;
  return persisted ? texts.yes : texts.notPersistent;
}

async function serviceWorkerText(): Promise<string> {
  if (!('serviceWorker' in navigator)) return texts.needsHttps;
  const registration = await navigator.serviceWorker.getRegistration().catch(() => undefined);
  if (!registration) return texts.notInstalled;
  if (registration.waiting) return texts.newVersionWaiting;
  if (registration.installing) return texts.installing;
  return navigator.serviceWorker.controller ? texts.active : texts.activeAfterReload;
}
