/** The submissions that come with a package, and what each is said to get. */
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { Verdict } from '../../contract/entities/submission';
import type { Language } from '../../contract/limits';

export interface PackagedSubmission {
  /** Folder and file. */
  name: string;
  language: Language;
  source: string;
  /** Any of these is right. */
  expected: Verdict[];
}

const languageOf: Record<string, Language> = {
  '.cpp': 'CPP17',
  '.cc': 'CPP17',
  '.cxx': 'CPP17',
  '.java': 'JAVA8',
  '.py': 'PYTHON3',
  '.py3': 'PYTHON3',
  '.js': 'JAVASCRIPT_NODE',
};

const notAccepted: Verdict[] = ['WA', 'TLE', 'MLE', 'OLE', 'RTE', 'CE'];

const verdictsOfFolder: Record<string, Verdict[]> = {
  accepted: ['AC'],
  wrong_answer: ['WA'],
  time_limit_exceeded: ['TLE'],
  // The format has no folder for memory: a program that runs out of it has failed at run time.
  run_time_error: ['RTE', 'MLE'],
  memory_limit_exceeded: ['MLE'],
  output_limit_exceeded: ['OLE'],
  compile_error: ['CE'],
  compiler_error: ['CE'],
  rejected: notAccepted,
};

/** As DOMjudge and its kin write it into a source: `@EXPECTED_RESULTS@: WRONG-ANSWER, TIMELIMIT`. */
const verdictsOfWord: Record<string, Verdict[]> = {
  CORRECT: ['AC'],
  ACCEPTED: ['AC'],
  'WRONG-ANSWER': ['WA'],
  WRONG_ANSWER: ['WA'],
  'NO-OUTPUT': ['WA'],
  TIMELIMIT: ['TLE'],
  TIME_LIMIT_EXCEEDED: ['TLE'],
  'RUN-ERROR': ['RTE', 'MLE'],
  RUN_TIME_ERROR: ['RTE', 'MLE'],
  'MEMORY-LIMIT': ['MLE'],
  'OUTPUT-LIMIT': ['OLE'],
  'COMPILER-ERROR': ['CE'],
};

/** What a source says of itself, or null. */
export function annotatedVerdicts(source: string): Verdict[] | null {
  const words = /@EXPECTED_RESULTS@:\s*([^\n*]+)/.exec(source)?.[1];
  if (!words) return null;
  const verdicts = words.split(',').flatMap((word) => verdictsOfWord[word.trim().toUpperCase()] ?? []);
  return verdicts.length > 0 ? verdicts : null;
}

/** All submissions in one file and one of our languages; what else there is, is named in `skipped`. */
export async function readSubmissions(
  packageDir: string,
): Promise<{ submissions: PackagedSubmission[]; skipped: string[] }> {
  const base = join(packageDir, 'submissions');
  const submissions: PackagedSubmission[] = [];
  const skipped: string[] = [];
  const folders = existsSync(base) ? await readdir(base, { withFileTypes: true }) : [];
  for (const folder of folders.filter((entry) => entry.isDirectory())) {
    for (const entry of await readdir(join(base, folder.name), { withFileTypes: true })) {
      const name = `${folder.name}/${entry.name}`;
      const language = languageOf[extname(entry.name)];
      const source = entry.isFile() && language ? await readFile(join(base, name), 'utf8') : null;
      const expected = source === null ? null : (annotatedVerdicts(source) ?? verdictsOfFolder[folder.name]);
      if (language && source !== null && expected) submissions.push({ name, language, source, expected });
      else skipped.push(name);
    }
  }
  return { submissions, skipped };
}
