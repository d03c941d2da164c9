import { execFile } from 'node:child_process';
import { lstat, rm } from 'node:fs/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

const exists = (path: string) =>
  lstat(path).then(
    () => true,
    () => false,
  );

/**
 * Removes a folder that a stranger's program could write to. `rm` of Node.js builds whole paths, so nested folders with long names end
 * it with ENAMETOOLONG (4096 bytes); the programs of the system go down folder by folder, at any depth. `chmod` opens folders that the
 * program closed to their owner; it follows no links.
 * @returns false if something is left
 */
export async function removeTree(path: string): Promise<boolean> {
  try {
    await rm(path, { recursive: true, force: true });
    return true;
  } catch {
    await run('chmod', ['-R', 'u+rwx', '--', path]).catch(() => undefined);
    await run('rm', ['-rf', '--', path]).catch(() => undefined);
    return !(await exists(path));
  }
}
