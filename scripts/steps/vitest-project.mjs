import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { run } from './run.mjs';

/** @import { Failure } from './failure-reporter.mjs' */

/**
 * @typedef {object} ProjectResult
 * @property {number} passed
 * @property {number} failed
 * @property {Failure[]} failures what failed and where; empty if unknown
 * @property {number} minutes duration
 * @property {number} busy share of the machine's processor time that was used meanwhile, 0 to 1
 */

/** Processor time of the machine since its start, in ms. */
function processorTime() {
  const times = os.cpus().map(({ times }) => times);
  const sum = (/** @type {number[]} */ values) => values.reduce((total, value) => total + value, 0);
  return {
    all: sum(times.flatMap((time) => Object.values(time))),
    idle: sum(times.map(({ idle }) => idle)),
  };
}

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
  const before = processorTime();
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
  const after = processorTime();
  const busy = 1 - (after.idle - before.idle) / Math.max(1, after.all - before.all);
  if (!fs.existsSync(reportFile)) return { passed: 0, failed: 1, failures: [], minutes, busy };
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
    busy,
  };
}
