/**
 * Files of the data folder that a new installation cannot make again: the key that signs exported content, and the
 * authority that devices of a local network trust.
 */
import fs from 'node:fs';
import path from 'node:path';

const kept = ['content-key.pem', 'lan'];

/** @returns paths relative to the data folder, with slashes */
export function listDataFiles(dataDir: string): string[] {
  return kept.flatMap((name) => {
    const whole = path.join(dataDir, name);
    if (!fs.existsSync(whole)) return [];
    if (fs.statSync(whole).isFile()) return [name];
    return fs
      .readdirSync(whole, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) =>
        path.relative(dataDir, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'),
      );
  });
}

/** Whether a file of a backup may be written into the data folder: a damaged file must not leave it. */
export function isDataFile(name: string): boolean {
  const parts = name.split('/');
  return kept.includes(parts[0] ?? '') && parts.every((part) => part !== '' && part !== '.' && part !== '..');
}
