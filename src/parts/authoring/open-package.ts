/** What is in a zip of problem packages or questions. Loaded when somebody opens one: a reader of YAML and TeX is no part of a page. */
import type { NewProblem } from '../../../contract/entities/new-problem';
import { type Language, languages } from '../../../contract/limits';
import { type FileTree, memoryTree, subtree } from '../../../contract/package/file-tree';
import { findPackages } from '../../../contract/package/find-packages';
import { readPackage } from '../../../contract/package/read-package';
import { findQuestions, readQuestion } from '../../../contract/package/read-question';
import { readSubmissions } from '../../../contract/package/submissions';
import '../../lib/schema/validate';
import { readZip } from '../../lib/files/read-zip';

export interface Solution {
  language: Language;
  code: string;
}

export type OpenedPackage =
  /**
   * `report`: what is not imported, and what was assumed or changed, a sentence each; `assumed`: those by which nothing is lost.
   * `solution`: one of its own that is said to be right.
   */
  | {
      ok: true;
      name: string;
      problem: NewProblem;
      report: string[];
      assumed: string[];
      solution: Solution | undefined;
    }
  | { ok: false; name: string; message: string };

/** Everything that is in the archive; at least one. Throws an `Error` with a sentence for people. */
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
            report: [],
            assumed: [],
            solution: undefined,
          }
        : { ok: false, name: nameOf(path), message: `${read.file}: ${read.message}` },
    );
  }
  if (opened.length > 0) return opened;
  throw new Error(
    'There is no problem package in this file: a package has a problem.yaml, or test data in data/secret.',
  );
}

async function filesOf(file: File): Promise<Record<string, Uint8Array>> {
  const files = await readZip(new Uint8Array(await file.arrayBuffer()));
  return Object.fromEntries(files.filter(({ path }) => isOwn(path)).map(({ path, bytes }) => [path, bytes]));
}

/** Names that begin with a dot are left out, as the format asks (`.timelimit`, of older tools, excepted), and what archivers add. */
function isOwn(path: string): boolean {
  const parts = path.split('/');
  return parts.every((part) => part !== '__MACOSX' && (!part.startsWith('.') || part === '.timelimit'));
}

async function openOne(tree: FileTree, name: string): Promise<OpenedPackage> {
  const read = await readPackage(tree, name);
  if (!read.ok) return { ok: false, name, message: `${read.file}: ${read.message}` };
  const { problem, report, assumed } = read;
  return { ok: true, name, problem, report, assumed, solution: await solutionOf(tree) };
}

/** The first that must be accepted, in the language that runs on every device if there is one in it. */
async function solutionOf(tree: FileTree): Promise<Solution | undefined> {
  const { submissions } = await readSubmissions(tree).catch(() => ({ submissions: [] }));
  const right = submissions.filter(({ expected, rules }) => expected.join() === 'AC' && rules.length === 0);
  const byChoice = right.sort((a, b) => rank(a.language) - rank(b.language));
  return byChoice[0] && { language: byChoice[0].language, code: byChoice[0].source };
}

const rank = (language: Language) => languages.indexOf(language);
