/// <reference path="../virtual-modules.d.ts" />
import { manifest } from 'virtual:runtime-manifest';
import { runtimeCacheName } from '../assets/cache-name';
import { fileLockName } from '../assets/single-flight';

// Kept here, because the worker's scope loses them before a program runs.
const { fetch, caches } = globalThis;
const { locks } = navigator;

export function assetUrl(group: keyof typeof manifest, name: string): string {
  return new URL(manifest[group].base + name, location.origin).href;
}

/** From this device, else from the network; needs no controlling service worker. */
export async function fetchAsset(url: string): Promise<Response> {
  const kept = await caches
    ?.open(runtimeCacheName)
    .then((cache) => cache.match(url, { ignoreVary: true }))
    .catch(() => undefined);
  if (kept) return kept;
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${new URL(url).pathname} answered ${response.status}`);
  return response;
}

/** Waits if the page is downloading the file. */
export async function fetchLaterAsset(url: string): Promise<Response> {
  return locks ? locks.request(fileLockName(url), () => fetchAsset(url)) : fetchAsset(url);
}
