/** The solutions that come with a package, right and wrong, and what the judge must find in each. */
import type { Verdict } from '../../../../contract/entities/submission';
import type { Language } from '../../../../contract/limits';
import { annotatedVerdicts, crashed } from './expected-results';
import type { FileTree } from './file-tree';
import { compareNaturally } from './natural-order';

export interface PackagedSubmission {
  /** Path below `submissions/`. */
  name: string;
  language: Language;
  source: string;
  /** Verdicts of the whole submission that agree with what its source says of itself, else with its folder. */
  expected: readonly Verdict[];
}

const languageOfExtension: Record<string, Language> = {
  cpp: 'CPP17',
  cc: 'CPP17',
  cxx: 'CPP17',
  java: 'JAVA8',
  py: 'PYTHON3',
  py3: 'PYTHON3',
  js: 'JAVASCRIPT_NODE',
};

const verdictsOfFolder: Record<string, readonly Verdict[]> = {
  accepted: ['AC'],
  wrong_answer: ['WA'],
  time_limit_exceeded: ['TLE'],
  run_time_error: crashed,
  memory_limit_exceeded: ['MLE'],
  output_limit_exceeded: ['OLE'],
  brute_force: ['TLE', ...crashed],
  rejected: ['WA', 'TLE', 'CE', ...crashed],
  compile_error: ['CE'],
  compiler_error: ['CE'],
};

/** Bytes that are not UTF-8, such as a name in an older comment, are no reason to leave a program out. */
async function readSource(tree: FileTree, path: string): Promise<string> {
  return new TextDecoder().decode(await tree.read(path)).replaceAll('\r\n', '\n');
}

/** Single files in a language that is known, with known verdicts; `skipped` names everything else below `submissions/`. */
export async function readSubmissions(
  tree: FileTree,
): Promise<{ submissions: PackagedSubmission[]; skipped: string[] }> {
  const submissions: PackagedSubmission[] = [];
  const skipped: string[] = [];
  for (const path of (await tree.paths())
    .filter((one) => one.startsWith('submissions/'))
    .sort(compareNaturally)) {
    const name = path.slice('submissions/'.length);
    const [, folder, extension] = /^([^/]+)\/[^/]+\.([A-Za-z0-9]+)$/.exec(name) ?? [];
    const language = languageOfExtension[extension?.toLowerCase() ?? ''];
    const source = language && folder ? await readSource(tree, path) : '';
    const expected = annotatedVerdicts(source) ?? verdictsOfFolder[folder ?? ''];
    if (language && expected) submissions.push({ name, language, expected, source });
    else skipped.push(name);
  }
  return { submissions, skipped };
}
