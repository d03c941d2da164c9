import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { diskTree } from './disk-tree';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'codeferry-tree-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('files by path; hidden ones and links that lead out are not there', async () => {
  const root = join(folder, 'package');
  await mkdir(join(root, 'data/secret'), { recursive: true });
  await mkdir(join(root, '.git'));
  await writeFile(join(folder, 'password'), 'secret');
  await writeFile(join(root, '.git/config'), '');
  await writeFile(join(root, '.timelimit'), '2');
  await writeFile(join(root, 'data/secret/1.in'), 'x');
  await symlink('1.in', join(root, 'data/secret/2.in'));
  await symlink(join(folder, 'password'), join(root, 'data/secret/3.in'));
  await symlink(folder, join(root, 'up'));

  const tree = diskTree(root);
  expect([...(await tree.paths())].sort()).toEqual(['.timelimit', 'data/secret/1.in', 'data/secret/2.in']);
  expect(Buffer.from(await tree.read('data/secret/2.in')).toString()).toBe('x');
  await expect(tree.read('data/secret/3.in')).rejects.toThrow('No file');
});
