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
  const whole = [listed, ...missing.map((name) => licenseOf(root, name)), ...inside].join('');
  const read = (/** @type {string} */ place) =>
    fs.readFileSync(path.join(root, 'node_modules', place), 'utf8');
  fs.writeFileSync(
    file,
    withTexts(whole, {
      'Apache-2.0': read('dompurify/LICENSE'),
      'MPL-2.0': read('dompurify/LICENSE-MPL'),
      MIT: mitText,
      ISC: iscText,
    }),
  );
}

const warranty = `THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE
WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR
COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE,
ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.`;

const mitText = `Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated documentation
files (the "Software"), to deal in the Software without restriction, including without limitation the rights to use, copy,
modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit persons to whom the
Software is furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the
Software.

${warranty}`;

const iscText = `Permission to use, copy, modify, and/or distribute this software for any purpose with or without fee is hereby granted,
provided that the above copyright notice and this permission notice appear in all copies.

THE SOFTWARE IS PROVIDED "AS IS" AND THE AUTHOR DISCLAIMS ALL WARRANTIES WITH REGARD TO THIS SOFTWARE INCLUDING ALL IMPLIED
WARRANTIES OF MERCHANTABILITY AND FITNESS. IN NO EVENT SHALL THE AUTHOR BE LIABLE FOR ANY SPECIAL, DIRECT, INDIRECT, OR
CONSEQUENTIAL DAMAGES OR ANY DAMAGES WHATSOEVER RESULTING FROM LOSS OF USE, DATA OR PROFITS, WHETHER IN AN ACTION OF CONTRACT,
NEGLIGENCE OR OTHER TORTIOUS ACTION, ARISING OUT OF OR IN CONNECTION WITH THE USE OR PERFORMANCE OF THIS SOFTWARE.`;

/** Shorter entries name a page or an author, and contain no licence. */
const textCharsMin = 200;

/**
 * Some packages come without a file of their licence. Their entry then refers to its text at the end.
 * @param {string} list @param {Record<string, string>} texts by the licence's SPDX name
 * @throws if a text is needed and not given
 */
export function withTexts(list, texts) {
  const needed = new Set();
  const complete = list.replace(
    /^(## \S+ - \S+ \((.+)\)\n)((?:(?!## \S+ - )(?!## .*, inside ).*\n?)*)/gm,
    (whole, heading, licence, body) => {
      if (body.trim().length >= textCharsMin) return whole;
      if (texts[licence] === undefined)
        throw new Error(`There is no text of ${licence} for ${heading.trim()}.`);
      needed.add(licence);
      return `${heading}\n${body.trim() ? `${body.trim()}\n` : ''}The text of ${licence} is at the end of this list.\n\n`;
    },
  );
  const ending = [...needed].sort().map((name) => `\n### Text of ${name}\n\n${texts[name]?.trim()}\n`);
  return complete + ending.join('');
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
