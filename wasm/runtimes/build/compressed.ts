import { createHash } from 'node:crypto';
import { readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const compress = promisify(brotliCompress);
/** A tenth smaller in five times the time, so it runs in the background after the first start. */
const bestQuality = 11;
/** A heap image consists of four-byte words. */
const forWords = { [constants.BROTLI_PARAM_NPOSTFIX]: 2, [constants.BROTLI_PARAM_NDIRECT]: 12 };
const quickQuality = Number(process.env.RUNTIME_BROTLI_QUALITY ?? 9);

/** The best brotli copy in the cache folder, or a new quick one. */
export async function compressedCopy(
  name: string,
  content: Buffer,
  cacheFolder: string,
  onCompress: () => void,
): Promise<Buffer> {
  for (const quality of [bestQuality, quickQuality]) {
    const kept = await readFile(pathOf(content, cacheFolder, quality)).catch(() => undefined);
    if (kept) return kept;
  }
  onCompress();
  return makeCopy(name, content, cacheFolder, quickQuality);
}

/** Replaces quick brotli copies in a built app, for the files that programs start with. */
export async function compressBest(web: string, cacheFolder: string): Promise<void> {
  for (const folder of await readdir(join(web, 'rt'))) {
    if (!/^(?:python|javascript)-/.test(folder)) continue;
    for (const name of await readdir(join(web, 'rt', folder))) {
      if (!/^(?:pyodide\.asm\.wasm|heap\.bin|quickjs\.wasm)$/.test(name)) continue;
      const file = join(web, 'rt', folder, name);
      const content = await readFile(file);
      const kept = await readFile(pathOf(content, cacheFolder, bestQuality)).catch(() => undefined);
      await replace(`${file}.br`, kept ?? (await makeCopy(name, content, cacheFolder, bestQuality)));
    }
  }
}

async function makeCopy(
  name: string,
  content: Buffer,
  cacheFolder: string,
  quality: number,
): Promise<Buffer> {
  const copy = await compress(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_LGWIN]: 24,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.byteLength,
      ...(name.endsWith('.bin') ? forWords : {}),
    },
  });
  await replace(pathOf(content, cacheFolder, quality), copy);
  return copy;
}

function pathOf(content: Buffer, cacheFolder: string, quality: number): string {
  const hash = createHash('sha256').update(content).digest('hex');
  return join(cacheFolder, `${hash.slice(0, 20)}.q${quality}.br`);
}

/** Atomic: the server or another build may read the file now. */
async function replace(path: string, content: Buffer): Promise<void> {
  const part = `${path}.${process.pid}.part`;
  await writeFile(part, content);
  await rename(part, path);
}
