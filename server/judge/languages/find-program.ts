import { execFile } from 'node:child_process';
import { constants } from 'node:fs';
import { access, realpath } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const askTimeoutMs = 20_000;

async function isExecutable(path: string): Promise<boolean> {
  return access(path, constants.X_OK).then(
    () => true,
    () => false,
  );
}

/**
 * Paths of `name` in PATH, `systemFolders` first: version managers' folders change and are in a user's
 * home. Does not resolve links, which may be shims.
 */
export async function findPrograms(name: string): Promise<string[]> {
  const onPath = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder.startsWith('/'));
  const folders = new Set([...systemFolders.filter((folder) => onPath.includes(folder)), ...onPath]);
  const paths = [...folders].map((folder) => join(folder, name));
  const there = await Promise.all(paths.map(isExecutable));
  return paths.filter((_, index) => there[index]);
}

const systemFolders = ['/usr/bin', '/usr/local/bin'];

export async function ask(
  path: string,
  args: readonly string[],
  stream: 'stdout' | 'stderr' = 'stdout',
): Promise<string | null> {
  try {
    const output = await run(path, [...args], { timeout: askTimeoutMs });
    return output[stream].trim();
  } catch {
    return null;
  }
}

export async function resolve(path: string): Promise<string | null> {
  return realpath(path).catch(() => null);
}
