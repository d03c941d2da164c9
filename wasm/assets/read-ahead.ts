import type { CompiledModules, ReadFiles, RunLanguage } from '../protocol';
import { runtimeCacheName } from './cache-name';
import { wantedFiles } from './runtime-files';

export interface ReadAhead {
  compiled: CompiledModules;
  files: ReadFiles;
}

/**
 * Reads and compiles what a language's worker needs first, while its script loads. `compiled`: modules from
 * an earlier worker.
 */
export async function readAhead(
  language: RunLanguage,
  compiled: CompiledModules | undefined,
): Promise<ReadAhead> {
  const read: ReadAhead = { compiled: { ...compiled }, files: {} };
  if (!('caches' in globalThis)) return read;
  try {
    const cache = await caches.open(runtimeCacheName);
    const files = (await wantedFiles(language, 'needed')) ?? [];
    await Promise.all(
      files.map(async ({ url, contentType }) => {
        const name = url.slice(url.lastIndexOf('/') + 1);
        if (read.compiled[name]) return;
        const kept = await cache.match(url, { ignoreVary: true });
        if (!kept) return;
        if (contentType === 'application/wasm')
          read.compiled[name] = await WebAssembly.compileStreaming(kept);
        else read.files[name] = await kept.arrayBuffer();
      }),
    );
  } catch {
    // The worker meets the same error and handles it.
  }
  return read;
}
