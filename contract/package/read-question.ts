import { CreateQuestion } from '../entities/question';
import type { FileTree } from './file-tree';
import { compareNaturally } from './natural-order';
import { PackageFault } from './package-fault';
import { readYaml } from './read-text';

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
  | { ok: true; problem: CreateQuestion & { id: string } }
  | { ok: false; file: string; message: string };

/** The default id is `folderName`. */
export async function readQuestion(tree: FileTree, folderName: string): Promise<QuestionResult> {
  try {
    const question = await readYaml(tree, questionFile, CreateQuestion);
    return { ok: true, problem: { ...question, id: question.id ?? folderName } };
  } catch (error) {
    if (!(error instanceof PackageFault)) throw error;
    return { ok: false, file: error.file, message: error.message };
  }
}
