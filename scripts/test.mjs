/**
 * `npm test`: sets up what the tests need and runs all checks; the last line is `N passed, N failed`.
 *
 * The test projects run one after the other, each with as many parallel files as two cores allow; the static
 * checks run during the build. Every line is labelled; the last lines list all failures.
 *
 *   --only=format,lint,types,imports,unused,sizes,unit,components,integration,conformance,e2e,firefox   only these
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
const projects = ['unit', 'components', 'conformance', 'integration', 'e2e', 'firefox'].filter(wanted);

/** @import { Failure } from './steps/failure-reporter.mjs' */

const total = { passed: 0, failed: 0 };
/** Printed at the end, because nobody reads the rest of a long run. */
const remarks = {
  /** @type {string[]} */ failed: [],
  /** @type {string[]} */ flaky: [],
};
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
    if (result.failed > 0) remarks.failed.push(check.name);
    count(result);
  }
}

/** Installs what the tests need from outside: Firebase's emulator and browsers. */
async function prepare() {
  const env = { ...process.env };
  if (projects.includes('integration') || projects.includes('e2e')) {
    const { ensureFirebaseEmulator } = await import('./steps/firebase-emulator.mjs');
    await ensureFirebaseEmulator(root);
  }
  if (projects.includes('e2e') || projects.includes('firefox')) {
    const { ensureBrowser, ensureFirefox } = await import('./steps/browser.mjs');
    env.CHROMIUM_PATH = await ensureBrowser();
    if (projects.includes('firefox')) env.FIREFOX_PATH = await ensureFirefox();
  }
  return env;
}

async function buildProduct() {
  if (!(projects.includes('e2e') || projects.includes('firefox')) || isBuildFresh(root)) return;
  const { build } = await import('./build.mjs');
  await build(root);
}

/** Whether the product was built; a failed build counts as one failure. @param {Promise<void>} building */
async function isBuilt(building) {
  return await building.then(
    () => true,
    (error) => {
      countTrouble(error);
      return false;
    },
  );
}

/**
 * Runs all test projects, the browser tests first, because they need the fresh build. @param
 * {NodeJS.ProcessEnv} env @param {boolean} hasProduct
 */
async function runProjects(env, hasProduct) {
  if (hasProduct) await runProject('e2e', env);
  for (const project of ['unit', 'components', 'conformance', 'integration']) await runProject(project, env);
  if (!hasProduct || !projects.includes('firefox')) return;
  if (env.FIREFOX_PATH) await runProject('firefox', env);
  else
    console.log(
      'firefox: skipped, because Firefox is not installed. Run `apt-get install firefox-esr`, or set FIREFOX_PATH to its path.',
    );
}

async function main() {
  requireNode();
  process.chdir(root);
  await installPackages(root);
  await ensureToolchains(root);
  fs.mkdirSync(path.join(root, '.cache', 'test-report'), { recursive: true });
  const env = await prepare();
  // The build waits for disks and compression, and each check is one process: two cores do both in the time
  // of one.
  const building = isBuilt(buildProduct());
  await runStaticChecks().catch(countTrouble);
  await runProjects(env, await building);
  if (!only) {
    const { code, output } = await run(process.execPath, ['scripts/rules.mjs'], { cwd: root });
    console.log(`\n${output}`);
    count({ passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 });
  }
}

/** A failure outside of the tests. @param {unknown} error */
function countTrouble(error) {
  console.error(error instanceof SetupError ? error.message : error);
  remarks.failed.push(error instanceof Error ? error.message : String(error));
  total.failed += 1;
}

/** @param {string} project @param {NodeJS.ProcessEnv} env */
async function runProject(project, env) {
  if (!projects.includes(project)) return;
  const startedAt = performance.now();
  const { runProjectTwice } = await import('./steps/vitest-project.mjs');
  const result = await runProjectTwice(root, project, env);
  const minutes = ((performance.now() - startedAt) / 60_000).toFixed(1);
  console.log(`— ${project}: ${result.passed} passed, ${result.failed} failed, ${minutes} min —`);
  count(result);
  const say = (/** @type {Failure} */ { file, test, message }) =>
    [`${project}: ${[file, test].filter(Boolean).join(' › ')}`, ...message.split('\n')].join('\n    ');
  remarks.failed.push(...result.failures.map(say));
  remarks.flaky.push(...result.flaky.map(say));
  if (result.failed > 0 && result.failures.length === 0) remarks.failed.push(`${project}: see above`);
}

await main().catch(countTrouble);
for (const text of remarks.flaky) console.log(`\nflaky (failed, then passed alone): ${text}`);
for (const text of remarks.failed) console.log(`\n✗ ${text}`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);
