/// <reference path="../virtual-modules.d.ts" />
import { manifest } from 'virtual:runtime-manifest';
import { runtimeCacheName } from '../assets/cache-name';

// Held here because the worker's scope loses both before a program runs.
const { fetch, caches } = globalThis;

/** Address of one file of a runtime, within our own origin. */
export function assetUrl(group: keyof typeof manifest, name: string): string {
  return new URL(manifest[group].base + name, location.origin).href;
}

/** The file from this device if it is here, else from the network; needs no service worker to be in control. */
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
