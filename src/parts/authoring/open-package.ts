/** Reads a zip of problem packages or questions. Loaded on demand: it contains YAML and TeX parsers. */
import type { NewProblem } from '../../../contract/entities/problem/new-problem';
import { type FileTree, memoryTree, subtree } from '../../../contract/package/file-tree';
import { findPackages } from '../../../contract/package/find-packages';
import { findQuestions, readQuestion } from '../../../contract/package/read-question';
import { readWholePackage } from '../../../contract/package/whole/read-whole-package';
import '../../lib/schema/validate';
import { readZip } from '../../lib/files/read-zip';
import { messages } from './messages';

export type OpenedPackage =
  /**
   * One sentence each. `losses`: parts that are not imported; `assumed`: what was assumed or changed without loss.
   */
  | {
      ok: true;
      name: string;
      problem: NewProblem;
      losses: string[];
      assumed: string[];
    }
  | { ok: false; name: string; message: string };

/** At least one. Throws an `Error` with a message for users. */
export async function openPackageFile(file: File): Promise<OpenedPackage[]> {
  const tree = memoryTree(await filesOf(file));
  const paths = await tree.paths();
  const ownName = file.name.replace(/\.zip$/i, '');
  const nameOf = (path: string) => path.split('/').at(-1) || ownName;
  const opened: OpenedPackage[] = [];
  for (const path of findPackages(paths)) opened.push(await openOne(subtree(tree, path), nameOf(path)));
  for (const path of findQuestions(paths)) {
    const read = await readQuestion(subtree(tree, path), nameOf(path));
    opened.push(
      read.ok
        ? {
            ok: true,
            name: nameOf(path),
            problem: read.problem,
            losses: read.report,
            assumed: [],
          }
        : { ok: false, name: nameOf(path), message: messages.inFile(read.file, read.message) },
    );
  }
  if (opened.length > 0) return opened;
  throw new Error(messages.noPackage);
}

async function filesOf(file: File): Promise<Record<string, Uint8Array>> {
  const files = await readZip(new Uint8Array(await file.arrayBuffer()));
  return Object.fromEntries(files.filter(({ path }) => isOwn(path)).map(({ path, bytes }) => [path, bytes]));
}

/**
 * Skips dot files, as the format requires (except `.timelimit` of older tools), and files added by
 * archivers.
 */
function isOwn(path: string): boolean {
  const parts = path.split('/');
  return parts.every((part) => part !== '__MACOSX' && (!part.startsWith('.') || part === '.timelimit'));
}

async function openOne(tree: FileTree, name: string): Promise<OpenedPackage> {
  const read = await readWholePackage(tree, name);
  if (!read.ok) return { ok: false, name, message: messages.inFile(read.file, read.message) };
  const { problem, losses, assumed } = read;
  return { ok: true, name, problem, losses, assumed };
}
