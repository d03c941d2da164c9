/** Compiled programs by content, on disk: a resubmission, a rejudging and a restart compile nothing twice. */
import { mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';

const keptMax = 2000;
/** Younger ones may be in use. */
const sparedMs = 30 * 60_000;
const sweepEvery = 100;

export interface CompileCache {
  /** The directory of a compiled program, or null. */
  find(key: string): Promise<string | null>;
  /** Moves a sealed directory in; gives back where it is now. */
  keep(key: string, dir: string): Promise<string>;
}

async function sweep(base: string): Promise<void> {
  const entries = await Promise.all(
    (await readdir(base)).map(async (name) => {
      const info = await stat(join(base, name)).catch(() => null);
      return { name, usedMs: info?.mtimeMs ?? 0 };
    }),
  );
  const oldestFirst = entries.sort((a, b) => a.usedMs - b.usedMs);
  const tooMany = oldestFirst.slice(0, Math.max(0, entries.length - keptMax));
  for (const { name, usedMs } of tooMany)
    if (Date.now() - usedMs > sparedMs) await rm(join(base, name), { recursive: true, force: true });
}

export async function openCompileCache(cacheDir: string): Promise<CompileCache> {
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
      if (kept++ % sweepEvery === 0) await sweep(base);
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
