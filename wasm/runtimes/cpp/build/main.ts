/**
 * Usage: node --import tsx wasm/runtimes/cpp/build/main.ts ROOT [WEB]
 * Builds the C++ runtime into the built app at low priority, then compresses the other runtimes better.
 * Runs in the background; the product works without it. RUNTIME_BROTLI_QUALITY (0 to 11) sets the
 * compression.
 */
import { mkdir } from 'node:fs/promises';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import { compressBest } from '../../build/compressed';
import { buildCppFiles } from './cpp-runtime';
import { publishCpp } from './publish-cpp';

const [root, told] = process.argv.slice(2);
if (!root) throw new Error('The project folder is missing.');
const web = told ?? join(root, 'dist/web');
setPriority(19);
const cacheFolder = join(root, '.cache/runtimes');
await mkdir(cacheFolder, { recursive: true });
const startMs = performance.now();
const files = await buildCppFiles(cacheFolder, (line) => console.log(line));
if (files) {
  const brotliQuality = Number(process.env.RUNTIME_BROTLI_QUALITY ?? 9);
  const { downloadBytes } = await publishCpp({ files, web, cacheFolder, brotliQuality });
  const seconds = Math.round((performance.now() - startMs) / 1000);
  console.log(
    `C++ for the browser is ready: ${(downloadBytes / 1e6).toFixed(1)} MB to download, ${seconds} s.`,
  );
} else {
  console.log('C++ for the browser is skipped: the optional compiler package is not installed.');
}
await compressBest(web, cacheFolder);
