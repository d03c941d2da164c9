/** Looks for programs on this machine, and asks them who they are. */
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

/** The first of `preferred` that is there, else `name` from PATH. The path is not resolved: a link may be a shim. */
export async function findProgram(name: string, preferred: readonly string[]): Promise<string | null> {
  const onPath = (process.env.PATH ?? '').split(delimiter).map((dir) => join(dir, name));
  for (const path of [...preferred, ...onPath])
    if (path.startsWith('/') && (await isExecutable(path))) return path;
  return null;
}

/** stdout of a program of the toolchain; null if it fails. */
export async function ask(path: string, args: readonly string[]): Promise<string | null> {
  try {
    const { stdout } = await run(path, [...args], { timeout: askTimeoutMs });
    return stdout.trim();
  } catch {
    return null;
  }
}

export async function resolve(path: string): Promise<string | null> {
  return realpath(path).catch(() => null);
}
