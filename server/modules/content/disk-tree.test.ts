import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { subtree } from '../../../contract/package/file-tree';
import { diskTree } from './disk-tree';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'codeferry-tree-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('lists files by path, follows links inside the folder, and reports other links', async () => {
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
  await symlink('nowhere', join(root, 'lost'));
  await symlink('data', join(root, 'other'));
  await symlink('../data', join(root, 'data/around'));
  await promisify(execFile)('mkfifo', [join(root, 'pipe')]);

  const tree = diskTree(root);
  expect([...(await tree.paths())].sort()).toEqual([
    '.timelimit',
    'data/secret/1.in',
    'data/secret/2.in',
    'other/secret/1.in',
    'other/secret/2.in',
  ]);
  expect(Buffer.from(await tree.read('data/secret/2.in')).toString()).toBe('x');
  await expect(tree.read('data/secret/3.in')).rejects.toThrow('No file');
  const leftOut = (await tree.leftOut?.()) ?? [];
  expect(Object.fromEntries(leftOut.map(({ path, why }) => [path, why]))).toEqual({
    'data/secret/3.in': 'it is a link to a place outside the folder',
    up: 'it is a link to a place outside the folder',
    lost: 'it is a broken link',
    'data/around': 'it is a link to a folder that contains it',
    'other/secret/3.in': 'it is a link to a place outside the folder',
    'other/around': 'it is a link to a folder that contains it',
    pipe: 'it is neither a file nor a folder',
  });
  const inData = [...((await subtree(tree, 'data').leftOut?.()) ?? [])];
  expect(inData.sort((a, b) => b.path.localeCompare(a.path))).toEqual([
    { path: 'secret/3.in', why: 'it is a link to a place outside the folder' },
    { path: 'around', why: 'it is a link to a folder that contains it' },
  ]);
});
