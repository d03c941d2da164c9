import { runtimeCacheName } from './cache-name';

/** Changes when an older app could not use the files any more, or a newer app the older files. */
export const cppFormat = 1;
/** Outside `/rt/`, because it changes: there is none until the server has the runtime ready. */
export const cppManifestPath = '/runtime-cpp.json';

export interface CppManifest {
  format: number;
  /** `/rt/cpp-<hash>/` */
  base: string;
  files: { name: string; bytes: number; sha256: string; contentType: string }[];
  /** What travels: the files are compressed on the way. */
  downloadBytes: number;
}

/** What the server offers now; nothing when it has none, or cannot be reached. */
export async function offeredCpp(): Promise<CppManifest | undefined> {
  try {
    const response = await fetch(cppManifestPath, { cache: 'no-store' });
    return response.status === 200 ? usable(await response.json()) : undefined;
  } catch {
    return undefined;
  }
}

/** What this device has; kept only once every file of it is here. */
export async function installedCpp(): Promise<CppManifest | undefined> {
  try {
    const cache = await caches.open(runtimeCacheName);
    const kept = await cache.match(cppManifestPath);
    return kept && usable(await kept.json());
  } catch {
    return undefined;
  }
}

/** A captive portal answers anything to any address. */
function usable(value: unknown): CppManifest | undefined {
  const manifest = value as Partial<CppManifest> | null;
  return manifest?.format === cppFormat && Array.isArray(manifest.files)
    ? (manifest as CppManifest)
    : undefined;
}
