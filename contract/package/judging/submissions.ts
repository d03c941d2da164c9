/** The submissions in a package and their expected results. */
import type { Verdict } from '../../entities/submission';
import { type Language, sourceBytesMax } from '../../limits';
import { runtimeErrors } from '../../rules/jury/jury-difference';
import { withConstants } from '../constants';
import { editorialPrograms } from '../editorial-programs';
import type { FileTree } from '../file-tree';
import { createReport } from '../import-report';
import { compareNaturally } from '../natural-order';
import { withoutPolygon } from '../polygon/polygon';
import { readSettings } from '../problem-yaml';
import { annotatedScore, annotatedVerdicts } from './expected-results';
import {
  anyVerdict,
  type CaseRule,
  readSubmissionRules,
  rulesFile,
  type SubmissionRules,
  verdictsOfRules,
} from './expected-rules';

export interface PackagedSubmission {
  /** Path below `submissions/`. */
  name: string;
  language: Language;
  source: string;
  /** From annotations in the source, else from the folder. */
  expected: readonly Verdict[];
  /** Full points would be wrong. */
  partial: boolean;
  rules: readonly CaseRule[];
}

export interface SkippedSubmission {
  name: string;
  reason: string;
}

export const languageOfExtension: Record<string, Language> = {
  cpp: 'CPP17',
  cc: 'CPP17',
  cxx: 'CPP17',
  'c++': 'CPP17',
  java: 'JAVA8',
  py: 'PYTHON3',
  py3: 'PYTHON3',
  js: 'JAVASCRIPT_NODE',
};
const notPrograms =
  /\.(md|txt|yaml|yml|in|ans|out|desc|h|hpp|class|pyc|o)$|(^|\/)(README|LICENSE|Makefile)$/i;

const failed = anyVerdict.filter((verdict) => verdict !== 'AC');
const verdictsOfFolder: Record<string, readonly Verdict[]> = {
  accepted: ['AC'],
  // A failed group determines the verdict.
  partially_accepted: ['AC', ...failed.filter((verdict) => verdict !== 'CE')],
  wrong_answer: ['WA'],
  time_limit_exceeded: ['TLE'],
  run_time_error: runtimeErrors,
  memory_limit_exceeded: ['MLE'],
  output_limit_exceeded: ['OLE'],
  brute_force: ['TLE', ...runtimeErrors],
  rejected: failed,
  compile_error: ['CE'],
  compiler_error: ['CE'],
};

/** Replaces invalid UTF-8 and NULs instead of skipping the program. */
async function readSource(tree: FileTree, path: string): Promise<string> {
  return new TextDecoder()
    .decode(await tree.read(path))
    .replaceAll('\r\n', '\n')
    .replaceAll('\0', '');
}

/** Only programs with one file in a known language and known verdicts; `skipped` lists the rest. */
export async function readSubmissions(
  givenTree: FileTree,
): Promise<{ submissions: PackagedSubmission[]; skipped: SkippedSubmission[] }> {
  const plainTree = await withoutPolygon(givenTree, createReport().report);
  const paths = await plainTree.paths();
  const known = new Set(paths);
  const { constants } = await readSettings(plainTree, known);
  const tree = withConstants(plainTree, constants);
  const rules = await readSubmissionRules(tree, known);
  const submissions: PackagedSubmission[] = [];
  const skipped: SkippedSubmission[] = [];
  for (const [name, files] of programsOf(paths)) {
    const read = await readProgram(tree, files);
    if (typeof read === 'string') {
      skipped.push({ name, reason: read });
      continue;
    }
    const expectation = expectationOf(name, read.source, rules);
    if (expectation) submissions.push({ name, ...read, ...expectation });
    else skipped.push({ name, reason: `the folder ${folderOf(name)}/ is unknown` });
  }
  return { submissions, skipped };
}

const folderOf = (name: string) => name.slice(0, name.indexOf('/'));

/** Undefined in an unknown folder, without rules and annotations. `name` is relative to `submissions/`. */
export function expectationOf(
  name: string,
  source: string,
  rules: SubmissionRules,
): Pick<PackagedSubmission, 'expected' | 'rules' | 'partial'> | undefined {
  const folder = folderOf(name);
  const own = [...rules.of(name), ...scoreRule(source)];
  const byRules = verdictsOfRules(own);
  const byFolder = rules.replaced.has(folder) ? undefined : verdictsOfFolder[folder];
  // Rules for this very program are newer than its annotation.
  const byName = rules.replaced.has(name) ? byRules : undefined;
  const any = own.length > 0 ? anyVerdict : undefined;
  const expected = byName ?? annotatedVerdicts(source) ?? byFolder ?? byRules ?? any;
  return expected && { expected, rules: own, partial: folder === 'partially_accepted' };
}

/** Programs of an editorial that are not the text of a submission, as submissions that must be accepted. */
export function editorialSubmissions(
  editorial: string,
  submissions: readonly PackagedSubmission[],
): PackagedSubmission[] {
  const known = new Set(submissions.map(({ source }) => source.trim()));
  return editorialPrograms(editorial)
    .filter(({ source }) => !known.has(source.trim()))
    .map(({ language, source }) => ({
      name: `editorial (${language})`,
      language,
      source,
      expected: ['AC'],
      partial: false,
      rules: [],
    }));
}

/** For the whole submission. */
function scoreRule(source: string): CaseRule[] {
  const score = annotatedScore(source);
  return score === undefined ? [] : [{ cases: '', score: [score, score] }];
}

/** Each file or folder below a folder of `submissions/`. */
function programsOf(paths: readonly string[]): Map<string, string[]> {
  const programs = new Map<string, string[]>();
  for (const path of [...paths].sort(compareNaturally)) {
    const [, name] = /^submissions\/([^/]+\/[^/]+)/.exec(path) ?? [];
    if (name === undefined || path === rulesFile) continue;
    programs.set(name, [...(programs.get(name) ?? []), path]);
  }
  for (const [name, files] of programs)
    if (files.length === 1 && files[0] === `submissions/${name}` && notPrograms.test(name))
      programs.delete(name);
  return programs;
}

export const sourceFiles = (paths: readonly string[]) =>
  paths.filter((path) => !notPrograms.test(path) && !path.includes('/__pycache__/'));

async function readProgram(
  tree: FileTree,
  files: readonly string[],
): Promise<Pick<PackagedSubmission, 'language' | 'source'> | string> {
  const sources = sourceFiles(files);
  const [path] = sources;
  if (path === undefined) return 'it contains no program';
  if (sources.length > 1 || files.some((file) => /\.(h|hpp)$/.test(file)))
    return 'it has several files; only one is supported';
  const extension = /\.([^./]+)$/.exec(path)?.[1]?.toLowerCase() ?? '';
  const language = languageOfExtension[extension];
  if (language === undefined) return `the language of .${extension} files is not supported`;
  const source = await readSource(tree, path);
  if (/^#!.*python2/.test(source)) return 'it is in Python 2';
  if (source.trim() === '') return 'it is empty';
  if (source.length > sourceBytesMax) return `it is longer than ${sourceBytesMax / 1024} KB`;
  return { language, source: source.replace(/^\ufeff/, '') };
}
