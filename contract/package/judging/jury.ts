/** Jury solutions in a package: `submissions/` becomes solutions and other files, and is written again unchanged. */
import { stringify } from 'yaml';
import type { JuryFile, JuryRule, JurySolution } from '../../entities/problem/jury-solution';
import { juryLimits, type Language } from '../../limits';
import { juryExpectations, runtimeErrors } from '../../rules/jury/jury-difference';
import { withConstants } from '../constants';
import type { FileTree } from '../file-tree';
import { createReport } from '../import-report';
import { withoutPolygon } from '../polygon/polygon';
import { readSettings } from '../problem-yaml';
import { noRules, parseSubmissionRules, rulesFile, type SubmissionRules } from './expected-rules';
import { expectationOf, languageOfExtension, readSubmissions, sourceFiles } from './submissions';

export interface PackagedJury {
  jurySolutions: JurySolution[];
  juryFiles: JuryFile[];
  /** What is not run, or not kept. */
  report: string[];
}

const root = 'submissions/';

export async function readJury(givenTree: FileTree): Promise<PackagedJury> {
  const { submissions, skipped } = await readSubmissions(givenTree);
  const plainTree = await withoutPolygon(givenTree, createReport().report);
  const paths = await plainTree.paths();
  const { constants } = await readSettings(plainTree, new Set(paths));
  const tree = withConstants(plainTree, constants);
  const below = paths.filter((path) => path.startsWith(root)).sort();
  const report = skipped.map(({ name, reason }) => `${root}${name} is kept, but does not run: ${reason}`);
  const used = new Set<string>();
  const jurySolutions: JurySolution[] = [];
  for (const { name, language, source, expected, partial, rules } of submissions) {
    const path = pathOf(name, below);
    if (path === undefined) continue;
    if (jurySolutions.length === juryLimits.solutionsMax) {
      report.push(`${root}${name} is kept, but does not run: it is one of too many`);
      continue;
    }
    used.add(path);
    const text = textOf(await tree.read(path));
    if (text === undefined) report.push(`${path}: characters that are not text are replaced`);
    const [folder = ''] = name.split('/');
    jurySolutions.push({
      name: path.slice(root.length + folder.length + 1),
      folder,
      language,
      source: text ?? source,
      expected: [...expected],
      ...(partial && { partial }),
      ...(rules.length > 0 && { rules: rules.map(copyRule) }),
    });
  }
  const juryFiles: JuryFile[] = [];
  for (const path of below.filter((one) => !used.has(one))) {
    const bytes = await tree.read(path);
    if (bytes.length > juryLimits.fileBytesMax) report.push(`${path} is not kept: it is too large`);
    else if (juryFiles.length === juryLimits.filesMax)
      report.push(`${path} is not kept: it is one of too many`);
    else juryFiles.push(juryFileOf(path.slice(root.length), bytes));
  }
  return { jurySolutions, juryFiles, report };
}

/** The program's one file. */
function pathOf(name: string, below: readonly string[]): string | undefined {
  const path = root + name;
  return below.includes(path) ? path : sourceFiles(below.filter((one) => one.startsWith(`${path}/`)))[0];
}

const copyRule = ({ cases, permitted, required, score }: Readonly<JuryRuleLike>): JuryRule => ({
  cases,
  ...(permitted && { permitted: [...permitted] }),
  ...(required && { required: [...required] }),
  ...(score && { score: [score[0], score[1]] }),
});

interface JuryRuleLike {
  cases: string;
  permitted?: readonly JurySolution['expected'][number][];
  required?: readonly JurySolution['expected'][number][];
  score?: readonly [number, number];
}

/** Undefined if it is not UTF-8, or contains NUL. */
function textOf(bytes: Uint8Array): string | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    return text.includes('\0') ? undefined : text;
  } catch {
    return undefined;
  }
}

export function juryFileOf(path: string, bytes: Uint8Array): JuryFile {
  const content = textOf(bytes);
  return content === undefined ? { path, content: toBase64(bytes), encoding: 'base64' } : { path, content };
}

function toBase64(bytes: Uint8Array): string {
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary);
}

const fromBase64 = (text: string) => Uint8Array.from(atob(text), (character) => character.charCodeAt(0));

interface Jury {
  jurySolutions?: readonly JurySolution[] | undefined;
  juryFiles?: readonly JuryFile[] | undefined;
}

