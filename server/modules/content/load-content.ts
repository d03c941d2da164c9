/** `content/{problems,questions}/*` and `content/{challenges,contests}/*.yaml` */
import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import * as z from 'zod/mini';
import type { NewProblem } from '../../../contract/entities/problem/new-problem';
import { Tag } from '../../../contract/entities/problem/problem';
import { LanguageTag } from '../../../contract/entities/problem/statement-texts';
import { type FileTree, subtree } from '../../../contract/package/file-tree';
import { findPackages } from '../../../contract/package/find-packages';
import { compareNaturally } from '../../../contract/package/natural-order';
import { PackageFault } from '../../../contract/package/package-fault';
import { readPackage } from '../../../contract/package/read-package';
import { findQuestions, readQuestion } from '../../../contract/package/read-question';
import { readYaml } from '../../../contract/package/read-text';
import { diskTree } from './disk-tree';
import { type ContestFile, loadContests } from './load-contests';

const challengeName = z.string().check(z.minLength(1), z.maxLength(120));
const challengeDescription = z.string().check(z.minLength(1));

/** `problems`: ids in solving order. */
export const ChallengeFile = z.strictObject({
  name: challengeName,
  description: challengeDescription,
  url: z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'is not a slug')),
  /** Name and description in languages other than English. */
  translations: z.optional(
    z
      .array(
        z.strictObject({
          language: LanguageTag,
          name: challengeName,
          description: challengeDescription,
        }),
      )
      .check(z.minLength(1)),
  ),
  tags: z.array(Tag),
  problems: z.array(z.string()).check(z.minLength(1)),
});
export type ChallengeFile = z.infer<typeof ChallengeFile>;

export interface Content {
  problems: (NewProblem & { id: string })[];
  challenges: ChallengeFile[];
  contests: ContestFile[];
  /** Changes with any file. */
  contentHash: string;
}

/** Rejects with the name of the faulty file. */
export async function loadContent(folder: string): Promise<Content> {
  const tree = diskTree(folder);
  const problems = await loadProblems(tree);
  const ids = new Set(problems.map((problem) => problem.id));
  const challenges = await loadChallenges(tree, ids);
  const sorted = inOrderOf(challenges, problems);
  const contests = await loadContests(tree, ids);
  const contentHash = createHash('sha256')
    .update(JSON.stringify({ problems: sorted, challenges, contests }))
    .digest('hex');
  return { problems: sorted, challenges, contests, contentHash };
}

/** Those of the first challenge first: lists show problems of the same difficulty in the order of their import. */
function inOrderOf(challenges: readonly ChallengeFile[], problems: Content['problems']): Content['problems'] {
  const ids = [...new Set(challenges.flatMap((challenge) => challenge.problems))];
  const placeOf = new Map(ids.map((id, place) => [id, place]));
  return problems.toSorted(
    (one, other) => (placeOf.get(one.id) ?? ids.length) - (placeOf.get(other.id) ?? ids.length),
  );
}

async function loadProblems(tree: FileTree): Promise<Content['problems']> {
  const problems = new Map<string, NewProblem & { id: string }>();
  const paths = await tree.paths();
  const below = (folder: string) => paths.filter((path) => path.startsWith(folder));
  const sources = [
    ...findPackages(below('problems/')).map((path) => ({ path, read: readPackage })),
    ...findQuestions(below('questions/')).map((path) => ({ path, read: readQuestion })),
  ];
  for (const { path, read } of sources) {
    const result = await read(subtree(tree, path), basename(path));
    if (!result.ok) throw new Error(`${path}/${result.file}: ${result.message}`);
    const { id } = result.problem;
    if (id === undefined || problems.has(id)) throw new Error(`${path}: two problems have the id ${id}`);
    problems.set(id, { ...withoutTools(result.problem), id });
  }
  return [...problems.values()];
}

/** Nobody can change or export a bundled problem, so its programs stay in the folder. */
function withoutTools(problem: NewProblem): NewProblem {
  if (!('tools' in problem)) return problem;
  const { tools: _, ...rest } = problem;
  return rest;
}

async function loadChallenges(tree: FileTree, problemIds: ReadonlySet<string>): Promise<ChallengeFile[]> {
  const files = (await tree.paths()).filter((path) => /^challenges\/[^/]+\.yaml$/.test(path));
  const challenges: ChallengeFile[] = [];
  for (const path of files.sort(compareNaturally)) {
    const challenge = await readYaml(tree, path, ChallengeFile).catch((error: unknown) => {
      throw error instanceof PackageFault ? new Error(`${path}: ${error.message}`) : error;
    });
    const missing = challenge.problems.filter((id) => !problemIds.has(id));
    if (missing.length > 0) throw new Error(`${path}: missing problems: ${missing.join(', ')}`);
    challenges.push(challenge);
  }
  return challenges;
}
