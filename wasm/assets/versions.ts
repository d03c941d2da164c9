import type { RunLanguage } from '../protocol';
import { runtimeFamily } from './runtime-files';

/** Shared by all pages built with this version. */
function lockNameOf(folder: string): string {
  return `runtime in use ${folder}`;
}

const held = new Set<string>();

/** Keeps these versions on the device while this page is open: another tab may run a newer app. */
export function holdVersions(folders: readonly string[]): void {
  if (!navigator.locks) return;
  for (const folder of folders) {
    if (held.has(folder)) continue;
    held.add(folder);
    // The lock ends with the page.
    const forever = new Promise<never>(() => {});
    navigator.locks.request(lockNameOf(folder), { mode: 'shared' }, () => forever).catch(() => {});
  }
}

/**
 * Removes old versions, except those in `current` and those that an open page may use. Keeps all files of a
 * kept folder: a worker may have added some.
 */
export async function removeOldVersions(
  language: RunLanguage,
  cache: Cache,
  current: readonly string[],
): Promise<void> {
  const old = new Map<string, Request[]>();
  for (const request of await cache.keys()) {
    const { pathname } = new URL(request.url);
    const folder = pathname.slice(0, pathname.lastIndexOf('/') + 1);
    if (!pathname.startsWith(runtimeFamily(language)) || current.includes(folder)) continue;
    old.set(folder, [...(old.get(folder) ?? []), request]);
  }
  for (const [folder, requests] of old) {
    await unlessInUse(folder, () => Promise.all(requests.map((request) => cache.delete(request))));
  }
}

async function unlessInUse(folder: string, remove: () => Promise<unknown>): Promise<void> {
  if (!navigator.locks) {
    await remove();
    return;
  }
  await navigator.locks.request(lockNameOf(folder), { ifAvailable: true }, async (lock) => {
    if (lock) await remove();
  });
}

export function folderOf({ url }: { url: string }): string {
  return url.slice(0, url.lastIndexOf('/') + 1);
}
