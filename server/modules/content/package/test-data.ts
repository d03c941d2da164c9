import type { FileTree } from './file-tree';
import { compareNaturally } from './natural-order';
import { PackageFault } from './package-fault';
import { readData } from './read-text';

export interface PackageCase {
  /** Path below `data/`, without extension: `secret/group1/03`. */
  name: string;
  input: string;
  output: string;
  sample: boolean;
}

/** Parts of a test case that only a judge of the format's full extent could use. */
const unusedExtensions = /\.(files\/.*|args|interaction|in\.statement|ans\.statement|out)$/;

/** The test cases of a package, samples first, each in natural order, groups flattened. */
export async function readTestData(
  tree: FileTree,
  paths: readonly string[],
  report: (line: string) => void,
): Promise<PackageCase[]> {
  const data = paths.filter((path) => /^data\/(sample|secret)\//.test(path)).sort(compareNaturally);
  const known = new Set(data);
  const lonely = data.find((path) => path.endsWith('.ans') && !known.has(path.replace(/\.ans$/, '.in')));
  if (lonely) throw new PackageFault(lonely, 'has no .in file beside it');

  const inputs = data.filter((path) => path.endsWith('.in') && !path.includes('.files/'));
  if (inputs.length === 0) throw new PackageFault('data/secret', 'there are no test cases (*.in with *.ans)');
  for (const path of data.filter((path) => unusedExtensions.test(path))) {
    report(`${path} is not used: programs get standard input only`);
  }
  const cases: PackageCase[] = [];
  for (const path of inputs) cases.push(await readCase(tree, known, path));
  return cases;
}

async function readCase(tree: FileTree, known: ReadonlySet<string>, path: string): Promise<PackageCase> {
  const answer = path.replace(/\.in$/, '.ans');
  if (!known.has(answer)) throw new PackageFault(path, 'has no .ans file beside it');
  return {
    name: path.slice('data/'.length, -'.in'.length),
    input: await readData(tree, path),
    output: await readData(tree, answer),
    sample: path.startsWith('data/sample/'),
  };
}
