/** THIRD_PARTY.md: which packages browsers load, under which licence, and what needs them. */
import fs from 'node:fs';
import path from 'node:path';
import { insidePackages } from './licenses.mjs';

/** @typedef {{ name: string, version: string, licence: string }} Shipped */

const browserFolders = ['contract', 'src', 'sw', 'wasm'];
/** Build scripts and tests lie beside the code, but no browser loads them. */
const notLoaded = /\.test\.tsx?$|\/(testbed|build)\/|\/vite-[^/]+$|\.d\.ts$/;

/** The packages in the build's list of licences. @param {string} list @returns {Shipped[]} */
export function shippedPackages(list) {
  return [...list.matchAll(/^## (\S+) - (\S+) \((.+)\)$/gm)].map(
    ([, name = '', version = '', licence = '']) => ({
      name,
      version,
      licence: licence.replace(/^\((.*)\)$/, '$1'),
    }),
  );
}

/** The rows of THIRD_PARTY.md. @param {string} page @returns {Shipped[]} */
export function listedPackages(page) {
  return [...page.matchAll(/^\| `([^`]+)` \| (\S+) \| ([^|]+) \|/gm)].map(
    ([, name = '', version = '', licence = '']) => ({ name, version, licence: licence.trim() }),
  );
}

/** @param {string} folder @returns {string[]} */
const filesBelow = (folder) =>
  fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(tsx?|css)$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => !notLoaded.test(file));

/**
 * Packages that browser code imports itself, with the folders that do. Type imports do not count.
 * @param {string} root @returns {Map<string, string[]>}
 */
export function directImports(root) {
  /** @type {Map<string, string[]>} */
  const found = new Map();
  for (const folder of browserFolders) {
    for (const file of filesBelow(path.join(root, folder))) {
      const text = fs.readFileSync(file, 'utf8').replace(/^import type [^;]*;$/gm, '');
      for (const [, specifier = ''] of text.matchAll(
        /(?:\bfrom |^import |\bimport\(|url\()['"]([^'"]+)['"]/gm,
      )) {
        const name = /^(@[\w.-]+\/[\w.-]+|[a-z][\w.-]*)(\/|$)/.exec(specifier)?.[1];
        if (name && !found.get(name)?.includes(folder)) found.set(name, [...(found.get(name) ?? []), folder]);
      }
    }
  }
  return found;
}

/** The packages of package-lock.json. @param {string} root @returns {Record<string, { version: string, license?: string, dependencies?: object, peerDependencies?: object }>} */
export function lockedPackages(root) {
  return JSON.parse(fs.readFileSync(path.join(root, 'package-lock.json'), 'utf8')).packages;
}

/**
 * The whole page.
 * @param {string} root @param {readonly Shipped[]} shipped
 */
export function thirdPartyPage(root, shipped) {
  const locked = lockedPackages(root);
  const direct = directImports(root);
  const sorted = [...shipped].sort((a, b) => (a.name < b.name ? -1 : 1));
  const needs = (/** @type {string} */ by, /** @type {string} */ name) => {
    const { dependencies, peerDependencies } = locked[`node_modules/${by}`] ?? {};
    return name in { ...dependencies, ...peerDependencies };
  };
  const usedBy = (/** @type {string} */ name) => {
    const folders = direct.get(name);
    if (folders) return folders.join(', ');
    const through = sorted.filter((other) => other.name !== name && needs(other.name, name));
    if (through.length === 0) return 'wasm (copied by the build)';
    const more = through.length > 3 ? [`${through.length - 3} more`] : [];
    return [...through.slice(0, 3).map((other) => `\`${other.name}\``), ...more].join(', ');
  };
  const rows = sorted.map(
    ({ name, version, licence }) => `| \`${name}\` | ${version} | ${licence} | ${usedBy(name)} |`,
  );
  return `# Third-party software

Packages that browsers load as a part of Codeferry. The app serves the full licence texts at \`/third-party.txt\`. Packages that only the server
or the development tools use are in \`package-lock.json\`.

\`npm run third-party\` writes this page after a build; a test checks it.

| package | version | licence | used by |
|---|---|---|---|
${rows.join('\n')}

These packages contain further programs:

| program | package | licence |
|---|---|---|
${insidePackages.map(({ programs, package: name, licence }) => `| ${programs} | \`${name}\` | ${licence} |`).join('\n')}
`;
}
