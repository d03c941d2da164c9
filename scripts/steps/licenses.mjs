import fs from 'node:fs';
import path from 'node:path';

/**
 * Packages whose parts browsers load, but which the bundler's own list of licences does not see: engines that are copied, workers,
 * the service worker, fonts. Some have no licence file in the package: then its name and its home page stand for it.
 */
const besideTheBundle = [
  'pyodide',
  'quickjs-emscripten',
  'quickjs-emscripten-core',
  '@jitl/quickjs-wasmfile-release-sync',
  '@yowasp/clang',
  '@fontsource-variable/inter',
  '@fontsource-variable/jetbrains-mono',
  'minisearch',
  'workbox-core',
  'workbox-precaching',
  'workbox-routing',
];

/** Programs inside those packages, which npm knows nothing of. */
const insidePackages = `
## CPython and its standard library, inside pyodide (PSF-2.0)

https://docs.python.org/3/license.html

## QuickJS, inside @jitl/quickjs-wasmfile-release-sync (MIT)

https://bellard.org/quickjs/

## LLVM, Clang, LLD, libc++ and wasi-libc, inside @yowasp/clang (Apache-2.0 WITH LLVM-exception, MIT)

https://llvm.org/LICENSE.txt
https://github.com/WebAssembly/wasi-libc/blob/main/LICENSE
`;

/** Completes `dist/web/third-party.txt`, which the bundler began. Fails when a package names no licence. @param {string} root */
export function completeLicenses(root) {
  const file = path.join(root, 'dist/web/third-party.txt');
  const listed = fs.readFileSync(file, 'utf8');
  const missing = besideTheBundle.filter((name) => !listed.includes(`## ${name} - `));
  fs.appendFileSync(file, missing.map((name) => licenseOf(root, name)).join('') + insidePackages);
}

/** @param {string} root @param {string} name */
function licenseOf(root, name) {
  const folder = path.join(root, 'node_modules', name);
  // Optional packages are not installed everywhere, and then nothing of them is shipped.
  if (!fs.existsSync(folder)) return '';
  const { version, license, homepage } = JSON.parse(
    fs.readFileSync(path.join(folder, 'package.json'), 'utf8'),
  );
  if (typeof license !== 'string') throw new Error(`${name} names no licence in its package.json.`);
  const found = fs.readdirSync(folder).find((entry) => /^licen[cs]e(\.|$)/i.test(entry));
  const text = found ? fs.readFileSync(path.join(folder, found), 'utf8').trim() : (homepage ?? '');
  return `\n## ${name} - ${version} (${license})\n\n${text}\n`;
}
