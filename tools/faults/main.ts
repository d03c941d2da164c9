/**
 * `npm run faults [-- --rule CWIZ-12 --rule D-22]`: plants one fault after the other into a copy of the last commit, runs the tests of
 * its rule there, and lists which faults the tests find. Fails if they miss one. Takes about half an hour.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { filesThatMock } from '../../scripts/steps/deep-lane.mjs';
import type { PlantedFault } from './places/planted-fault';
import { plantedFaults } from './planted-faults';

const root = path.resolve(import.meta.dirname, '../..');

/** A checkout of the last commit with this folder's packages and build; the caller removes it. */
function copyProject(): string {
  const copy = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'codeferry-faults-')), 'copy');
  execFileSync('git', ['worktree', 'add', '--quiet', '--detach', copy], { cwd: root });
  for (const folder of ['node_modules', '.cache', 'dist']) {
    if (fs.existsSync(path.join(root, folder))) {
      execFileSync('cp', ['-a', path.join(root, folder), path.join(copy, folder)]);
    }
  }
  return copy;
}

const mocking = new Set(filesThatMock(root));

/** The project of vitest.config.ts that runs a test file. */
function projectOf(file: string): string {
  const isDeep = file.includes('.deep.');
  const name = file.startsWith('tests/e2e/')
    ? 'e2e'
    : file.includes('.integration.')
      ? 'integration'
      : file.endsWith('.tsx')
        ? mocking.has(file)
          ? 'components-alone'
          : 'components'
        : /^src\/(data|sync)\//.test(file)
          ? 'device'
          : 'unit';
  return isDeep ? `${name}-deep` : name;
}

type Outcome = { found: true; by: string } | { found: false; why: string };

/** Runs the tests in these files of one project whose title contains one of the rules. */
function runTests(
  copy: string,
  files: readonly string[],
  rules: readonly string[],
): 'passed' | 'failed' | 'none' {
  const report = path.join(copy, '.cache', 'planted-fault.json');
  fs.rmSync(report, { force: true });
  const pattern = `\\b(${rules.join('|')})\\b`;
  spawnSync(
    path.join(copy, 'node_modules/.bin/vitest'),
    [
      ...['run', '--project', projectOf(files[0] ?? ''), ...files, '-t', pattern],
      ...['--reporter=json', `--outputFile=${report}`],
    ],
    { cwd: copy, stdio: 'ignore' },
  );
  if (!fs.existsSync(report)) return 'failed';
  const { numPassedTests, numFailedTests, numFailedTestSuites } = JSON.parse(fs.readFileSync(report, 'utf8'));
  if (numFailedTests > 0 || numFailedTestSuites > 0) return 'failed';
  return numPassedTests > 0 ? 'passed' : 'none';
}

/** Browser tests need a build. @returns false if the fault does not compile */
function build(copy: string): boolean {
  return spawnSync(process.execPath, ['scripts/build.mjs'], { cwd: copy, stdio: 'ignore' }).status === 0;
}

function tryFault(copy: string, { rule, file, find, replace, tests }: PlantedFault): Outcome {
  const place = path.join(copy, file);
  const code = fs.readFileSync(place, 'utf8');
  if (code.split(find).length !== 2) return { found: false, why: `${file} does not contain the text once` };
  fs.writeFileSync(
    place,
    code.replace(find, () => replace),
  );
  try {
    let isBuilt = false;
    let ran = 0;
    for (const test of tests) {
      if (test.startsWith('tests/e2e/') && !isBuilt) {
        if (!build(copy)) return { found: false, why: 'the fault does not compile' };
        isBuilt = true;
      }
      const result = runTests(copy, [test], [rule]);
      if (result === 'failed') return { found: true, by: test };
      if (result === 'passed') ran++;
    }
    return { found: false, why: ran > 0 ? 'all tests passed' : 'no test has this rule in its title' };
  } finally {
    fs.writeFileSync(place, code);
  }
}

/** The projects whose tests fail without any fault: their results would mean nothing. */
function failingProjects(copy: string, faults: readonly PlantedFault[]): string[] {
  if (!build(copy)) throw new Error('The last commit does not build.');
  const files = [...new Set(faults.flatMap(({ tests }) => tests))];
  const rules = [...new Set(faults.map(({ rule }) => rule))];
  return [...new Set(files.map(projectOf))].filter((project) => {
    const ofProject = files.filter((file) => projectOf(file) === project);
    return runTests(copy, ofProject, rules) === 'failed';
  });
}

const { values } = parseArgs({ options: { rule: { type: 'string', multiple: true } } });
const wanted = plantedFaults.filter(({ rule }) => values.rule?.includes(rule) ?? true);
const copy = copyProject();
let found = 0;
try {
  const failing = failingProjects(copy, wanted);
  if (failing.length > 0) throw new Error(`Tests fail without a fault: ${failing.join(', ')}.`);
  for (const fault of wanted) {
    const outcome = tryFault(copy, fault);
    if (outcome.found) found++;
    console.log(
      `${outcome.found ? '✓' : '✗'} ${fault.rule.padEnd(8)} ${fault.file}: ${outcome.found ? outcome.by : outcome.why}`,
    );
  }
} finally {
  execFileSync('git', ['worktree', 'remove', '--force', copy], { cwd: root });
  fs.rmSync(path.dirname(copy), { recursive: true, force: true });
}
console.log(`${found} of ${wanted.length} planted faults found`);
process.exit(found === wanted.length ? 0 : 1);
