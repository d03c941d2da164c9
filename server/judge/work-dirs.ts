/**
 * Directories for compiling and running untrusted programs. We never open a file that such a program
 * created there.
 */
import { randomBytes } from 'node:crypto';
import { chmod, chown, lstat, mkdir, readdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { removeTree } from './remove-tree';
import type { JudgeLog } from './types';

export interface WorkDirs {
  /** Creates a directory writable for `ownerUid`, with these files by relative path. */
  create(ownerUid: number, files: Readonly<Record<string, string | Uint8Array>>): Promise<string>;
  /** Never rejects: logs a failure, and the next start tries again. */
  remove(dir: string): Promise<void>;
  close(): Promise<void>;
}

const isRoot = () => process.getuid?.() === 0;

async function giveTo(path: string, uid: number): Promise<void> {
  if (isRoot()) await chown(path, uid, uid);
}

async function makeFolders(dir: string, path: string, uid: number): Promise<void> {
  if (path === '.') return;
  await makeFolders(dir, dirname(path), uid);
  await mkdir(join(dir, path), { recursive: true });
  await giveTo(join(dir, path), uid);
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Removes directories of killed judges. */
async function removeStale(base: string, remove: WorkDirs['remove']): Promise<void> {
  for (const name of await readdir(base)) {
    const pid = Number(name.split('-')[0]);
    if (pid && !isRunning(pid)) await remove(join(base, name));
  }
}

export async function openWorkDirs(cacheDir: string, log: Pick<JudgeLog, 'warn'>): Promise<WorkDirs> {
  const base = join(cacheDir, 'judge', 'work');
  const remove = async (dir: string) => {
    if (!(await removeTree(dir))) log.warn({ dir }, 'a work folder could not be removed');
  };
  await mkdir(base, { recursive: true });
  await removeStale(base, remove);
  const own = join(base, `${process.pid}-${randomBytes(4).toString('hex')}`);
  await mkdir(own);
  let count = 0;
  return {
    async create(ownerUid, files) {
      const dir = join(own, String(count++));
      await mkdir(dir, { mode: 0o700 });
      try {
        for (const [name, content] of Object.entries(files)) {
          await makeFolders(dir, dirname(name), ownerUid);
          await writeFile(join(dir, name), content);
          await giveTo(join(dir, name), ownerUid);
        }
        await giveTo(dir, ownerUid);
        return dir;
      } catch (error) {
        await remove(dir);
        throw error;
      }
    },
    remove,
    close: () => remove(own),
  };
}

/**
 * Opens a compiler's output to other uids: regular files and folders only (a link could point anywhere),
 * owned by us, readable and executable. False if there is anything else.
 */
export async function sealDir(dir: string): Promise<boolean> {
  for (const entry of await readdir(dir, { withFileTypes: true })) {
    const path = join(dir, entry.name);
    const info = await lstat(path);
    if (info.isDirectory()) {
      if (!(await sealDir(path))) return false;
    } else if (info.isFile() && info.nlink === 1) {
      if (isRoot()) await chown(path, 0, 0);
      await chmod(path, 0o555);
    } else {
      return false;
    }
  }
  if (isRoot()) await chown(dir, 0, 0);
  await chmod(dir, 0o755);
  return true;
}
