/**
 * `npm test`: sets up what the tests need and runs all checks; the last line is `N passed, N failed`.
 * `npm run test:deep`: also runs the deep lane (decision 027): long tests of what rarely breaks.
 *
 * `--help` explains the options (steps/test-options.mjs).
 *
 * The test projects run one after the other, each with as many parallel files as two cores allow; Firefox runs
 * beside the short ones, and the static checks during the build. Every line is labelled; the last lines list all
 * failures. No test runs twice.
 */
import fs from 'node:fs';
import path from 'node:path';
import { isBuildFresh } from './steps/build-stamp.mjs';
import { runDeepSubjects } from './steps/deep-lane.mjs';
import { installPackages, requireNode } from './steps/install.mjs';
import { SetupError, step } from './steps/progress.mjs';
import { run } from './steps/run.mjs';
import { readTestOptions, testUsage } from './steps/test-options.mjs';
import { createTotals } from './steps/test-totals.mjs';
import { ensureToolchains } from './steps/toolchains.mjs';

const root = path.resolve(import.meta.dirname, '..');
const options = readOptions();
const { projects, wants } = options;
const totals = createTotals();
const startedAt = performance.now();

function readOptions() {
  try {
    const read = readTestOptions(process.argv.slice(2));
    if (!read.help) return read;
    console.log(testUsage);
    process.exit(0);
  } catch (error) {
    console.error(`${error instanceof SetupError ? error.message : error}\n\n${testUsage}`);
    process.exit(2);
  }
}

async function runStaticChecks() {
  const { staticChecks } = await import('./steps/checks.mjs');
  for (const check of staticChecks.filter(({ name }) => wants(name))) {
    const result = await step(check.name, () => check.run(root));
    if (result.output) console.log(result.output);
    totals.add(result, result.failed > 0 ? [check.name] : []);
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
    const { ensureBrowser, ensureCertutil, ensureFirefox, ensureHeadlessShell } = await import(
      './steps/browser.mjs'
    );
    if (options.deep) await ensureCertutil();
    env.CHROMIUM_PATH = await ensureBrowser();
    const shell = await ensureHeadlessShell();
    if (shell) env.CHROMIUM_SHELL_PATH = shell;
    if (projects.includes('firefox')) env.FIREFOX_PATH = await ensureFirefox();
  }
  return env;
}

/** Whether the product is built; a failed build counts as one failure. */
async function isBuilt() {
  if (!(projects.includes('e2e') || projects.includes('firefox'))) return false;
  if (isBuildFresh(root)) return true;
  const { build } = await import('./build.mjs');
  return await build(root).then(
    () => true,
    (error) => {
      countTrouble(error);
      return false;
    },
  );
}

/** A failure outside of the tests. @param {unknown} error */
function countTrouble(error) {
  console.error(error instanceof SetupError ? error.message : error);
  totals.add({ passed: 0, failed: 1 }, [error instanceof Error ? error.message : String(error)]);
}

/** @param {string} project @param {NodeJS.ProcessEnv} env @param {boolean} hasProduct */
async function runProject(project, env, hasProduct) {
  if (!hasProduct && (project === 'e2e' || project === 'firefox')) return;
  if (project === 'firefox' && !env.FIREFOX_PATH) {
    console.log(
      'firefox: did not run, because Firefox is not installed. Run `apt-get install firefox-esr`, or set FIREFOX_PATH to its path.',
    );
    return;
  }
  const { runVitest } = await import('./steps/vitest-project.mjs');
  totals.addProject(project, await runVitest(root, project, env));
}

/**
 * One after the other; but Firefox waits a lot, so it runs beside the short projects.
 * @param {NodeJS.ProcessEnv} env @param {boolean} hasProduct
 */
async function runProjects(env, hasProduct) {
  /** @param {readonly string[]} names */
  const inTurn = async (names) => {
    for (const project of projects.filter((name) => names.includes(name)))
      await runProject(project, env, hasProduct);
  };
  const long = ['e2e', 'integration'];
  const short = projects.filter((name) => ![...long, 'firefox'].includes(name));
  await inTurn(['e2e']);
  await Promise.all([inTurn(['firefox']), inTurn(short)]);
  await inTurn(['integration']);
}

async function checkRules() {
  const { code, output } = await run(process.execPath, ['scripts/rules.mjs', '--strict'], { cwd: root });
  console.log(`\n${output}`);
  totals.add(
    { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 },
    code === 0 ? [] : ['rules: see above'],
  );
}

async function main() {
  requireNode();
  process.chdir(root);
  await installPackages(root);
  await ensureToolchains(root);
  const reports = path.join(root, '.cache', 'test-report');
  if (options.isWhole) fs.rmSync(reports, { recursive: true, force: true });
  fs.mkdirSync(reports, { recursive: true });
  // The build waits for disks and compression, downloads wait for the network, and each check is one process: two
  // cores do all of them in the time of one.
  const building = isBuilt();
  const preparing = prepare();
  preparing.catch(() => {}); // thrown where it is awaited
  if (!options.onlyDeep) await runStaticChecks().catch(countTrouble);
  const env = await preparing;
  const hasProduct = await building;
  if (!options.onlyDeep) await runProjects(env, hasProduct);
  if (options.isWhole) await checkRules();
  if (options.deep) await runDeepSubjects(root, env, { ...options, startedAt }, totals);
}

await main().catch(countTrouble);
const failed = totals.print();
console.log(`(${((performance.now() - startedAt) / 60_000).toFixed(1)} min)`);
// Nothing to count if a change touches no folder with deep tests.
if (!totals.isEmpty()) console.log(totals.line());
process.exit(failed ? 1 : 0);
