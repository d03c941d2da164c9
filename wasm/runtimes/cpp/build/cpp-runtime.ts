import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { coreNames } from '../toolchain-names';
import { type ClangPackage, findClangPackage } from './clang-package';
import { makeSystemPack } from './system-pack';

/** An interrupted download loses one piece at most. */
const pieceBytes = 16 * 1024 * 1024;

/**
 * Returns the folder with the uncompressed runtime; builds it (about 5 s) when compiler or sources have
 * changed. Undefined without the compiler's package.
 */
export async function buildCppFiles(
  cacheFolder: string,
  report: (line: string) => void,
): Promise<string | undefined> {
  const clang = findClangPackage();
  if (!clang) return undefined;
  const folder = join(cacheFolder, `cpp-${await inputsHash(clang)}`);
  const part = `${folder}.${process.pid}.part`;
  if ((await readdir(folder).catch(() => [])).length > 0) return folder;
  report('Building the C++ compiler for the browser (once per version) …');
  await mkdir(part, { recursive: true });
  try {
    await writeFile(join(part, 'system.bin'), await makeSystemPack(clang));
    const [large, ...small] = coreNames;
    await writePieces(await readFile(join(clang.folder, large)), part);
    for (const name of small) await writeFile(join(part, name), await readFile(join(clang.folder, name)));
    await rename(part, folder);
    await removeEarlier(cacheFolder, folder);
  } finally {
    await rm(part, { recursive: true, force: true });
  }
  return folder;
}

/** Each has 90 MB. */
async function removeEarlier(cacheFolder: string, current: string): Promise<void> {
  for (const name of await readdir(cacheFolder)) {
    const path = join(cacheFolder, name);
    if (/^cpp-[0-9a-f]{12}$/.test(name) && path !== current) await rm(path, { recursive: true, force: true });
  }
}

async function writePieces(content: Buffer, folder: string): Promise<void> {
  for (let at = 0, number = 0; at < content.length; at += pieceBytes, number += 1)
    await writeFile(join(folder, `clang.wasm.${number}`), content.subarray(at, at + pieceBytes));
}

async function inputsHash(clang: ClangPackage): Promise<string> {
  const hash = createHash('sha256').update(`${clang.version} ${pieceBytes}`);
  const sources = ['build/', ''].map((folder) => fileURLToPath(new URL(`../${folder}`, import.meta.url)));
  for (const folder of sources) {
    for (const name of (await readdir(folder)).sort()) {
      if (decides.test(name)) hash.update(name).update(await readFile(join(folder, name)));
    }
  }
  return hash.digest('hex').slice(0, 12);
}

const decides =
  /^(?:stdc\+\+\.h|support\.cpp|system-pack\.ts|fast-streams\.cpp|fast-library\.cpp|kept-files\.ts|pack\.ts|toolchain-args\.ts)$/;
