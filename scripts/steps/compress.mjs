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
  // The last two levels of brotli cost ten times the time for 3 %: above a megabyte level 9 is the better bargain.
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
 * Writes `.br` and `.gz` beside every file that gains from it. Large results are kept in .cache by content, because the
 * runtimes (15 MB) hardly ever change between builds.
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
    // The runtimes bring their own .br copies; what is that large is hardly ever asked for as gzip, so that may be quick.
    const gzipLevel = bytes.length > 1_000_000 ? 5 : 9;
    for (const [suffix, compress] of /** @type {const} */ ([
      ['.br', brotliOf],
      ['.gz', (/** @type {Buffer} */ data) => gzip(data, { level: gzipLevel })],
    ])) {
      if (fs.existsSync(file + suffix)) continue;
      if (!fs.existsSync(key + suffix)) {
        // Under its final name only when it is whole: a build may be cut short.
        fs.writeFileSync(`${key}${suffix}.new`, await compress(bytes));
        fs.renameSync(`${key}${suffix}.new`, key + suffix);
      }
      const compressed = fs.readFileSync(key + suffix);
      if (compressed.length < bytes.length * 0.95) fs.writeFileSync(file + suffix, compressed);
    }
  }
}
