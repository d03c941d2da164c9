/** Whether an export gives back what an import took. */
import type { CreateProblem } from '../entities/problem';
import type { FileTree } from './file-tree';
import { memoryTree } from './file-tree';
import { readJury } from './jury';
import { readPackage } from './read-package';
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
  const first = await readWhole(tree, folderName);
  if (!first.ok) return first;
  const { files, report } = writePackage(first.problem);
  const second = await readWhole(memoryTree(files), folderName);
  if (!second.ok) return { ...second, message: `after the export: ${second.message}` };
  return {
    ok: true,
    differences: differencesOf(first.problem, second.problem),
    exportLosses: report,
    leftBehind: await leftBehind(tree, files),
  };
}

type Whole = { ok: true; problem: CreateProblem } | { ok: false; file: string; message: string };

/** With the solutions of the jury. */
async function readWhole(tree: FileTree, folderName: string): Promise<Whole> {
  const read = await readPackage(tree, folderName);
  if (!read.ok) return { ok: false, file: read.file, message: read.message };
  const { jurySolutions, juryFiles } = await readJury(tree);
  return {
    ok: true,
    problem: {
      ...read.problem,
      ...(jurySolutions.length > 0 && { jurySolutions }),
      ...(juryFiles.length > 0 && { juryFiles }),
    },
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

/** Their meaning is in the exported settings and texts, not their bytes. */
const translated =
  /^(problem\.(yaml|xml)|codeferry\.yaml|debug\.json|\.timelimit|domjudge-problem\.ini|submissions\/submissions\.yaml)$|^(problem_statement|statement|solution|statement-sections)\/.*\.(tex|md|html?)$|^data\/.*\.(yaml|desc|hint|interaction)$/;

async function leftBehind(tree: FileTree, written: WrittenPackage['files']): Promise<Map<string, string[]>> {
  const kept = new Set(Object.values(written).map(textOf));
  const left = new Map<string, string[]>();
  for (const path of await tree.paths()) {
    if (translated.test(path)) continue;
    if (kept.has(textOf(await tree.read(path)))) continue;
    const folder = path.includes('/') ? path.slice(0, path.indexOf('/')) : '';
    left.set(folder, [...(left.get(folder) ?? []), path]);
  }
  return left;
}

/** Without what reading a text changes: the byte-order mark and the line ends. */
function textOf(content: string | Uint8Array): string {
  const text = typeof content === 'string' ? content : new TextDecoder().decode(content);
  return text
    .replaceAll('\r\n', '\n')
    .replace(/^\ufeff/, '')
    .trimEnd();
}
