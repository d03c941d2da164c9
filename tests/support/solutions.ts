import fs from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import type { Language } from '../../contract/limits';

const problemsDir = path.resolve(import.meta.dirname, '../../content/problems');
const extensions: Record<Language, string> = {
  PYTHON3: '.py',
  JAVA8: '.java',
  CPP17: '.cpp',
  JAVASCRIPT_NODE: '.js',
};

/** Folder of a bundled problem, by its id on the server. */
function packageOf(problemID: string): string {
  for (const name of fs.readdirSync(problemsDir)) {
    const file = path.join(problemsDir, name, 'codeferry.yaml');
    if (fs.existsSync(file) && (parse(fs.readFileSync(file, 'utf8')) as { id?: string }).id === problemID) {
      return path.join(problemsDir, name);
    }
  }
  throw new Error(`No package in content/problems has the id ${problemID}`);
}

/** Source of one of the package's submissions; `verdict` is its folder's name in the package format. */
export function solutionOf(
  problemID: string,
  language: Language,
  verdict: 'accepted' | 'wrong_answer' | 'time_limit_exceeded' | 'run_time_error' = 'accepted',
): string {
  const folder = path.join(packageOf(problemID), 'submissions', verdict);
  const file = fs.readdirSync(folder).find((name) => name.endsWith(extensions[language]));
  if (!file) throw new Error(`${problemID} has no ${verdict} submission in ${language}`);
  return fs.readFileSync(path.join(folder, file), 'utf8');
}
