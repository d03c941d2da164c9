/** `test_group.yaml` (and `testdata.yaml`, its legacy name): how the cases of a folder are judged and scored. */
import * as z from 'zod/mini';
import type { FileTree } from './file-tree';
import { compareNaturally } from './natural-order';
import { readYaml } from './read-text';

const args = z.nullish(z.union([z.string(), z.array(z.union([z.string(), z.number()]))]));
const Group = z.looseObject({ output_validator_args: args, output_validator_flags: args });

/** Settings with a meaning of their own here; all others are about points, and points come from weights alone. */
const understood = new Set(['output_validator_args', 'output_validator_flags', 'description', 'hint']);

/**
 * Arguments for the output validator that the folders of the test data give, or undefined. A problem here has one checker: where folders
 * differ, the secret data's own come first, and the difference is reported.
 */
export async function readGroupArgs(
  tree: FileTree,
  paths: readonly string[],
  report: (line: string) => void,
): Promise<string[] | undefined> {
  const files = paths
    .filter((path) => /^data\/(?:(sample|secret)\/)?.*\.yaml$/.test(path))
    .sort((left, right) => rank(left) - rank(right) || compareNaturally(left, right));
  let first: { args: string[]; file: string } | undefined;
  for (const file of files) {
    const group = await readYaml(tree, file, Group);
    const scoring = Object.keys(group).filter((key) => !understood.has(key));
    if (scoring.length > 0)
      report(`${file}: not carried: ${scoring.join(', ')} (every test case weighs the same)`);
    const own = wordsOf(group.output_validator_args ?? group.output_validator_flags);
    if (own === undefined) continue;
    if (first === undefined) first = { args: own, file };
    else if (own.join(' ') !== first.args.join(' ')) {
      report(`${file}: not carried: validator arguments that differ from those of ${first.file}`);
    }
  }
  return first?.args;
}

function rank(path: string): number {
  if (path.startsWith('data/secret/')) return 0;
  return path.startsWith('data/sample/') ? 2 : 1;
}

function wordsOf(value: z.output<typeof args>): string[] | undefined {
  if (value === null || value === undefined) return undefined;
  return (Array.isArray(value) ? value.map(String) : value.split(/\s+/)).filter(Boolean);
}
