import fs from 'node:fs';
import path from 'node:path';
import { run } from './run.mjs';

/** @import { Failure } from './failure-reporter.mjs' */

/**
 * @typedef {object} ProjectResult
 * @property {number} passed
 * @property {number} failed
 * @property {Failure[]} failures what failed and where; empty if unknown
 */

/** More failed files than this are not a timing problem. */
const mostFilesAgain = 5;
/**
 * Projects whose tests compete with browsers, databases and judges for the machine; other tests fail for one
 * reason only.
 */
const timed = ['integration', 'e2e', 'firefox'];

/**
 * Runs one vitest project and counts its tests. A skipped test counts as failed.
 * @param {string} root project folder
 * @param {string} project unit | components | integration | conformance | e2e | firefox
 * @param {NodeJS.ProcessEnv} env
 * @param {{ report?: string, files?: string[] }} [options] name of the report; only these files, one at a
 * time
 * @returns {Promise<ProjectResult>}
 */
export async function runVitest(root, project, env, { report = project, files } = {}) {
  const folder = path.join(root, '.cache', 'test-report');
  const reportFile = path.join(folder, `${report}.json`);
  const failuresFile = path.join(folder, 'failures', `${report}.json`);
  for (const file of [reportFile, failuresFile]) fs.rmSync(file, { force: true });
  const args = [
    ...['run', '--project', project, ...(files ? ['--maxWorkers=1', ...files] : [])],
    ...['--reporter=default', '--reporter=json', `--outputFile.json=${reportFile}`],
    '--reporter=./scripts/steps/failure-reporter.mjs',
  ];
  const { code } = await run(path.join(root, 'node_modules', '.bin', 'vitest'), args, {
    cwd: root,
    env: { ...env, FAILURES_FILE: failuresFile },
    showAs: report,
  });
  if (!fs.existsSync(reportFile)) return { passed: 0, failed: 1, failures: [] };
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, numFailedTestSuites } = JSON.parse(
    fs.readFileSync(reportFile, 'utf8'),
  );
  const off = numPendingTests + numTodoTests;
  if (off > 0) console.log(`✗ ${off} tests of ${project} are disabled`);
  const failed = numFailedTests + off;
  return {
    passed: numPassedTests,
    // A suite that could not be loaded, or an error outside any test, has no failed test to count.
    failed: failed === 0 && (code !== 0 || numFailedTestSuites > 0) ? 1 : failed,
    failures: fs.existsSync(failuresFile) ? JSON.parse(fs.readFileSync(failuresFile, 'utf8')) : [],
  };
}

/**
 * Files to run again, alone: a few, of a project that competes for the machine. None if a failure belongs to
 * no known file, or if tests are disabled.
 * @param {string} project @param {ProjectResult} result
 */
export function filesToRunAgain(project, { failed, failures }) {
  const files = [...new Set(failures.map(({ file }) => file))].filter((file) => file !== undefined);
  const isAllNamed = failed > 0 && failures.length >= failed && failures.every(({ file }) => file);
  return timed.includes(project) && isAllNamed && files.length <= mostFilesAgain ? files : [];
}

/**
 * Combines two runs of the same files: a test has failed if it failed in both. A test that failed once is
 * listed as flaky: it has a fault of its own, or the machine was overloaded.
 * @param {ProjectResult} first @param {ProjectResult} again the files in which something failed
 * @returns {ProjectResult & { flaky: Failure[] }}
 */
export function ofBothRuns(first, again) {
  const named = (/** @type {Failure} */ { file, test }) => `${file} ${test}`;
  const isIn = (/** @type {Failure[]} */ failures) => {
    const names = new Set(failures.map(named));
    return (/** @type {Failure} */ failure) => names.has(named(failure));
  };
  const wasFailing = isIn(first.failures);
  const isFailing = isIn(again.failures);
  // An unnamed failure may be any test, and a file that could not be loaded has tested nothing.
  const isAllNamed = again.failures.length >= again.failed && again.failures.every(({ test }) => test !== '');
  const ranOnce = (/** @type {Failure} */ { file }) => wasFailing({ file, test: '', message: '' });
  const hasFailed = (/** @type {Failure} */ one) => !isAllNamed || wasFailing(one) || ranOnce(one);
  const failures = again.failures.filter(hasFailed);
  const failed = isAllNamed ? failures.length : again.failed;
  return {
    passed: first.passed + first.failed - failed,
    failed,
    failures,
    flaky: isAllNamed
      ? [
          ...first.failures.filter((one) => !isFailing(one)),
          ...again.failures.filter((one) => !hasFailed(one)),
        ]
      : [],
  };
}

/**
 * Runs a project, and its few failed files again, alone.
 * @param {string} root @param {string} project @param {NodeJS.ProcessEnv} env
 * @returns {Promise<ProjectResult & { flaky: Failure[] }>}
 */
export async function runProjectTwice(root, project, env) {
  fs.rmSync(path.join(root, '.cache', 'test-report', `${project}-again.json`), { force: true });
  const first = await runVitest(root, project, env);
  const files = filesToRunAgain(project, first);
  if (files.length === 0) return { ...first, flaky: [] };
  console.log(`${project}: running again, alone: ${files.join(', ')}`);
  const again = await runVitest(root, project, env, { report: `${project}-again`, files });
  return ofBothRuns(first, again);
}
