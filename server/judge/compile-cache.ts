/** Compiled programs by content, on disk: a resubmission, a rejudging and a restart compile nothing twice. */
import { mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';

/** A static C++ program has 2 MB. */
const keptBytesMax = 512 * 1024 * 1024;
/** Younger ones may be in use. */
const sparedMs = 30 * 60_000;
const sweepEvery = 100;

export interface CompileCache {
  /** The directory of a compiled program, or null. */
  find(key: string): Promise<string | null>;
  /** Moves a sealed directory in; gives back where it is now. */
  keep(key: string, dir: string): Promise<string>;
}

async function sizeOf(dir: string): Promise<number> {
  const names = await readdir(dir, { recursive: true }).catch(() => []);
  const sizes = names.map((name) =>
    stat(join(dir, name)).then(
      (info) => info.size,
      () => 0,
    ),
  );
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

/** Removes the longest unused until the rest is small enough. */
async function sweep(base: string, bytesMax: number): Promise<void> {
  const entries = [];
  for (const name of await readdir(base)) {
    const dir = join(base, name);
    const info = await stat(dir).catch(() => null);
    if (info) entries.push({ dir, usedMs: info.mtimeMs, bytes: await sizeOf(dir) });
  }
  let total = entries.reduce((sum, { bytes }) => sum + bytes, 0);
  for (const { dir, usedMs, bytes } of entries.sort((a, b) => a.usedMs - b.usedMs)) {
    if (total <= bytesMax || Date.now() - usedMs < sparedMs) return;
    await rm(dir, { recursive: true, force: true });
    total -= bytes;
  }
}

export async function openCompileCache(cacheDir: string, bytesMax = keptBytesMax): Promise<CompileCache> {
  const base = join(cacheDir, 'judge', 'compiled');
  await mkdir(base, { recursive: true });
  let kept = 0;
  return {
    async find(key) {
      const dir = join(base, key);
      const now = new Date();
      // The time of last use is what the sweep goes by.
      return utimes(dir, now, now).then(
        () => dir,
        () => null,
      );
    },
    async keep(key, dir) {
      const target = join(base, key);
      if (kept++ % sweepEvery === 0) await sweep(base, bytesMax);
      try {
        await rename(dir, target);
      } catch (error) {
        // Another worker compiled the very same and was faster.
        if (!['ENOTEMPTY', 'EEXIST'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
        await rm(dir, { recursive: true, force: true });
      }
      return target;
    },
  };
}
