/** The content that comes with the product: `content/problems/*` and `content/challenges/*.yaml`. */
import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import * as z from 'zod/mini';
import type { CreateProblem } from '../../../contract/entities/problem';
import { Tag } from '../../../contract/entities/problem';
import { diskTree } from './disk-tree';
import { type FileTree, subtree } from './package/file-tree';
import { findPackages } from './package/find-packages';
import { compareNaturally } from './package/natural-order';
import { PackageFault } from './package/package-fault';
import { readPackage } from './package/read-package';
import { readYaml } from './package/read-text';

/** A challenge as its file has it; `problems` are ids, in the order in which they are meant to be solved. */
export const ChallengeFile = z.strictObject({
  name: z.string().check(z.minLength(1), z.maxLength(120)),
  description: z.string().check(z.minLength(1)),
  url: z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'is not a slug')),
  tags: z.array(Tag),
  problems: z.array(z.string()).check(z.minLength(1)),
});
export type ChallengeFile = z.infer<typeof ChallengeFile>;

export interface Content {
  problems: (CreateProblem & { id: string })[];
  challenges: ChallengeFile[];
  /** Changes whenever a problem or challenge does. */
  contentHash: string;
}

/** Reads everything below `folder`. Rejects with the file's name when something in it is faulty: it is ours to mend. */
export async function loadContent(folder: string): Promise<Content> {
  const tree = diskTree(folder);
  const problems = await loadProblems(tree);
  const challenges = await loadChallenges(tree, new Set(problems.map((problem) => problem.id)));
  const contentHash = createHash('sha256').update(JSON.stringify({ problems, challenges })).digest('hex');
  return { problems, challenges, contentHash };
}

async function loadProblems(tree: FileTree): Promise<Content['problems']> {
  const problems = new Map<string, CreateProblem & { id: string }>();
  const packages = findPackages((await tree.paths()).filter((path) => path.startsWith('problems/')));
  for (const path of packages) {
    const result = await readPackage(subtree(tree, path), basename(path));
    if (!result.ok) throw new Error(`${path}/${result.file}: ${result.message}`);
    const { id } = result.problem;
    if (id === undefined || problems.has(id))
      throw new Error(`${path}: there are two problems with the id ${id}`);
    problems.set(id, { ...result.problem, id });
  }
  return [...problems.values()];
}

async function loadChallenges(tree: FileTree, problemIds: ReadonlySet<string>): Promise<ChallengeFile[]> {
  const files = (await tree.paths()).filter((path) => /^challenges\/[^/]+\.yaml$/.test(path));
  const challenges: ChallengeFile[] = [];
  for (const path of files.sort(compareNaturally)) {
    const challenge = await readYaml(tree, path, ChallengeFile).catch((error: unknown) => {
      throw error instanceof PackageFault ? new Error(`${path}: ${error.message}`) : error;
    });
    const missing = challenge.problems.filter((id) => !problemIds.has(id));
    if (missing.length > 0) throw new Error(`${path}: there are no problems ${missing.join(', ')}`);
    challenges.push(challenge);
  }
  return challenges;
}
