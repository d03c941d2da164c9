import type { RunLanguage } from '../protocol';
import { downloadLockName, runtimeCacheName } from './cache-name';
import {
  type RuntimeFileInfo,
  type RuntimePart,
  runtimeFamily,
  runtimeFiles,
  totalBytes,
} from './runtime-files';

/** `network`: could not be fetched; `damaged`: arrived, but not as it should be; `storage`: no room or not allowed. */
export type DownloadOutcome =
  | { ok: true }
  | { ok: false; reason: 'network' | 'damaged' | 'storage' | 'cancelled' };

export interface DownloadOptions {
  /** Everything, where nothing is said. */
  part?: RuntimePart;
  signal?: AbortSignal | undefined;
  onProgress?: ((bytesDone: number, bytesTotal: number) => void) | undefined;
}

/** True when every file of that part of the language's runtime is on this device. */
export async function isOnDevice(language: RunLanguage, part: RuntimePart): Promise<boolean> {
  const cache = await openCache();
  if (!cache) return false;
  const kept = await Promise.all(
    runtimeFiles(language, part).map((file) => cache.match(file.url, { ignoreVary: true })),
  );
  return kept.every(Boolean);
}

/**
 * Brings a language's runtime onto this device, file by file: what is here already is not fetched again, and tabs that
 * ask together wait for one download. Older versions go once the new one is whole.
 */
export async function downloadRuntime(
  language: RunLanguage,
  options: DownloadOptions,
): Promise<DownloadOutcome> {
  const cache = await openCache();
  if (!cache) return { ok: false, reason: 'storage' };
  const work = () => fetchMissing(language, cache, options);
  if (!navigator.locks) return work();
  try {
    return await navigator.locks.request(downloadLockName(language), lockOptions(options.signal), work);
  } catch {
    return { ok: false, reason: 'cancelled' };
  }
}

async function fetchMissing(
  language: RunLanguage,
  cache: Cache,
  options: DownloadOptions,
): Promise<DownloadOutcome> {
  const files = runtimeFiles(language, options.part);
  const bytesTotal = totalBytes(files);
  let bytesDone = 0;
  for (const file of files) {
    if (!(await cache.match(file.url, { ignoreVary: true }))) {
      const outcome = await fetchFile(file, cache, options.signal, (bytes) =>
        options.onProgress?.(bytesDone + bytes, bytesTotal),
      );
      if (!outcome.ok) return outcome;
    }
    bytesDone += file.bytes;
    options.onProgress?.(bytesDone, bytesTotal);
  }
  await removeOldVersions(language, cache);
  return { ok: true };
}

async function fetchFile(
  file: RuntimeFileInfo,
  cache: Cache,
  signal: AbortSignal | undefined,
  onBytes: (bytes: number) => void,
): Promise<DownloadOutcome> {
  let content: Uint8Array<ArrayBuffer> | undefined;
  try {
    // The browser's own cache would keep a second copy.
    const response = await fetch(file.url, { cache: 'no-store', ...(signal ? { signal } : {}) });
    if (!response.ok || !response.body) return { ok: false, reason: 'network' };
    content = await readExactly(response.body, file.bytes, onBytes);
  } catch {
    return { ok: false, reason: signal?.aborted ? 'cancelled' : 'network' };
  }
  if (!content || (await sha256(content)) !== file.sha256) return { ok: false, reason: 'damaged' };
  try {
    const headers = { 'content-type': file.contentType, 'content-length': String(file.bytes) };
    await cache.put(file.url, new Response(content, { headers }));
    return { ok: true };
  } catch {
    return { ok: false, reason: 'storage' };
  }
}

/** The whole stream, or nothing when it is shorter or longer than announced (a captive portal's page, say). */
async function readExactly(
  body: ReadableStream<Uint8Array>,
  bytes: number,
  onBytes: (bytes: number) => void,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const content = new Uint8Array(bytes);
  const reader = body.getReader();
  let offset = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return offset === bytes ? content : undefined;
    if (offset + value.byteLength > bytes) {
      await reader.cancel();
      return undefined;
    }
    content.set(value, offset);
    offset += value.byteLength;
    onBytes(offset);
  }
}

async function removeOldVersions(language: RunLanguage, cache: Cache): Promise<void> {
  const current = new Set(runtimeFiles(language).map((file) => file.url));
  for (const request of await cache.keys()) {
    const { pathname } = new URL(request.url);
    if (pathname.startsWith(runtimeFamily(language)) && !current.has(pathname)) await cache.delete(request);
  }
}

async function sha256(content: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', content));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Nothing where the browser keeps no caches: a page without https, some private windows. */
async function openCache(): Promise<Cache | undefined> {
  if (!('caches' in globalThis)) return undefined;
  return caches.open(runtimeCacheName).catch(() => undefined);
}

function lockOptions(signal: AbortSignal | undefined): LockOptions {
  return signal ? { signal } : {};
}
