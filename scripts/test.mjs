/**
 * `npm test`: sets up what the tests need and runs every check there is; the last line is `N passed, N failed`.
 *
 *   --only=format,lint,types,imports,unused,sizes,unit,integration,conformance,e2e   just these
 */
import fs from 'node:fs';
import path from 'node:path';
import { isBuildFresh } from './steps/build-stamp.mjs';
import { installPackages, requireNode } from './steps/install.mjs';
import { SetupError, step } from './steps/progress.mjs';
import { run } from './steps/run.mjs';
import { ensureToolchains } from './steps/toolchains.mjs';

const root = path.resolve(import.meta.dirname, '..');
const only = process.argv
  .find((argument) => argument.startsWith('--only='))
  ?.slice('--only='.length)
  .split(',');
const wanted = (/** @type {string} */ name) => !only || only.includes(name.split(' ')[0] ?? name);
const projects = ['unit', 'conformance', 'integration', 'e2e'].filter(wanted);

/** Running totals of the whole command. */
const total = { passed: 0, failed: 0 };
/** @param {{ passed: number, failed: number }} part */
function count(part) {
  total.passed += part.passed;
  total.failed += part.failed;
}

async function runStaticChecks() {
  const { staticChecks } = await import('./steps/checks.mjs');
  for (const check of staticChecks.filter(({ name }) => wanted(name))) {
    const result = await step(check.name, () => check.run(root));
    if (result.output) console.log(result.output);
    if (result.failed > 0) console.log(`✗ ${check.name} failed`);
    count(result);
  }
}

/** What the tests of the wanted projects need: a browser, and the built product that the browser loads. */
async function prepare() {
  const env = { ...process.env };
  if (projects.includes('e2e')) {
    const { ensureBrowser } = await import('./steps/browser.mjs');
    env.CHROMIUM_PATH = await ensureBrowser();
    if (!isBuildFresh(root)) {
      const { build } = await import('./build.mjs');
      await build(root);
    }
  }
  return env;
}

async function main() {
  requireNode();
  process.chdir(root);
  await installPackages(root);
  await ensureToolchains(root);
  fs.mkdirSync(path.join(root, '.cache', 'test-report'), { recursive: true });
  const env = await prepare();
  await runStaticChecks();
  for (const project of projects) {
    console.log(`\n— ${project} —`);
    count(await runVitest(project, env));
  }
  if (!only) {
    const { code, output } = await run(process.execPath, ['scripts/rules.mjs'], { cwd: root });
    console.log(`\n${output}`);
    count({ passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 });
  }
}

/** @param {string} project @param {NodeJS.ProcessEnv} env */
async function runVitest(project, env) {
  const vitest = await import('./steps/vitest-project.mjs');
  return await vitest.runVitest(root, project, env);
}

try {
  await main();
} catch (error) {
  console.error(error instanceof SetupError ? error.message : error);
  total.failed += 1;
}
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);
