import type { RunLanguage } from '../protocol';
import { runtimeCacheName } from './cache-name';
import { type CppManifest, cppManifestPath } from './cpp-manifest';
import { fetchWhole } from './fetch-whole';
import {
  offeredRuntime,
  type RuntimeFileInfo,
  type RuntimePart,
  totalBytes,
  wantedFiles,
} from './runtime-files';
import { oneTabAtATime } from './single-flight';
import { folderOf, removeOldVersions } from './versions';

/**
 * `network`: not reachable, or stalled; `damaged`: wrong content; `storage`: no space or not allowed;
 * `absent`: not on the server, or the server is unreachable.
 */
export type DownloadOutcome =
  | { ok: true }
  | { ok: false; reason: 'network' | 'damaged' | 'storage' | 'cancelled' | 'absent' };

export interface DownloadOptions {
  part?: RuntimePart;
  signal?: AbortSignal | undefined;
  onProgress?: ((bytesDone: number, bytesTotal: number) => void) | undefined;
}

export async function isOnDevice(language: RunLanguage, part: RuntimePart): Promise<boolean> {
  const cache = await openCache();
  const files = cache && (await wantedFiles(language, part));
  if (!files) return false;
  const kept = await Promise.all(files.map((file) => isKept(file, cache)));
  return kept.every(Boolean);
}

/**
 * Skips files that are already here; tabs share one download. Removes older versions once the new one is
 * complete.
 */
export async function downloadRuntime(
  language: RunLanguage,
  options: DownloadOptions,
): Promise<DownloadOutcome> {
  const cache = await openCache();
  if (!cache) return { ok: false, reason: 'storage' };
  try {
    return await fetchMissing(language, cache, options);
  } catch (error) {
    if (options.signal?.aborted) return { ok: false, reason: 'cancelled' };
    throw error;
  }
}

async function fetchMissing(
  language: RunLanguage,
  cache: Cache,
  options: DownloadOptions,
): Promise<DownloadOutcome> {
  const offered = await offeredRuntime(language, options.part);
  if (!offered) return { ok: false, reason: 'absent' };
  const { files } = offered;
  const bytesTotal = totalBytes(files);
  let bytesDone = 0;
  for (const file of files) {
    const before = bytesDone;
    const onBytes = (bytes: number) => options.onProgress?.(before + bytes, bytesTotal);
    const outcome = await fetchIfMissing(file, cache, options.signal, onBytes);
    if (!outcome.ok) return outcome;
    bytesDone += file.bytes;
    options.onProgress?.(bytesDone, bytesTotal);
  }
  if (offered.manifest) await keepManifest(offered.manifest, cache);
  // A part may be downloaded first; the old version stays until everything is here.
  if (await isOnDevice(language, 'whole')) await removeOldVersions(language, cache, files.map(folderOf));
  return { ok: true };
}

function isKept(file: RuntimeFileInfo, cache: Cache): Promise<boolean> {
  return cache.match(file.url, { ignoreVary: true }).then(Boolean);
}

async function fetchIfMissing(
  file: RuntimeFileInfo,
  cache: Cache,
  signal: AbortSignal | undefined,
  onBytes: (bytes: number) => void,
): Promise<DownloadOutcome> {
  if (await isKept(file, cache)) return { ok: true };
  return oneTabAtATime(file, { signal, onBytes }, async (onBytes) =>
    (await isKept(file, cache)) ? { ok: true } : fetchFile(file, cache, signal, onBytes),
  );
}

/** Stored last, so that the manifest only names files that are here. */
async function keepManifest(manifest: CppManifest, cache: Cache): Promise<void> {
  await cache.put(cppManifestPath, Response.json(manifest));
}

export async function removeRuntime(language: RunLanguage): Promise<void> {
  const cache = await openCache();
  if (!cache) return;
  if (language === 'CPP17') await cache.delete(cppManifestPath);
  await removeOldVersions(language, cache, []);
}

async function fetchFile(
  file: RuntimeFileInfo,
  cache: Cache,
  signal: AbortSignal | undefined,
  onBytes: (bytes: number) => void,
): Promise<DownloadOutcome> {
  const content = await fetchWhole({ url: file.url, bytes: file.bytes, signal, onBytes });
  if (typeof content === 'string') return { ok: false, reason: content };
  if ((await sha256(content)) !== file.sha256) return { ok: false, reason: 'damaged' };
  try {
    const headers = { 'content-type': file.contentType, 'content-length': String(file.bytes) };
    await cache.put(file.url, new Response(content, { headers }));
    return { ok: true };
  } catch {
    return { ok: false, reason: 'storage' };
  }
}

async function sha256(content: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', content));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Undefined without Cache Storage: a page without https, some private windows. */
async function openCache(): Promise<Cache | undefined> {
  if (!('caches' in globalThis)) return undefined;
  return caches.open(runtimeCacheName).catch(() => undefined);
}
