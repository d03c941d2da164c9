import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { packFiles } from '../pack';
import {
  fastLibraryObjectPath,
  fastStreamsObjectPath,
  standardHeaderPath,
  supportArgs,
  supportObjectPath,
} from '../toolchain-args';
import type { ClangPackage } from './clang-package';
import { isKept } from './kept-files';
import { readTar } from './read-tar';

const besideThis = (name: string) => fileURLToPath(new URL(name, import.meta.url));

const mathHeaderPath = 'usr/include/wasm32-wasip1/math.h';

/**
 * libc++ includes `<math.h>` from nearly every header, g++'s library does not, and many learners name a
 * variable `y1`. Our `<bits/stdc++.h>` declares these functions again, because with that header g++ rejects
 * the variable too.
 */
function withoutBesselFunctions(header: Buffer | undefined): Buffer {
  const text = header?.toString('utf8') ?? '';
  const changed = text.replace(/^(?:float|double)\s+[jy][01n]f?\s*\([^)]*\);\s*$/gm, '');
  if (changed === text)
    throw new Error('The header <math.h> does not declare the Bessel functions any more.');
  return Buffer.from(changed);
}

export async function makeSystemPack(clang: ClangPackage): Promise<Buffer> {
  const archive = readTar(await readFile(join(clang.folder, 'llvm-resources.tar')));
  const files = new Map<string, Uint8Array>();
  for (const [path, content] of archive) if (isKept(path)) files.set(`usr/${path}`, content);
  files.set(mathHeaderPath, withoutBesselFunctions(archive.get(mathHeaderPath.slice('usr/'.length))));
  files.set(standardHeaderPath, await readFile(besideThis('stdc++.h')));
  files.set(supportObjectPath, await compileForPack(clang, 'support.cpp'));
  files.set(fastStreamsObjectPath, await compileForPack(clang, 'fast-streams.cpp'));
  files.set(fastLibraryObjectPath, await compileForPack(clang, 'fast-library.cpp'));
  return Buffer.from(packFiles(files));
}

/** In its own process: the compiler needs 300 MB. */
async function compileForPack(clang: ClangPackage, source: string): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'codeferry-cpp-'));
  try {
    const object = join(folder, 'out.o');
    const args = JSON.stringify(supportArgs(source, 'out.o'));
    const script = besideThis('compile-support.mjs');
    await promisify(execFile)(process.execPath, [script, clang.script, args, besideThis(source), object]);
    return await readFile(object);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
