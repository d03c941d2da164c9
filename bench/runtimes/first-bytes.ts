import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';

/** The best quality, which our own files have. */
const quality = 11;

const known = new Map<string, number>();

/** Cached: the interpreter's WebAssembly is the same file on both sides, and takes a minute. */
function compressedBytes(file: string): number {
  const content = fs.readFileSync(file);
  const key = `${path.basename(file)} ${content.byteLength}`;
  const bytes = known.get(key) ?? compress(file, content);
  known.set(key, bytes);
  return bytes;
}

function compress(file: string, content: Buffer): number {
  return zlib.brotliCompressSync(content, {
    params: {
      [zlib.constants.BROTLI_PARAM_QUALITY]: quality,
      [zlib.constants.BROTLI_PARAM_LGWIN]: 24,
      // As in our own build; no effect on other files.
      ...(file.endsWith('heap.bin') && {
        [zlib.constants.BROTLI_PARAM_NPOSTFIX]: 2,
        [zlib.constants.BROTLI_PARAM_NDIRECT]: 12,
      }),
    },
  }).byteLength;
}

/**
 * Bytes transferred before the first Python program can run, with equal compression: ours, and Pyodide's own
 * files.
 */
export function firstRunBytes(builtApp: string, pyodide: string): { ours: number; bare: number } {
  const files = (fs.readdirSync(builtApp, { recursive: true }) as string[]).map((name) =>
    path.join(builtApp, name),
  );
  const wanted = files.filter(
    (name) => /\/(?:heap\.bin|pyodide\.asm\.wasm)$/.test(name) || /python\.worker-[^/]*\.js$/.test(name),
  );
  if (wanted.length !== 3) throw new Error(`Not what Python starts from: ${wanted.join(', ')}`);
  const theirs = [
    'pyodide.mjs',
    'pyodide.asm.mjs',
    'pyodide.asm.wasm',
    'python_stdlib.zip',
    'pyodide-lock.json',
  ];
  const sum = (names: string[]) => names.reduce((total, name) => total + compressedBytes(name), 0);
  return { ours: sum(wanted), bare: sum(theirs.map((name) => path.join(pyodide, name))) };
}
