import fs from 'node:fs';
import path from 'node:path';
import { run } from './run.mjs';

/** @import { Failure } from './failure-reporter.mjs' */

/**
 * @typedef {object} ProjectResult
 * @property {number} passed
 * @property {number} failed
 * @property {Failure[]} failures what failed and where; empty if unknown
 * @property {number} minutes duration
 */

/**
 * Runs one vitest project and counts its tests. A skipped test counts as failed.
 * @param {string} root project folder
 * @param {string} project of vitest.config.ts
 * @param {NodeJS.ProcessEnv} env
 * @param {{ report?: string, files?: string[] }} [options] name of the report; only these files
 * @returns {Promise<ProjectResult>}
 */
export async function runVitest(root, project, env, { report = project, files = [] } = {}) {
  const startedAt = performance.now();
  const folder = path.join(root, '.cache', 'test-report');
  const reportFile = path.join(folder, `${report}.json`);
  const failuresFile = path.join(folder, 'failures', `${report}.json`);
  for (const file of [reportFile, failuresFile]) fs.rmSync(file, { force: true });
  const args = [
    ...['run', '--project', project, ...files],
    ...['--reporter=default', '--reporter=json', `--outputFile.json=${reportFile}`],
    '--reporter=./scripts/steps/failure-reporter.mjs',
  ];
  const { code } = await run(path.join(root, 'node_modules', '.bin', 'vitest'), args, {
    cwd: root,
    env: { ...env, FAILURES_FILE: failuresFile },
    showAs: report,
  });
  const minutes = (performance.now() - startedAt) / 60_000;
  if (!fs.existsSync(reportFile)) return { passed: 0, failed: 1, failures: [], minutes };
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
    minutes,
  };
}
