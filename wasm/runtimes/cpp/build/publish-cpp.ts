import { createHash } from 'node:crypto';
import { copyFile, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { type CppManifest, cppFormat, cppManifestPath } from '../../../assets/cpp-manifest';

const compress = promisify(brotliCompress);

interface PublishOptions {
  /** The output of `buildCppFiles`. */
  files: string;
  web: string;
  cacheFolder: string;
  /** 0: no compression. */
  brotliQuality: number;
}

/** Writes the manifest last, so that it only names files that exist. */
export async function publishCpp(options: PublishOptions): Promise<CppManifest> {
  const { files, web, cacheFolder, brotliQuality } = options;
  const contents = await Promise.all(
    (await readdir(files)).sort().map(async (name) => ({ name, content: await readFile(join(files, name)) })),
  );
  const listed = contents.map(({ name, content }) => ({
    name,
    bytes: content.byteLength,
    sha256: sha256(content),
    contentType: name.endsWith('.wasm') ? 'application/wasm' : 'application/octet-stream',
  }));
  const base = `/rt/cpp-${sha256(Buffer.from(JSON.stringify(listed))).slice(0, 10)}/`;
  await mkdir(join(web, base), { recursive: true });
  let downloadBytes = 0;
  for (const { name, content } of contents) {
    await copyFile(join(files, name), join(web, base, name));
    const compressed = brotliQuality > 0 && (await kept(content, cacheFolder, brotliQuality));
    if (compressed) await writeFile(join(web, base, `${name}.br`), compressed);
    downloadBytes += compressed ? compressed.byteLength : content.byteLength;
  }
  await removeOthers(web, base);
  const manifest: CppManifest = { format: cppFormat, base, files: listed, downloadBytes };
  const path = join(web, cppManifestPath);
  await writeFile(`${path}.part`, JSON.stringify(manifest));
  await rename(`${path}.part`, path);
  return manifest;
}

async function kept(content: Buffer, cacheFolder: string, quality: number): Promise<Buffer> {
  const path = join(cacheFolder, `${sha256(content).slice(0, 20)}.q${quality}.br`);
  const before = await readFile(path).catch(() => undefined);
  if (before) return before;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_LGWIN]: 24,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.byteLength,
  };
  const compressed = await compress(content, { params });
  await writeFile(`${path}.${process.pid}.part`, compressed);
  await rename(`${path}.${process.pid}.part`, path);
  return compressed;
}

async function removeOthers(web: string, base: string): Promise<void> {
  for (const name of await readdir(join(web, 'rt'))) {
    if (name.startsWith('cpp-') && !base.includes(`/${name}/`))
      await rm(join(web, 'rt', name), { recursive: true });
  }
}

function sha256(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}
