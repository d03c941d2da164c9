import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/** Everything the build depends on. Not tests and docs: editing them must not cause a build. */
const inputs = [
  'contract',
  'src',
  'sw',
  'wasm',
  'server',
  'public',
  'tools/cli',
  'scripts/build.mjs',
  'vite.config.ts',
  'package-lock.json',
];
const ignored = /(\.test\.tsx?|\.gen\.ts|\/tsconfig\.json)$|\/testbed\//;

/** @param {string} root @param {string} relative @returns {string[]} */
function filesBelow(root, relative) {
  const absolute = path.join(root, relative);
  if (!fs.existsSync(absolute)) return [];
  if (fs.statSync(absolute).isFile()) return [relative];
  return fs
    .readdirSync(absolute, { withFileTypes: true })
    .flatMap((entry) =>
      entry.isDirectory()
        ? filesBelow(root, `${relative}/${entry.name}`)
        : entry.isFile()
          ? [`${relative}/${entry.name}`]
          : [],
    )
    .filter((file) => !ignored.test(file));
}

/** The hash of all inputs of the build, by content: a checkout changes times, not contents. */
export function buildInputsHash(/** @type {string} */ root) {
  const hash = createHash('sha256');
  for (const file of inputs.flatMap((input) => filesBelow(root, input)).sort()) {
    hash
      .update(file)
      .update('\0')
      .update(fs.readFileSync(path.join(root, file)))
      .update('\0');
  }
  return hash.digest('hex');
}

const stampOf = (/** @type {string} */ root) => path.join(root, 'dist', '.build-stamp');

/** @param {string} root @returns {boolean} whether dist/ was built from exactly these files */
export function isBuildFresh(root) {
  const stamp = stampOf(root);
  return fs.existsSync(stamp) && fs.readFileSync(stamp, 'utf8') === buildInputsHash(root);
}

/** @param {string} root @param {string} hash of `buildInputsHash` before the build began */
export function writeBuildStamp(root, hash) {
  fs.writeFileSync(stampOf(root), hash);
}
