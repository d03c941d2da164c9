/** Whether the licence of each package that we ship allows it. */
import fs from 'node:fs';
import path from 'node:path';

/** Licences that ask for a notice at most. MPL-2.0 also asks for the source of changed files: we change none. */
const allowed = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'Unlicense',
]);

/** Packages without a licence in npm's form, by what their own files say. @type {Record<string, string>} */
const readByHand = { limiter: 'MIT' };

/** @param {string} expression an SPDX expression with AND or OR */
export function isAllowed(expression) {
  return expression
    .replace(/^\((.*)\)$/, '$1')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((licence) => allowed.has(licence)));
}

/**
 * Production packages with another licence, or with none.
 * @param {Record<string, { license?: string, dev?: boolean, link?: boolean }>} packages of package-lock.json
 */
export function refusedPackages(packages) {
  return Object.entries(packages)
    .filter(([place, { dev, link }]) => place !== '' && !dev && !link)
    .map(([place, { license }]) => {
      const name = place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);
      return { name, licence: license ?? readByHand[name] };
    })
    .filter(({ licence }) => licence === undefined || !isAllowed(licence))
    .map(({ name, licence }) => `${name}: ${licence ?? 'no licence'}`);
}

/** @param {string} root @returns {Promise<{ passed: number, failed: number, output: string }>} */
export async function checkLicences(root) {
  const { packages } = JSON.parse(fs.readFileSync(path.join(root, 'package-lock.json'), 'utf8'));
  const refused = refusedPackages(packages);
  return {
    passed: refused.length === 0 ? 1 : 0,
    failed: refused.length,
    output: refused.map((line) => `  ${line}`).join('\n'),
  };
}
