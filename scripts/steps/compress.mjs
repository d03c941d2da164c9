import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);
const worthIt = /\.(js|mjs|css|html|svg|json|webmanifest|wasm|zip|bin|txt)$/;

/** @param {Buffer} bytes */
async function brotliOf(bytes) {
  // Brotli's last two levels cost ten times the time for 3 %: above a megabyte level 9 is better.
  const quality = bytes.length > 1_000_000 ? 9 : 11;
  const params = {
    [zlib.constants.BROTLI_PARAM_QUALITY]: quality,
    [zlib.constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  return await brotli(bytes, { params });
}

/** @param {string} folder @returns {string[]} */
const filesBelow = (folder) =>
  fs.readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(folder, entry.name);
    return entry.isDirectory() ? filesBelow(file) : [file];
  });

/**
 * Writes `.br` and `.gz` beside every file that becomes smaller. Large results are cached in .cache by
 * content, because the runtimes (15 MB) rarely change between builds.
 * @param {string} folder
 * @param {string} root project folder
 * @param {(detail: string) => void} report
 */
export async function compressFolder(folder, root, report) {
  const cache = path.join(root, '.cache', 'compressed');
  fs.mkdirSync(cache, { recursive: true });
  for (const file of filesBelow(folder).filter((name) => worthIt.test(name))) {
    const bytes = fs.readFileSync(file);
    if (bytes.length < 1024) continue;
    report(path.relative(folder, file));
    const key = path.join(cache, createHash('sha256').update(bytes).digest('hex').slice(0, 32));
    // The runtimes have their own .br copies; files this large are rarely requested as gzip, so a fast level
    // is enough.
    const gzipLevel = bytes.length > 1_000_000 ? 5 : 9;
    for (const [suffix, compress] of /** @type {const} */ ([
      ['.br', brotliOf],
      ['.gz', (/** @type {Buffer} */ data) => gzip(data, { level: gzipLevel })],
    ])) {
      if (fs.existsSync(file + suffix)) continue;
      if (!fs.existsSync(key + suffix)) {
        // Renamed when complete, because a build may be interrupted.
        fs.writeFileSync(`${key}${suffix}.new`, await compress(bytes));
        fs.renameSync(`${key}${suffix}.new`, key + suffix);
      }
      const compressed = fs.readFileSync(key + suffix);
      if (compressed.length < bytes.length * 0.95) fs.writeFileSync(file + suffix, compressed);
    }
  }
}
