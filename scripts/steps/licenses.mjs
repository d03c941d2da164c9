import fs from 'node:fs';
import path from 'node:path';

/**
 * Packages that browsers load, but that the bundler's list of licences does not contain: copied runtimes, workers, the service worker,
 * fonts. For a package without a licence file the list has its name and home page.
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

/** Programs inside those packages, which npm does not know. */
export const insidePackages = [
  {
    programs: 'CPython and its standard library',
    package: 'pyodide',
    licence: 'PSF-2.0',
    texts: ['https://docs.python.org/3/license.html'],
  },
  {
    programs: 'QuickJS',
    package: '@jitl/quickjs-wasmfile-release-sync',
    licence: 'MIT',
    texts: ['https://bellard.org/quickjs/'],
  },
  {
    programs: 'LLVM, Clang, LLD, libc++ and wasi-libc',
    package: '@yowasp/clang',
    licence: 'Apache-2.0 WITH LLVM-exception, MIT',
    texts: ['https://llvm.org/LICENSE.txt', 'https://github.com/WebAssembly/wasi-libc/blob/main/LICENSE'],
  },
];

/**
 * Completes `dist/web/third-party.txt`, which the bundler began. Fails when a package has no licence. @param
 * {string} root
 */
export function completeLicenses(root) {
  const file = path.join(root, 'dist/web/third-party.txt');
  const listed = fs.readFileSync(file, 'utf8');
  const missing = besideTheBundle.filter((name) => !listed.includes(`## ${name} - `));
  const inside = insidePackages.map(
    ({ programs, package: name, licence, texts }) =>
      `\n## ${programs}, inside ${name} (${licence})\n\n${texts.join('\n')}\n`,
  );
  fs.appendFileSync(file, [...missing.map((name) => licenseOf(root, name)), ...inside].join(''));
}

/** @param {string} root @param {string} name */
function licenseOf(root, name) {
  const folder = path.join(root, 'node_modules', name);
  // Optional packages may not be installed, and then they are not shipped.
  if (!fs.existsSync(folder)) return '';
  const { version, license, homepage } = JSON.parse(
    fs.readFileSync(path.join(folder, 'package.json'), 'utf8'),
  );
  if (typeof license !== 'string') throw new Error(`${name} has no licence in its package.json.`);
  const found = fs.readdirSync(folder).find((entry) => /^licen[cs]e(\.|$)/i.test(entry));
  const text = found ? fs.readFileSync(path.join(folder, found), 'utf8').trim() : (homepage ?? '');
  return `\n## ${name} - ${version} (${license})\n\n${text}\n`;
}
