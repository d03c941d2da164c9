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
 * Removes a folder that untrusted code could write to. Node's `rm` builds whole paths and fails with
 * ENAMETOOLONG (4096 bytes) on deeply nested folders; the system's programs work at any depth. `chmod` opens
 * folders that the program closed to their owner; it does not follow links.
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
