import { readdir, readFile, realpath, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import type { FileTree } from '../../../contract/package/file-tree';

/**
 * The files below a folder. Names beginning with a dot are left out, as the package format asks (`.timelimit`, where older tools keep
 * the time limit, excepted); so are links that lead out of the folder.
 */
export function diskTree(root: string): FileTree {
  let listed: Promise<string[]> | undefined;
  const list = () => {
    listed ??= realpath(root).then((real) => listFolder(real, ''));
    return listed;
  };
  return {
    paths: list,
    read: async (path) => {
      if (!(await list()).includes(path)) throw new Error(`No file ${path} in ${root}`);
      return readFile(join(root, path));
    },
  };
}

async function listFolder(root: string, folder: string): Promise<string[]> {
  const entries = await readdir(join(root, folder), { withFileTypes: true });
  const paths: string[] = [];
  for (const entry of entries) {
    if (entry.name.startsWith('.') && entry.name !== '.timelimit') continue;
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
    const kind = entry.isSymbolicLink() ? await linkKind(root, path) : entry;
    if (kind?.isFile()) paths.push(path);
    else if (kind?.isDirectory() && !entry.isSymbolicLink()) paths.push(...(await listFolder(root, path)));
  }
  return paths;
}

/** What a link leads to; undefined for one that leads out of the folder or nowhere. Linked folders are not entered. */
async function linkKind(root: string, path: string) {
  try {
    const target = await realpath(join(root, path));
    return target.startsWith(root + sep) ? await stat(target) : undefined;
  } catch {
    return undefined;
  }
}
