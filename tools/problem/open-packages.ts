import { stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { diskTree } from '../../server/modules/content/disk-tree';
import { type FileTree, subtree } from '../../server/modules/content/package/file-tree';
import { findPackages } from '../../server/modules/content/package/find-packages';
import { type ReadResult, readPackage } from '../../server/modules/content/package/read-package';

export interface OpenPackage {
  /** Where it is, below the folder that was asked for; that folder's own name if it is the package. */
  name: string;
  tree: FileTree;
  read: () => Promise<ReadResult>;
}

/** The package at `folder`, or all packages below it. Rejects when there is none. */
export async function openPackages(folder: string): Promise<OpenPackage[]> {
  const isFolder = await stat(folder).then(
    (found) => found.isDirectory(),
    () => false,
  );
  if (!isFolder) throw new Error(`There is no folder ${folder}`);
  const whole = diskTree(folder);
  const paths = findPackages(await whole.paths());
  if (paths.length === 0) {
    throw new Error(
      `There is no problem package in ${folder}: a package has a problem.yaml, or test data in data/secret`,
    );
  }
  return paths.map((path) => {
    const tree = subtree(whole, path);
    const folderName = basename(join(folder, path));
    return { name: path || folderName, tree, read: () => readPackage(tree, folderName) };
  });
}
