import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { type HeapMeta, makeHeapImage } from '../heap-image';

const run = promisify(execFile);
/** The interpreter's initial memory; a larger image would not fit. */
const initialMemoryBytes = 31_457_280;

export interface PythonRuntime {
  library: string;
  /** The image of an interpreter started with exactly that library. */
  heap: string;
}

/**
 * Paths of Python's start files; builds them (about 10 s) when the interpreter, the harness or the build
 * has changed.
 */
export async function buildPythonRuntime(
  cacheFolder: string,
  report: (line: string) => void,
): Promise<PythonRuntime> {
  const folder = join(cacheFolder, `python-${await version()}`);
  const files = { library: join(folder, 'stdlib.zip'), heap: join(folder, 'heap.bin') };
  if (existsSync(folder)) return files;
  const part = `${folder}.${process.pid}.part`;
  await mkdir(part, { recursive: true });
  try {
    report('Compiling the Python standard library for the browser (once per version, about 10 s) …');
    const library = join(part, 'stdlib.zip');
    await run(process.execPath, [sourcePath('build/build-stdlib.mjs'), library]);
    report('Starting Python once to make its memory image …');
    await run(process.execPath, [sourcePath('build/build-snapshot.mjs'), library, part]);
    await writeHeapImage(part);
    await rename(part, folder);
  } finally {
    await rm(part, { recursive: true, force: true });
  }
  return files;
}

async function writeHeapImage(folder: string): Promise<void> {
  const [heap, pristine, meta] = await Promise.all(
    ['heap.raw', 'pristine.raw', 'meta.json'].map((name) => readFile(join(folder, name))),
  );
  if (!heap || !pristine || !meta) throw new Error('Python left no snapshot.');
  if (heap.byteLength > initialMemoryBytes)
    throw new Error("The snapshot is larger than Python's initial memory.");
  const image = makeHeapImage(heap, pristine, JSON.parse(meta.toString()) as HeapMeta);
  await writeFile(join(folder, 'heap.bin'), image);
  for (const name of ['heap.raw', 'pristine.raw', 'meta.json']) await rm(join(folder, name));
}

/** Changes with every input of the runtime. */
async function version(): Promise<string> {
  const { version } = createRequire(import.meta.url)('pyodide/package.json') as { version: string };
  const hash = createHash('sha256')
    .update(version)
    .update(await readFile(sourcePath('heap-image.ts')));
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
