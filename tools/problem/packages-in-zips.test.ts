import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { CreateProblem } from '../../contract/entities/problem/problem';
import { diskTree } from '../../server/modules/content/disk-tree';
import { writeZip } from '../../src/lib/files/write-zip';
import { openPackageFile } from '../../src/parts/authoring/open-package';

const content = resolve(import.meta.dirname, '../../content/problems');

/** One of the product's problems as a zip, below `prefix`. */
async function zipOf(folder: string, prefix: string): Promise<File> {
  const tree = diskTree(join(content, folder));
  const files: Record<string, Uint8Array> = {};
  for (const path of await tree.paths()) files[prefix + path] = await tree.read(path);
  return new File([await writeZip(files)], 'some-archive.zip');
}

test.each(readdirSync(content).slice(0, 6))(
  'D-44 reads %s from a zip with every byte of its data and a solution',
  async (name) => {
    const [opened, ...more] = await openPackageFile(await zipOf(name, `${name}/`));
    if (!opened?.ok) throw new Error(opened?.message);
    expect(more).toEqual([]);
    expect(opened.name).toBe(name);
    expect(opened.losses).toEqual([]);
    const { testCases, jurySolutions = [] } = CreateProblem.parse(opened.problem);
    expect(jurySolutions.map(({ language }) => language)).toContain('PYTHON3');
    const tree = diskTree(join(content, name));
    const data = (await tree.paths()).filter((path) => /^data\/.*\.(in|ans)$/.test(path));
    expect(testCases).toHaveLength(data.length / 2);
    const texts = await Promise.all(data.map(async (path) => Buffer.from(await tree.read(path)).toString()));
    expect(testCases.flatMap(({ input, output }) => [input, output]).sort()).toEqual(texts.sort());
  },
);

test('D-44 a package at the root is named after its file, and archivers’ extra files are left out', async () => {
  const files = {
    'problem.yaml': 'problem_format_version: legacy\nname: Sum\nlimits: {memory: 64}\n',
    '.timelimit': '2',
    'problem_statement/problem.md': 'Add.\n',
    'data/secret/1.in': '1 2\n',
    'data/secret/1.ans': '3\n',
    '__MACOSX/data/secret/2.in': 'x',
    '.git/config': 'x',
  };
  const [opened] = await openPackageFile(new File([await writeZip(files)], 'two-sum.zip'));
  expect(opened).toMatchObject({ ok: true, name: 'two-sum', problem: { title: 'Sum' } });
  expect(opened?.ok && opened.assumed).toEqual(['there is no difficulty: medium is assumed']);
});

test('D-44 names what cannot be imported, with its file', async () => {
  const files = {
    'a/problem.xml': '<problem/>',
    'b/problem.yaml': 'name: [',
    'b/data/secret/1.in': '',
    'q/question.yaml': 'type: true-false\n',
  };
  const opened = await openPackageFile(new File([await writeZip(files)], 'all.zip'));
  expect(opened.map(({ name, ok }) => [name, ok])).toEqual([
    ['a', false],
    ['b', false],
    ['q', false],
  ]);
  expect(opened[0]).toMatchObject({ message: expect.stringContaining('there are no tests') });
  expect(opened[1]).toMatchObject({ message: expect.stringContaining('problem.yaml: cannot be parsed') });
});

test('refuses a zip without a package, and a file that is not a zip, with a message', async () => {
  const nothing = new File([await writeZip({ 'a.txt': 'x' })], 'a.zip');
  await expect(openPackageFile(nothing)).rejects.toThrow('There is no problem package in this file');
  await expect(openPackageFile(new File(['text'], 'a.zip'))).rejects.toThrow('This is not a zip file.');
});
