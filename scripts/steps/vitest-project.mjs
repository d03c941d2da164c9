import fs from 'node:fs';
import path from 'node:path';
import { run } from './run.mjs';

/**
 * Runs one vitest project and counts. A skipped test counts as failed: it would be decoration.
 * @param {string} root project folder
 * @param {string} project unit | integration | conformance | e2e
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<{ passed: number, failed: number }>}
 */
export async function runVitest(root, project, env) {
  const report = path.join(root, '.cache', 'test-report', `${project}.json`);
  fs.rmSync(report, { force: true });
  const args = [
    'run',
    '--project',
    project,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ];
  const { code } = await run(path.join(root, 'node_modules', '.bin', 'vitest'), args, {
    cwd: root,
    env,
    showAs: project,
  });
  if (!fs.existsSync(report)) return { passed: 0, failed: 1 };
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, numFailedTestSuites } = JSON.parse(
    fs.readFileSync(report, 'utf8'),
  );
  const off = numPendingTests + numTodoTests;
  if (off > 0) console.log(`✗ ${off} tests of ${project} are switched off`);
  const failed = numFailedTests + off;
  // A suite that could not even be loaded, or an error outside any test, has no failed test to count.
  return {
    passed: numPassedTests,
    failed: failed === 0 && (code !== 0 || numFailedTestSuites > 0) ? 1 : failed,
  };
}
