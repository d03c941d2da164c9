import { runtimeCacheName } from './cache-name';

/** Increase it when old apps cannot use new files, or new apps old files. */
export const cppFormat = 1;
/** Outside `/rt/`, because its content changes; missing until the server has built the runtime. */
export const cppManifestPath = '/runtime-cpp.json';

export interface CppManifest {
  format: number;
  /** `/rt/cpp-<hash>/` */
  base: string;
  files: { name: string; bytes: number; sha256: string; contentType: string }[];
  downloadBytes: number;
}

/** Undefined if there is none or the server is unreachable. */
export async function offeredCpp(): Promise<CppManifest | undefined> {
  try {
    const response = await fetch(cppManifestPath, { cache: 'no-store' });
    return response.status === 200 ? usable(await response.json()) : undefined;
  } catch {
    return undefined;
  }
}

/** Stored only after all of its files. */
export async function installedCpp(): Promise<CppManifest | undefined> {
  try {
    const cache = await caches.open(runtimeCacheName);
    const kept = await cache.match(cppManifestPath);
    return kept && usable(await kept.json());
  } catch {
    return undefined;
  }
}

/** A captive portal answers every request. */
function usable(value: unknown): CppManifest | undefined {
  const manifest = value as Partial<CppManifest> | null;
  return manifest?.format === cppFormat && Array.isArray(manifest.files)
    ? (manifest as CppManifest)
    : undefined;
}
