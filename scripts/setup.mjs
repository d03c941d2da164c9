/**
 * `npm run setup`: installs and builds everything that `npm start` and `npm test` need, without starting
 * anything.
 */
import path from 'node:path';
import { isBuildFresh } from './steps/build-stamp.mjs';
import { installPackages, requireNode } from './steps/install.mjs';
import { SetupError } from './steps/progress.mjs';
import { ensureToolchains } from './steps/toolchains.mjs';

const root = path.resolve(import.meta.dirname, '..');

async function main() {
  requireNode();
  process.chdir(root);
  await installPackages(root);
  await ensureToolchains(root);
  const { ensureBrowser } = await import('./steps/browser.mjs');
  console.log(`✓ Browser for the tests: ${await ensureBrowser()}`);
  if (!isBuildFresh(root)) {
    const { build } = await import('./build.mjs');
    await build(root);
  }
}

main().catch((error) => {
  console.error(error instanceof SetupError ? `\n${error.message}` : error);
  process.exit(1);
});