/** By path. `readJury` returns the same solutions. */
export function juryPackageFiles({
  jurySolutions = [],
  juryFiles = [],
}: Jury): Record<string, string | Uint8Array> {
  const placed = place(jurySolutions);
  const rulesText = rulesOf(placed, juryFiles.find((file) => placeOf(file) === rulesFile)?.content);
  const others = juryFiles.filter((file) => placeOf(file) !== rulesFile);
  return Object.fromEntries([
    ...placed.map(([path, { source }]) => [root + path, source]),
    ...others.map((file) => [placeOf(file), file.encoding ? fromBase64(file.content) : file.content]),
    ...(rulesText === undefined ? [] : [[rulesFile, rulesText]]),
  ]);
}

/** From the root of the package. */
const placeOf = ({ path }: Pick<JuryFile, 'path'>) => (path.startsWith('/') ? path.slice(1) : root + path);

type Placed = [path: string, solution: JurySolution];

function place(solutions: readonly JurySolution[]): Placed[] {
  const taken = new Set<string>();
  return solutions.map((solution) => {
    const { folder = folderFor(solution), language } = solution;
    const name = withExtension(solution.name, language);
    let path = `${folder}/${name}`;
    for (let number = 2; taken.has(path); number += 1)
      path = `${folder}/${name.replace(/(\.[^.]*)$/, `-${number}$1`)}`;
    taken.add(path);
    return [path, solution];
  });
}

const folders: [folder: string, expected: readonly string[]][] = [
  ['accepted', juryExpectations.accepted],
  ['wrong_answer', juryExpectations.wrongAnswer],
  ['time_limit_exceeded', juryExpectations.timeLimit],
  ['run_time_error', runtimeErrors],
  ['rejected', juryExpectations.rejected],
];

/** `mixed`: the rules say what is expected. */
function folderFor({ expected, partial }: JurySolution): string {
  if (partial) return 'partially_accepted';
  return folders.find(([, verdicts]) => isSameSet(verdicts, expected))?.[0] ?? 'mixed';
}

const extensions: Record<Language, string> = {
  CPP17: 'cpp',
  JAVA8: 'java',
  PYTHON3: 'py',
  JAVASCRIPT_NODE: 'js',
};

function withExtension(name: string, language: Language): string {
  const extension = /\.([^./]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  return languageOfExtension[extension] === language ? name : `${name}.${extensions[language]}`;
}

/** The package's own rules if they still fit; otherwise rules for what folders and annotations do not say. */
function rulesOf(placed: readonly Placed[], original: string | undefined): string | undefined {
  const fits = (rules: SubmissionRules) => placed.every(([path, solution]) => says(path, solution, rules));
  if (original !== undefined && fits(parseSubmissionRules(original))) return original;
  const entries = placed.flatMap(([path, solution]) =>
    says(path, solution, noRules) ? [] : [[path, entryOf(solution)] as const],
  );
  return entries.length > 0 ? stringify(Object.fromEntries(entries)) : undefined;
}

function says(path: string, solution: JurySolution, rules: SubmissionRules): boolean {
  const said = expectationOf(path, solution.source, rules);
  if (!said) return false;
  const { expected, partial = false, rules: own = [] } = solution;
  return (
    isSameSet(said.expected, expected) &&
    said.partial === partial &&
    JSON.stringify(said.rules.map(copyRule)) === JSON.stringify(own)
  );
}

function entryOf({ expected, rules = [] }: JurySolution): object {
  const whole = rules.find(({ cases }) => cases === '');
  const parts = rules.filter(({ cases }) => cases !== '');
  const mayPass = expected.includes('AC');
  const verdicts = {
    permitted: mayPass ? expected : ['AC', ...expected],
    ...(!mayPass && { required: expected }),
  };
  const own = whole?.permitted || whole?.required || expected.length > 5 ? {} : verdicts;
  return {
    ...own,
    ...settingsOf(whole),
    ...Object.fromEntries(parts.map((rule) => [rule.cases, settingsOf(rule)])),
  };
}

const settingsOf = ({ permitted, required, score }: Partial<JuryRule> = {}) => ({
  ...(permitted && { permitted }),
  ...(required && { required }),
  ...(score && { score: score[0] === score[1] ? score[0] : score }),
});

function isSameSet(left: readonly string[], right: readonly string[]): boolean {
  return left.length === right.length && left.every((one) => right.includes(one));
}
