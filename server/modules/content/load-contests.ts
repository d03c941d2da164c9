import * as z from 'zod/mini';
import { NewContest } from '../../../contract/entities/contest/new-contest';
import type { FileTree } from '../../../contract/package/file-tree';
import { compareNaturally } from '../../../contract/package/natural-order';
import { PackageFault } from '../../../contract/package/package-fault';
import { readYaml } from '../../../contract/package/read-text';

const Slug = z.object({ slug: z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'is not a slug')) });

export interface ContestFile {
  readonly slug: string;
  readonly contest: NewContest;
}

export async function loadContests(tree: FileTree, problemIds: ReadonlySet<string>): Promise<ContestFile[]> {
  const files = (await tree.paths()).filter((path) => /^contests\/[^/]+\.yaml$/.test(path));
  const contests: ContestFile[] = [];
  for (const path of files.sort(compareNaturally)) {
    const read = async () => ({
      ...(await readYaml(tree, path, Slug)),
      contest: await readYaml(tree, path, NewContest),
    });
    const file = await read().catch((error: unknown) => {
      throw error instanceof PackageFault ? new Error(`${path}: ${error.message}`) : error;
    });
    const missing = file.contest.problems.filter((id) => !problemIds.has(id));
    if (missing.length > 0) throw new Error(`${path}: missing problems: ${missing.join(', ')}`);
    contests.push(file);
  }
  return contests;
}
