import type { FileTree } from './file-tree';
import { compareNaturally } from './natural-order';
import { PackageFault } from './package-fault';
import { readData } from './read-text';

export interface PackageCase {
  /** Such as `secret/group1/03`, below `data/`. */
  name: string;
  input: string;
  output: string;
  sample: boolean;
  group: string;
}

export interface TestDataOptions {
  /** Interactive problems need no answer files. */
  interactive: boolean;
  mayShowAll: boolean;
}

/** Unsupported parts of a test case. */
const unusedExtensions = /\.(files\/.*|args)$/;

/** The first file of an unsupported part. */
export function findUnsupportedData(paths: readonly string[]): string | undefined {
  return paths.find((path) => /^data\/(sample|secret)\//.test(path) && unusedExtensions.test(path));
}

/** Samples first, natural order, groups flattened. */
export async function readTestData(
  tree: FileTree,
  paths: readonly string[],
  options: TestDataOptions,
): Promise<PackageCase[]> {
  const data = paths.filter((path) => /^data\/(sample|secret)\//.test(path)).sort(compareNaturally);
  const known = new Set(data);
  const lonely = data.find((path) => path.endsWith('.ans') && !known.has(path.replace(/\.ans$/, '.in')));
  if (lonely) throw new PackageFault(lonely, 'has no .in file beside it');

  const inputs = data.filter((path) => path.endsWith('.in') && !path.includes('.files/'));
  if (inputs.length === 0) throw new PackageFault('data/secret', missingDataMessage(paths));
  if (!options.mayShowAll && inputs.every((path) => path.startsWith('data/sample/')))
    throw new PackageFault(
      'data/secret',
      'there are only samples: a program that prints their answers would pass',
    );
  const cases: PackageCase[] = [];
  for (const path of inputs) cases.push(await readCase(tree, known, options, path));
  return cases;
}

/** Generators are not run: their output can depend on the machine. */
function missingDataMessage(paths: readonly string[]): string {
  const generated = paths.some((path) => path.startsWith('generators/'));
  const hint = generated ? '; run the package’s generators first' : '';
  return `there are no test cases (*.in with *.ans)${hint}`;
}

async function readCase(
  tree: FileTree,
  known: ReadonlySet<string>,
  { interactive }: TestDataOptions,
  path: string,
): Promise<PackageCase> {
  const answer = path.replace(/\.in$/, '.ans');
  if (!known.has(answer) && !interactive) throw new PackageFault(path, 'has no .ans file beside it');
  const name = path.slice('data/'.length, -'.in'.length);
  return {
    name,
    input: await readData(tree, path),
    output: known.has(answer) ? await readData(tree, answer) : '',
    sample: path.startsWith('data/sample/'),
    group: name.slice(0, name.lastIndexOf('/')),
  };
}
