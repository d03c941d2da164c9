import fs from 'node:fs';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { deepSubjects } from './deep-subjects.mjs';
import { deepRuns, deepTestFiles, touchedSubjects } from './steps/deep-lane.mjs';

const root = path.resolve(import.meta.dirname, '..');
const all = deepTestFiles(root);
const isDeepFile = (file: string) => /\.deep\.(integration\.)?test\.tsx?$/.test(file);
const projectOf = (file: string) => {
  if (file.startsWith('tests/e2e/')) return 'e2e-deep';
  if (file.startsWith('tests/firefox/')) return 'firefox-deep';
  if (file.startsWith('tests/conformance/')) return 'conformance-deep';
  if (file.endsWith('.integration.test.ts')) return 'integration-deep';
  if (/^src\/(data|sync)\//.test(file)) return 'device-deep';
  return file.endsWith('.tsx') ? 'components-deep' : 'unit-deep';
};

test('each deep test file belongs to exactly one subject, in its own project', () => {
  expect(all.length).toBeGreaterThan(0);
  const places = all.map((file) => ({
    file,
    subjects: deepSubjects.filter(({ files }) => files.some((start) => file.startsWith(start))),
  }));
  expect(places.filter(({ subjects }) => subjects.length !== 1).map(({ file }) => file)).toEqual([]);
  for (const { file, subjects } of places) expect(subjects[0]?.project).toBe(projectOf(file));
});

test('a deep test file registers its tests itself: `support/lanes` would leave them out of its lane', () => {
  const mixed = all.filter(
    (file) => isDeepFile(file) && fs.readFileSync(path.join(root, file), 'utf8').includes("support/lanes'"),
  );
  expect(mixed).toEqual([]);
});

test('a deep test in a group of a file of both lanes registers in the deep lane', async () => {
  vi.stubEnv('TEST_LANE', 'deep');
  vi.resetModules();
  const { describe: group } = await import('../tests/support/lanes');
  vi.unstubAllEnvs();
  const register = vi.fn();
  group('a group', register);
  expect(register).toHaveBeenCalledOnce();
});

test('each subject names existing folders, and beginnings of existing tests', () => {
  for (const { name, folders, files } of deepSubjects) {
    expect(folders.length, name).toBeGreaterThan(0);
    for (const folder of folders) expect(fs.existsSync(path.join(root, folder)), folder).toBe(true);
    for (const start of files)
      expect(
        all.some((file) => file.startsWith(start)),
        start,
      ).toBe(true);
  }
  expect(new Set(deepSubjects.map(({ name }) => name)).size).toBe(deepSubjects.length);
});

test('a change runs the subjects of its folders and of its tests', () => {
  const subject = (name: string, folders: string[], files: string[]) => ({
    name,
    folders,
    files,
    project: 'e2e-deep',
  });
  const subjects = [
    subject('judge', ['server/judge'], ['tests/a.deep']),
    subject('outbox', ['src/sync', 'src/data'], ['tests/b.deep']),
  ];
  const touched = (...files: string[]) => touchedSubjects(subjects, files).map(({ name }) => name);
  expect(touched('server/judge/check/run.ts')).toEqual(['judge']);
  expect(touched('server/judgement.ts', 'README.md')).toEqual([]);
  expect(touched('src/data/db/app-db.ts', 'tests/a.deep.test.ts')).toEqual(['judge', 'outbox']);
});

test('without a time limit the subjects of a project run together, with one each runs alone', () => {
  const runs = deepRuns(deepSubjects, Number.POSITIVE_INFINITY);
  expect(runs.map(({ project }) => project)).toEqual([
    ...new Set(deepSubjects.map(({ project }) => project)),
  ]);
  const filesOf = (of: { files: string[] }[]) => of.flatMap(({ files }) => files).sort();
  expect(filesOf(runs)).toEqual(filesOf(deepSubjects));
  expect(deepRuns(deepSubjects, 10)).toEqual(deepSubjects);
});
