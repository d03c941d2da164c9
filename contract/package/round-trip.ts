/** Whether an export gives back what an import took. */
import type { CreateProblem } from '../entities/problem/problem';
import type { FileTree } from './file-tree';
import { memoryTree } from './file-tree';
import { leftBehind } from './whole/kept-files';
import { readWholePackage } from './whole/read-whole-package';
import { type WrittenPackage, writePackage } from './write-package';

export type RoundTrip =
  | { ok: false; file: string; message: string }
  | {
      ok: true;
      /** Members of the imported problem that the second import does not have, or has with another value. */
      differences: string[];
      /** What the export says that it loses. */
      exportLosses: string[];
      /** Files whose content is in no exported file, by folder. */
      leftBehind: ReadonlyMap<string, readonly string[]>;
    };

/** Imports, exports and imports again. */
export async function roundTrip(tree: FileTree, folderName: string): Promise<RoundTrip> {
  const first = await readWholePackage(tree, folderName);
  if (!first.ok) return { ok: false, file: first.file, message: first.message };
  const { files, report } = writePackage(first.problem);
  const second = await readWholePackage(memoryTree(files), folderName);
  if (!second.ok) return { ok: false, file: second.file, message: `after the export: ${second.message}` };
  return {
    ok: true,
    differences: differencesOf(first.problem, second.problem),
    exportLosses: report,
    leftBehind: await byFolder(tree, files),
  };
}

/** Such as `testCases.3.output`. Absent and undefined are equal. */
export function differencesOf(before: CreateProblem, after: CreateProblem): string[] {
  return differing(before, after, '').map((path) => path.slice(1));
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

function differing(before: unknown, after: unknown, path: string): string[] {
  if (!isObject(before) || !isObject(after)) return Object.is(before, after) ? [] : [path];
  const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...keys].flatMap((key) => differing(before[key], after[key], `${path}.${key}`));
}

async function byFolder(tree: FileTree, written: WrittenPackage['files']): Promise<Map<string, string[]>> {
  const left = new Map<string, string[]>();
  for (const path of await leftBehind(tree, written)) {
    const folder = path.includes('/') ? path.slice(0, path.indexOf('/')) : '';
    left.set(folder, [...(left.get(folder) ?? []), path]);
  }
  return left;
}
