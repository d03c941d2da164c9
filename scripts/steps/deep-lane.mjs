import fs from 'node:fs';
import path from 'node:path';
import { run } from './run.mjs';
import { runVitest } from './vitest-project.mjs';

/** @import { Totals } from './test-totals.mjs' */
/** @import { TestOptions } from './test-options.mjs' */

/**
 * Long tests of one subject.
 * @typedef {object} DeepSubject
 * @property {string} name
 * @property {string} project of vitest.config.ts
 * @property {string[]} folders the tests run when a change touches one of these
 * @property {string[]} files beginnings of the paths of the test files
 */

const deepName = /\.deep\.(integration\.)?test\.tsx?$/;
const testName = /\.test\.tsx?$/;

const sources = ['contract', 'src', 'sw', 'wasm', 'server', 'tools', 'scripts', 'bench', 'tests'];

/** @param {string} root @param {string[]} folders */
function testFiles(root, folders) {
  return folders
    .flatMap((folder) =>
      fs
        .readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
        .map((file) => `${folder}/${file.replaceAll(path.sep, '/')}`),
    )
    .filter((file) => testName.test(file) && !file.includes('node_modules'))
    .sort();
}

/** All test files. @param {string} root @returns {string[]} paths from the root */
export const testFilesOf = (root) => testFiles(root, sources);

/**
 * Test files with tests of both lanes: they import `tests/support/lanes.ts`.
 * @param {string} root @param {string[]} [folders]
 * @returns {string[]} paths from the root
 */
export function filesOfBothLanes(root, folders = ['tests']) {
  return testFiles(root, folders).filter(
    (file) =>
      !deepName.test(file) &&
      / from '[./]+support\/lanes'/.test(fs.readFileSync(path.join(root, file), 'utf8')),
  );
}

/**
 * Tests that replace modules. A file that shares modules with them would get the replaced ones, or they its real ones.
 * @param {string} root
 * @returns {string[]} paths from the root
 */
export function filesThatMock(root) {
  return testFiles(root, sources).filter((file) =>
    /^vi\.mock\(/m.test(fs.readFileSync(path.join(root, file), 'utf8')),
  );
}

/**
 * @param {string} root @param {string[]} [folders]
 * @returns {string[]} all files with deep tests, as paths from the root
 */
export function deepTestFiles(root, folders = sources) {
  const named = testFiles(root, folders).filter((file) => deepName.test(file));
  return [...named, ...filesOfBothLanes(root, folders)].sort();
}

/**
 * @param {DeepSubject[]} subjects
 * @param {string[]} changed paths from the root
 * @returns {DeepSubject[]} those with a folder or a test that the change touches
 */
export function touchedSubjects(subjects, changed) {
  return subjects.filter(({ folders, files }) =>
    changed.some(
      (file) =>
        folders.some((folder) => file.startsWith(`${folder}/`)) ||
        files.some((test) => file.startsWith(test)),
    ),
  );
}

/**
 * The runs of the deep lane. With a time limit, each subject runs alone, so that the limit can be kept. Without one,
 * all subjects of a project run together, because each run starts the product and waits for its longest file.
 * @param {DeepSubject[]} subjects @param {number} minutes limit, infinite if there is none
 * @returns {Pick<DeepSubject, 'name' | 'project' | 'files'>[]}
 */
export function deepRuns(subjects, minutes) {
  if (Number.isFinite(minutes)) return subjects;
  const projects = [...new Set(subjects.map(({ project }) => project))];
  return projects.map((project) => ({
    name: project,
    project,
    files: subjects.filter((subject) => subject.project === project).flatMap(({ files }) => files),
  }));
}

/** Paths that commits since `time` touch. @param {string} root @param {string} time */
async function changedSince(root, time) {
  const log = ['log', `--since=${time}`, '--name-only', '--pretty=format:'];
  const { code, output } = await run('git', log, { cwd: root });
  if (code !== 0) throw new Error(`git log failed: ${output}`);
  return [...new Set(output.split('\n').filter(Boolean))];
}

/**
 * Runs the deep tests. A subject that does not start in time is named and counts as neither passed nor failed.
 * @param {string} root @param {NodeJS.ProcessEnv} env
 * @param {TestOptions & { startedAt: number }} options @param {Totals} totals
 */
export async function runDeepSubjects(root, env, options, totals) {
  const { deepSubjects } = await import('../deep-subjects.mjs');
  const touched =
    options.changedSince === undefined
      ? deepSubjects
      : touchedSubjects(deepSubjects, await changedSince(root, options.changedSince));
  const wanted = touched.filter(({ project }) => options.wants(project.replace(/-deep$/, '')));
  console.log(
    `deep lane: ${wanted.map(({ name }) => name).join(', ') || 'no folder with deep tests was touched'}`,
  );
  const isLate = () => performance.now() - options.startedAt > options.minutes * 60_000;
  const late = [];
  for (const { name, project, files } of deepRuns(wanted, options.minutes)) {
    if (project === 'firefox-deep' && !env.FIREFOX_PATH) late.push(`${name} (no Firefox)`);
    else if (isLate()) late.push(name);
    else
      totals.addProject(
        name,
        await runVitest(root, project, env, { report: `deep-${name.replace(/-deep$/, '')}`, files }),
      );
  }
  if (late.length > 0) console.log(`deep lane: did not run: ${late.join(', ')}`);
}
