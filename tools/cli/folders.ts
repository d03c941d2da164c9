import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

export interface Folders {
  /** Of the session. */
  readonly config: string;
  /** Of the outbox. */
  readonly data: string;
}

/** XDG's folders; on Windows those of the user's profile. */
export function findFolders(env: NodeJS.ProcessEnv = process.env): Folders {
  const home = os.homedir();
  const isWindows = process.platform === 'win32';
  const roaming = env.APPDATA ?? path.join(home, 'AppData', 'Roaming');
  const local = env.LOCALAPPDATA ?? path.join(home, 'AppData', 'Local');
  const config = env.XDG_CONFIG_HOME || (isWindows ? roaming : path.join(home, '.config'));
  const data = env.XDG_DATA_HOME || (isWindows ? local : path.join(home, '.local', 'share'));
  return { config: path.join(config, 'codeferry'), data: path.join(data, 'codeferry') };
}

/**
 * Replaces a file completely or not at all, also if the process or the computer ends meanwhile. Readable only by its
 * owner.
 */
export function writeFileSafely(file: string, text: string): void {
  const folder = path.dirname(file);
  fs.mkdirSync(folder, { recursive: true, mode: 0o700 });
  const draft = `${file}.${process.pid}.new`;
  const handle = fs.openSync(draft, 'w', 0o600);
  try {
    fs.writeSync(handle, text);
    fs.fsyncSync(handle);
  } finally {
    fs.closeSync(handle);
  }
  fs.renameSync(draft, file);
  flushFolder(folder);
}

/** So that the new name survives a power cut. Windows cannot, and needs not. */
function flushFolder(folder: string): void {
  if (process.platform === 'win32') return;
  const handle = fs.openSync(folder, 'r');
  try {
    fs.fsyncSync(handle);
  } finally {
    fs.closeSync(handle);
  }
}
