/** The solutions that come with a package, right and wrong, and what the judge must find in each. */
import type { Verdict } from '../../../../contract/entities/submission';
import type { Language } from '../../../../contract/limits';
import type { FileTree } from './file-tree';
import { compareNaturally } from './natural-order';
import { readDocument } from './read-text';

export interface PackagedSubmission {
  /** Path below `submissions/`. */
  name: string;
  language: Language;
  source: string;
  /** Verdicts of the whole submission that agree with its folder. */
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

/** The format knows no verdicts for memory and output: a program that needs too much of them fails at run time. */
const crashed: readonly Verdict[] = ['RTE', 'MLE', 'OLE'];
const verdictsOfFolder: Record<string, readonly Verdict[]> = {
  accepted: ['AC'],
  wrong_answer: ['WA'],
  time_limit_exceeded: ['TLE'],
  run_time_error: crashed,
  brute_force: ['TLE', ...crashed],
  rejected: ['WA', 'TLE', 'CE', ...crashed],
  compile_error: ['CE'],
  compiler_error: ['CE'],
};

/** Single files in a language and a folder that are known; `skipped` names everything else below `submissions/`. */
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
    const expected = verdictsOfFolder[folder ?? ''];
    if (language && expected)
      submissions.push({ name, language, expected, source: await readDocument(tree, path) });
    else skipped.push(name);
  }
  return { submissions, skipped };
}
