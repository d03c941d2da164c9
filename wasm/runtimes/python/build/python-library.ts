import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * Path of the compiled standard library, building it (about 5 s) when the interpreter's version, the harness or the
 * build itself has changed since the last time.
 */
export async function buildPythonLibrary(
  cacheFolder: string,
  report: (line: string) => void,
): Promise<string> {
  const folder = join(cacheFolder, `python-${await version()}`);
  const path = join(folder, 'stdlib.zip');
  if (existsSync(path)) return path;
  report('Compiling the Python standard library for the browser (once per version, about 10 s) …');
  await mkdir(folder, { recursive: true });
  const part = join(folder, `stdlib.${process.pid}.part`);
  await run(process.execPath, [sourcePath('build/build-stdlib.mjs'), part]);
  await rename(part, path);
  return path;
}

/** Changes with everything the library is made of. */
async function version(): Promise<string> {
  const { version } = createRequire(import.meta.url)('pyodide/package.json') as { version: string };
  const hash = createHash('sha256').update(version);
  for (const folder of ['build', 'harness']) {
    const names = (await readdir(sourcePath(folder), { recursive: true })).sort();
    for (const name of names) {
      if (!/\.(?:py|mjs)$/.test(name)) continue;
      hash.update(name).update(await readFile(sourcePath(`${folder}/${name}`)));
    }
  }
  return `${version}-${hash.digest('hex').slice(0, 10)}`;
}

function sourcePath(relative: string): string {
  return fileURLToPath(new URL(`../${relative}`, import.meta.url));
}
