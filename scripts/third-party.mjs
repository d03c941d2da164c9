/**
 * `npm run third-party`: writes THIRD_PARTY.md, the packages that browsers load, from the list of licences that the build leaves
 * in dist/web/third-party.txt. Run it after a dependency changed. `third-party.test.ts` checks the file without a build.
 */
import fs from 'node:fs';
import path from 'node:path';
import { isBuildFresh } from './steps/build-stamp.mjs';
import { shippedPackages, thirdPartyPage } from './steps/third-party-page.mjs';

const root = path.resolve(import.meta.dirname, '..');

if (!isBuildFresh(root)) {
  console.error('The build is missing or old. Run `npm run build` first.');
  process.exit(1);
}
const shipped = shippedPackages(fs.readFileSync(path.join(root, 'dist/web/third-party.txt'), 'utf8'));
fs.writeFileSync(path.join(root, 'THIRD_PARTY.md'), thirdPartyPage(root, shipped));
console.log(`THIRD_PARTY.md: ${shipped.length} packages.`);
