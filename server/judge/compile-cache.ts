/**
 * A disk cache of compiled programs by content hash, across restarts.
 *
 * Theory of operation. A caller holds a program until release; a held program is never removed. Processes
 * may share the directory without knowing each other's holds, so recently used programs stay, up to a hard
 * size limit. A judgement that loses its program to that limit is an internal fault and is repeated.
 * Oversized programs are removed with their last holder.
 */
import { randomBytes } from 'node:crypto';
import { mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';

export interface CacheSizes {
  /** A static C++ program has 2 MB. */
  programBytesMax: number;
  /** Above this, removes programs unused for `sparedMs`. */
  keptBytesMax: number;
  /** Above this, removes everything that this process does not hold. */
  hardBytesMax: number;
}

const megabyte = 1024 * 1024;
const usualSizes: CacheSizes = {
  programBytesMax: 16 * megabyte,
  keptBytesMax: 512 * megabyte,
  hardBytesMax: 1024 * megabyte,
};
/** Another process may use newer ones. */
const sparedMs = 30 * 60_000;
/** Minimum counted per program: walking over many small ones takes time. */
const programBytesMin = 64 * 1024;
/** Prefix of programs that are being removed or not kept. */
const passing = 'passing-';

export interface HeldProgram {
  dir: string;
  /** Idempotent. */
  release(): Promise<void>;
}

export interface CompileCache {
  find(key: string): Promise<HeldProgram | null>;
  /** Moves a sealed directory into the cache. */
  keep(key: string, dir: string): Promise<HeldProgram>;
}

async function sizeOf(dir: string): Promise<number> {
  const names = await readdir(dir, { recursive: true }).catch(() => []);
  const sizes = names.map((name) =>
    stat(join(dir, name)).then(
      ({ size }) => size,
      () => 0,
    ),
  );
  const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  return Math.max(programBytesMin, bytes);
}

interface Kept {
  key: string;
  usedMs: number;
  bytes: number;
}

async function listKept(base: string): Promise<Kept[]> {
  const kept: Kept[] = [];
  for (const key of await readdir(base)) {
    const dir = join(base, key);
    const info = await stat(dir).catch(() => null);
    if (info) kept.push({ key, usedMs: info.mtimeMs, bytes: await sizeOf(dir) });
  }
  return kept.sort((a, b) => a.usedMs - b.usedMs);
}

class DiskCompileCache implements CompileCache {
  readonly #holders = new Map<string, number>();
  /** Removed with their last holder, by key. */
  readonly #passing = new Map<string, string>();
  readonly #removing = new Set<string>();
  /** Since the last sweep; infinite before the first. */
  #newBytes = Number.POSITIVE_INFINITY;
  #sweeping: Promise<void> | null = null;

  readonly #base: string;
  readonly #sizes: CacheSizes;

  constructor(base: string, sizes: CacheSizes) {
    this.#base = base;
    this.#sizes = sizes;
  }

  async find(key: string): Promise<HeldProgram | null> {
    if (this.#removing.has(key)) return null;
    const held = this.#hold(key, this.#passing.get(key) ?? join(this.#base, key));
    const now = new Date();
    try {
      // The sweep sorts by this time.
      await utimes(held.dir, now, now);
      return held;
    } catch {
      await held.release();
      return null;
    }
  }

  async keep(key: string, dir: string): Promise<HeldProgram> {
    const bytes = await sizeOf(dir);
    if (bytes > this.#sizes.programBytesMax || this.#removing.has(key)) return this.#letPass(key, dir);
    const held = this.#hold(key, join(this.#base, key));
    try {
      await rename(dir, held.dir);
    } catch (error) {
      // Another worker compiled it first.
      if (['ENOTEMPTY', 'EEXIST'].includes((error as NodeJS.ErrnoException).code ?? ''))
        await rm(dir, { recursive: true, force: true });
      else {
        await held.release();
        throw error;
      }
    }
    await this.#countAndSweep(bytes);
    return held;
  }

  #hold(key: string, dir: string): HeldProgram {
    this.#holders.set(key, (this.#holders.get(key) ?? 0) + 1);
    let isHeld = true;
    return {
      dir,
      release: async () => {
        if (!isHeld) return;
        isHeld = false;
        const others = (this.#holders.get(key) ?? 1) - 1;
        if (others > 0) {
          this.#holders.set(key, others);
          return;
        }
        this.#holders.delete(key);
        const passes = this.#passing.get(key);
        this.#passing.delete(key);
        if (passes) await rm(passes, { recursive: true, force: true });
      },
    };
  }

  async #letPass(key: string, dir: string): Promise<HeldProgram> {
    const known = this.#passing.get(key);
    if (known) return this.#hold(key, known);
    const target = join(this.#base, `${passing}${randomBytes(8).toString('hex')}`);
    this.#passing.set(key, target);
    const held = this.#hold(key, target);
    await rename(dir, target);
    return held;
  }

  async #countAndSweep(bytes: number): Promise<void> {
    this.#newBytes += bytes;
    if (this.#newBytes <= this.#sizes.keptBytesMax / 8) return;
    this.#sweeping ??= this.#sweep().finally(() => {
      this.#sweeping = null;
    });
    await this.#sweeping;
  }

  async #sweep(): Promise<void> {
    this.#newBytes = 0;
    const kept = await listKept(this.#base);
    const ours = new Set(this.#passing.values());
    let total = kept.reduce((sum, { bytes }) => sum + bytes, 0);
    for (const { key, usedMs, bytes } of kept) {
      if (total <= this.#sizes.keptBytesMax) return;
      if (this.#holders.has(key) || ours.has(join(this.#base, key))) continue;
      if (total <= this.#sizes.hardBytesMax && Date.now() - usedMs < sparedMs) continue;
      await this.#remove(key);
      total -= bytes;
    }
  }

  /** Renames first, to hide it from other processes. */
  async #remove(key: string): Promise<void> {
    const gone = join(this.#base, `${passing}${randomBytes(8).toString('hex')}`);
    this.#removing.add(key);
    try {
      await rename(join(this.#base, key), gone);
    } catch {
      // Another process was faster.
    } finally {
      this.#removing.delete(key);
    }
    await rm(gone, { recursive: true, force: true });
  }
}

export async function openCompileCache(
  cacheDir: string,
  sizes: Partial<CacheSizes> = {},
): Promise<CompileCache> {
  const base = join(cacheDir, 'judge', 'compiled');
  await mkdir(base, { recursive: true });
  return new DiskCompileCache(base, { ...usualSizes, ...sizes });
}
