import { readdir, readFile, realpath, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import type { FileTree, LeftOut } from '../../../contract/package/file-tree';

/**
 * Skips names that start with a dot, as the package format requires (except `.timelimit` of older tools). Follows
 * links to files and folders inside the root. Other links and special files become `leftOut`.
 */
export function diskTree(root: string): FileTree {
  let listed: Promise<Listing> | undefined;
  const list = () => {
    listed ??= realpath(root).then(async (real) => {
      const listing: Listing = { root: real, paths: new Set(), leftOut: [] };
      await listFolder(listing, '', [real]);
      return listing;
    });
    return listed;
  };
  return {
    paths: async () => [...(await list()).paths],
    read: async (path) => {
      if (!(await list()).paths.has(path)) throw new Error(`No file ${path} in ${root}`);
      return readFile(join(root, path));
    },
    leftOut: async () => (await list()).leftOut,
  };
}

interface Listing {
  readonly root: string;
  readonly paths: Set<string>;
  readonly leftOut: LeftOut[];
}

/** `inside`: the real paths of the folder and of all folders above it, to find cycles of links. */
async function listFolder(listing: Listing, folder: string, inside: readonly string[]): Promise<void> {
  for (const entry of await readdir(join(listing.root, folder), { withFileTypes: true })) {
    if (entry.name.startsWith('.') && entry.name !== '.timelimit') continue;
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
    if (entry.isDirectory())
      await listFolder(listing, path, [...inside, join(inside.at(-1) ?? '', entry.name)]);
    else if (entry.isFile()) listing.paths.add(path);
    else if (entry.isSymbolicLink()) await followLink(listing, path, inside);
    else listing.leftOut.push({ path, why: special });
  }
}

const special = 'it is neither a file nor a folder';

async function followLink(listing: Listing, path: string, inside: readonly string[]): Promise<void> {
  const leaveOut = (why: string) => void listing.leftOut.push({ path, why });
  try {
    const target = await realpath(join(listing.root, path));
    if (!target.startsWith(listing.root + sep)) return leaveOut('it is a link to a place outside the folder');
    const found = await stat(target);
    if (found.isFile()) listing.paths.add(path);
    else if (!found.isDirectory()) leaveOut(special);
    else if (inside.includes(target)) leaveOut('it is a link to a folder that contains it');
    else await listFolder(listing, path, [...inside, target]);
  } catch {
    leaveOut('it is a broken link');
  }
}
