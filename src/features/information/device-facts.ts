/** Facts about this browser and the product's data in it. Works offline. */
import { byteText } from '../../lib/words';

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
    display: matchMedia('(display-mode: browser)').matches ? 'In the browser' : 'Installed as an app',
    language: navigator.language,
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    browser: navigator.userAgent,
  };
}

async function storageText(): Promise<string> {
  const estimate = await navigator.storage?.estimate?.().catch(() => undefined);
  if (!estimate) return 'Not told by this browser';
  const { usage = 0, quota = 0 } = estimate;
  return `${byteText(usage)} used, room for ${roomText(quota)}`;
}

/** A browser's quota is a share of the disk: whole gigabytes are precise enough. */
function roomText(bytes: number): string {
  const gigabytes = Math.floor(bytes / 1_000_000_000);
  return gigabytes < 1 ? byteText(bytes) : `${gigabytes.toLocaleString('en')} GB`;
}

async function persistedText(): Promise<string> {
  const persisted = await navigator.storage?.persisted?.().catch(() => undefined);
  if (persisted === undefined) return 'Not told by this browser';
  return persisted ? 'Yes' : 'No: the browser may clear it when space runs out';
}

async function serviceWorkerText(): Promise<string> {
  if (!('serviceWorker' in navigator)) return 'Not possible here (it needs HTTPS)';
  const registration = await navigator.serviceWorker.getRegistration().catch(() => undefined);
  if (!registration) return 'Not installed: pages need the network';
  if (registration.waiting) return 'A new version is waiting for a reload';
  if (registration.installing) return 'Being installed';
  return navigator.serviceWorker.controller ? 'Active' : 'Active from the next load on';
}
