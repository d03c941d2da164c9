import { runtimeCacheName } from './cache-name';

/** Increase it when an older app could not use new files, or a newer app old files. */
export const cppFormat = 1;
/** Outside of `/rt/`, because its content changes; missing until the server has built the runtime. */
export const cppManifestPath = '/runtime-cpp.json';

export interface CppManifest {
  format: number;
  /** `/rt/cpp-<hash>/` */
  base: string;
  files: { name: string; bytes: number; sha256: string; contentType: string }[];
  /** Compressed size. */
  downloadBytes: number;
}

/** The C++ runtime on the server; undefined if there is none or the server is unreachable. */
export async function offeredCpp(): Promise<CppManifest | undefined> {
  try {
    const response = await fetch(cppManifestPath, { cache: 'no-store' });
    return response.status === 200 ? usable(await response.json()) : undefined;
  } catch {
    return undefined;
  }
}

/** The C++ runtime on this device; stored only after all of its files. */
export async function installedCpp(): Promise<CppManifest | undefined> {
  try {
    const cache = await caches.open(runtimeCacheName);
    const kept = await cache.match(cppManifestPath);
    return kept && usable(await kept.json());
  } catch {
    return undefined;
  }
}

/** Checks the shape, because a captive portal answers every request. */
function usable(value: unknown): CppManifest | undefined {
  const manifest = value as Partial<CppManifest> | null;
  return manifest?.format === cppFormat && Array.isArray(manifest.files)
    ? (manifest as CppManifest)
    : undefined;
}
