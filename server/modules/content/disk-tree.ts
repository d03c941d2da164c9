import { readdir, readFile, realpath, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import type { FileTree, LeftOut } from '../../../contract/package/file-tree';

/**
 * Skips names that start with a dot, as the package format requires (except `.timelimit` of older tools). Links out
 * of the folder, linked folders and special files become `leftOut`.
 */
export function diskTree(root: string): FileTree {
  let listed: Promise<Listing> | undefined;
  const list = () => {
    listed ??= realpath(root).then(async (real) => {
      const listing: Listing = { paths: [], leftOut: [] };
      await listFolder(real, '', listing);
      return listing;
    });
    return listed;
  };
  return {
    paths: async () => (await list()).paths,
    read: async (path) => {
      if (!(await list()).paths.includes(path)) throw new Error(`No file ${path} in ${root}`);
      return readFile(join(root, path));
    },
    leftOut: async () => (await list()).leftOut,
  };
}

interface Listing {
  paths: string[];
  leftOut: LeftOut[];
}

async function listFolder(root: string, folder: string, listing: Listing): Promise<void> {
  for (const entry of await readdir(join(root, folder), { withFileTypes: true })) {
    if (entry.name.startsWith('.') && entry.name !== '.timelimit') continue;
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
    if (entry.isDirectory()) await listFolder(root, path, listing);
    else {
      const why = entry.isSymbolicLink() ? await reasonNotFile(root, path) : entry.isFile() ? null : special;
      if (why === null) listing.paths.push(path);
      else listing.leftOut.push({ path, why });
    }
  }
}

const special = 'it is neither a file nor a folder';

/** Null if the link is a file of the tree. Linked folders can form a cycle. */
async function reasonNotFile(root: string, path: string): Promise<string | null> {
  try {
    const target = await realpath(join(root, path));
    if (!target.startsWith(root + sep)) return 'it is a link to a place outside the folder';
    const found = await stat(target);
    if (found.isDirectory()) return 'it is a link to a folder';
    return found.isFile() ? null : special;
  } catch {
    return 'it is a broken link';
  }
}
