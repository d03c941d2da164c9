import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { exportTable } from '../javascript/build/export-table';
import { buildPythonRuntime } from '../python/build/python-runtime';
import { compressedCopy } from './compressed';

export interface RuntimeFile {
  name: string;
  content: Buffer;
  sha256: string;
  contentType: string;
  /** Programs can start without it; downloaded after the others. */
  isLater: boolean;
  /** Cached in the cache folder. */
  brotli(): Promise<Buffer>;
}

export interface RuntimeGroup {
  name: 'python' | 'javascript';
  /** `/rt/<name>-<hash>/`: the hash covers all bytes, so the names inside never change. */
  base: string;
  files: RuntimeFile[];
}

type Report = (line: string) => void;

/** Reads or builds all runtime files. Caches slow results in `<root>/.cache/runtimes`. */
export async function collectRuntimeGroups(root: string, report: Report): Promise<RuntimeGroup[]> {
  const cacheFolder = join(root, '.cache/runtimes');
  await mkdir(cacheFolder, { recursive: true });
  const resolve = createRequire(import.meta.url).resolve;
  const python = await buildPythonRuntime(cacheFolder, report);
  return [
    group('python', [
      await runtimeFile('pyodide.asm.wasm', resolve('pyodide/pyodide.asm.wasm'), cacheFolder, report),
      await runtimeFile('heap.bin', python.heap, cacheFolder, report),
      { ...(await runtimeFile('stdlib.zip', python.library, cacheFolder, report)), isLater: true },
    ]),
    group('javascript', [
      await runtimeFile('quickjs.wasm', await engineFile(resolve, cacheFolder), cacheFolder, report),
    ]),
  ];
}

async function engineFile(resolve: (id: string) => string, cacheFolder: string): Promise<string> {
  const path = join(cacheFolder, 'quickjs.wasm');
  await writeFile(path, exportTable(await readFile(resolve('@jitl/quickjs-wasmfile-release-sync/wasm'))));
  return path;
}

function group(name: RuntimeGroup['name'], files: RuntimeFile[]): RuntimeGroup {
  const hash = sha256(Buffer.from(files.map((file) => file.name + file.sha256).join('\n')));
  return { name, base: `/rt/${name}-${hash.slice(0, 10)}/`, files };
}

async function runtimeFile(
  name: string,
  path: string,
  cacheFolder: string,
  report: Report,
): Promise<RuntimeFile> {
  const content = await readFile(path);
  const hash = sha256(content);
  const contentType = name.endsWith('.wasm') ? 'application/wasm' : 'application/octet-stream';
  // Needed for manifest and output, in the page's build and in each worker's.
  let compressing: Promise<Buffer> | undefined;
  const brotli = () => {
    compressing ??= compressedCopy(name, content, cacheFolder, () =>
      report(`Compressing ${name} (once per version) …`),
    );
    return compressing;
  };
  return { name, content, sha256: hash, contentType, isLater: false, brotli };
}

function sha256(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}
