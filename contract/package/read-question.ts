import { CreateQuestion } from '../entities/question';
import type { FileTree } from './file-tree';
import { createReport } from './import-report';
import { compareNaturally } from './natural-order';
import { PackageFault } from './package-fault';
import { readYaml } from './read-text';
import { readHelp } from './solution-files';

/** Contains the body of POST /problem/create. */
export const questionFile = 'question.yaml';

/** In natural order; `''` is the root. */
export function findQuestions(paths: readonly string[]): string[] {
  return paths
    .filter((path) => path === questionFile || path.endsWith(`/${questionFile}`))
    .map((path) => path.slice(0, -questionFile.length).replace(/\/$/, ''))
    .sort(compareNaturally);
}

export type QuestionResult =
  /** `report`: messages about what is not imported. */
  | { ok: true; problem: CreateQuestion & { id: string }; report: string[] }
  | { ok: false; file: string; message: string };

/** The default id is `folderName`. */
export async function readQuestion(tree: FileTree, folderName: string): Promise<QuestionResult> {
  try {
    const question = await readYaml(tree, questionFile, CreateQuestion);
    const { report, lines } = createReport();
    const help = await readHelp(tree, await tree.paths(), report);
    return { ok: true, problem: { ...question, ...help, id: question.id ?? folderName }, report: lines };
  } catch (error) {
    if (!(error instanceof PackageFault)) throw error;
    return { ok: false, file: error.file, message: error.message };
  }
}
