import { stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { type FileTree, subtree } from '../../contract/package/file-tree';
import { findPackages } from '../../contract/package/find-packages';
import type { ReadResult } from '../../contract/package/read-package';
import { findQuestions, type QuestionResult, readQuestion } from '../../contract/package/read-question';
import { readWholePackage } from '../../contract/package/whole/read-whole-package';
import { diskTree } from '../../server/modules/content/disk-tree';

export interface OpenPackage {
  /** Its path below the requested folder; the folder's name if it is the package itself. */
  name: string;
  tree: FileTree;
  read: () => Promise<ReadResult>;
}

export interface OpenQuestion {
  name: string;
  read: () => Promise<QuestionResult>;
}

/** The package at `folder`, or all packages below it. Rejects when there is none. */
export async function openPackages(folder: string): Promise<OpenPackage[]> {
  const found = await packagesOf(folder, await treeOf(folder));
  if (found.length === 0) {
    throw new Error(
      `There is no problem package in ${folder}: a package has a problem.yaml, or test data in data/secret`,
    );
  }
  return found;
}

export async function openPackagesAndQuestions(folder: string): Promise<(OpenPackage | OpenQuestion)[]> {
  const whole = await treeOf(folder);
  const questions = await questionsOf(folder, whole);
  return questions.length > 0
    ? [...(await packagesOf(folder, whole)), ...questions]
    : await openPackages(folder);
}

async function treeOf(folder: string): Promise<FileTree> {
  const isFolder = await stat(folder).then(
    (found) => found.isDirectory(),
    () => false,
  );
  if (!isFolder) throw new Error(`There is no folder ${folder}`);
  return diskTree(folder);
}

async function packagesOf(folder: string, whole: FileTree): Promise<OpenPackage[]> {
  return findPackages(await whole.paths()).map((path) => {
    // Of its own: links must not lead to another package.
    const tree = diskTree(join(folder, path));
    const folderName = basename(join(folder, path));
    return { name: path || folderName, tree, read: () => readWholePackage(tree, folderName) };
  });
}

async function questionsOf(folder: string, whole: FileTree): Promise<OpenQuestion[]> {
  return findQuestions(await whole.paths()).map((path) => {
    const folderName = basename(join(folder, path));
    return { name: path || folderName, read: () => readQuestion(subtree(whole, path), folderName) };
  });
}
