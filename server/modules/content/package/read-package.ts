/** A problem package, in any of the forms that are about, as a problem of ours. */
import { CreateProblem, type CreateProblemInput } from '../../../../contract/entities/problem';
import {
  memoryLimitMb,
  tagLengthMax,
  tagsMax,
  testCasesMax,
  timeLimitSeconds,
} from '../../../../contract/limits';
import { isReservedSlug, problemIdPattern, slugFromTitle } from '../../../../contract/rules/slug';
import { checkerFromArgs } from './checker-args';
import { type Extras, extrasFile, readExtras } from './extras';
import type { FileTree } from './file-tree';
import { type OwnJudging, ownJudgingOf, whyNotComparable } from './own-judging';
import { PackageFault } from './package-fault';
import { type PackageSettings, readSettings, settingsFile } from './problem-yaml';
import { describeIssues, type Issue } from './read-text';
import { readStatement, type Statement } from './statement-file';
import { splitStatement } from './statement-sections';
import { type PackageCase, readTestData } from './test-data';
import { readGroupArgs } from './test-groups';
import { readTimeLimit, timeLimitInWords } from './time-limit';

export type ReadResult =
  | {
      ok: true;
      problem: CreateProblem;
      /** What could not be carried over, a sentence each; empty when nothing was lost. */
      report: string[];
      /** Why the judge's verdicts on the package's own submissions would mean nothing; null when outputs can be compared. */
      notComparable: string | null;
    }
  /** `file` is relative to the package. */
  | { ok: false; file: string; message: string };

/** The time limit of packages that leave it to the judge system to find one. */
const assumedTimeLimitSeconds = 2;

/** Reads the package at the root of `tree`. `folderName` gives the id when the package names none. */
export async function readPackage(tree: FileTree, folderName: string): Promise<ReadResult> {
  const lines: string[] = [];
  const report = (line: string) => {
    if (!lines.includes(line)) lines.push(line);
  };
  try {
    const { problem, notComparable } = await readProblem(tree, folderName, report);
    return { ok: true, problem, report: lines, notComparable };
  } catch (error) {
    if (error instanceof PackageFault) return { ok: false, file: error.file, message: error.message };
    throw error;
  }
}

type Report = (line: string) => void;

async function readProblem(
  tree: FileTree,
  folderName: string,
  report: Report,
): Promise<{ problem: CreateProblem; notComparable: string | null }> {
  const paths = await tree.paths();
  const known = new Set(paths);
  const extras = await readExtras(tree, known);
  const settings = await readSettings(tree, known);
  if (!known.has(settingsFile) && extras.title === undefined) report(`there is no ${settingsFile}`);
  const ownJudging = ownJudgingOf(settings, paths);
  reportJudging(ownJudging, report);
  reportUncarried(settings, paths, report);
  const statement = extras.description === undefined ? await readStatement(tree, paths, report) : undefined;
  const title = titleOf(settings, statement, extras) ?? folderName;
  const sections = splitStatement(statement?.markdown ?? extras.description ?? '', title);
  if (sections.description === '') {
    report('the statement does not describe the task');
    sections.description = title;
  }
  const cases = await readTestData(tree, paths, report);
  const limits = await readLimits(tree, known, settings, statement, report);
  const groupArgs = await readGroupArgs(tree, paths, report);
  const problem: CreateProblemInput = {
    id: idOf(extras, folderName, title),
    title,
    ...sections,
    difficulty: extras.difficulty ?? assumeDifficulty(report),
    type: extras.type ?? 'code',
    tags: tagsOf(extras.tags ?? settings.keywords, report),
    public: extras.public ?? false,
    ...shownSample(cases),
    testCases: limitCases(cases, report).map(({ input, output, sample }) => ({
      input,
      output,
      sample,
      ...limits,
    })),
    initialCode: extras.initialCode,
    checker: checkerOf(groupArgs ?? settings.validatorArgs, report),
  };
  const checked = CreateProblem.safeParse(problem);
  if (!checked.success) throw refused(checked.error.issues);
  return { problem: checked.data, notComparable: whyNotComparable(ownJudging) };
}

/** Where the fields come from, for whoever has to mend one that is out of bounds. */
const placeOfField: Record<string, string> = {
  title: settingsFile,
  testCases: 'data',
  initialCode: extrasFile,
  checker: settingsFile,
};

function refused(issues: readonly Issue[]): PackageFault {
  const field = String(issues[0]?.path[0] ?? '');
  return new PackageFault(placeOfField[field] ?? 'statement', describeIssues(issues));
}

function titleOf(
  settings: PackageSettings,
  statement: Statement | undefined,
  extras: Extras,
): string | undefined {
  const { names } = settings;
  return (
    names.get(statement?.language || 'en') ??
    names.get('en') ??
    names.get('') ??
    extras.title ??
    [...names.values()][0] ??
    statement?.title
  );
}

/** The package's own id if it can be one here, else its folder's name, else one made from the title. */
function idOf(extras: Extras, folderName: string, title: string): string {
  if (extras.id !== undefined && isUsable(extras.id)) return extras.id;
  if (extras.id === undefined && isUsable(folderName)) return folderName;
  const slug = slugFromTitle(extras.id ?? folderName);
  return slug === 'problem' ? slugFromTitle(title) : slug;
}

const isUsable = (id: string) => problemIdPattern.test(id) && !isReservedSlug(id);

function reportJudging({ types, hasValidator }: OwnJudging, report: Report): void {
  if (hasValidator)
    report('the output validator is not carried: outputs are compared with the answer, token by token');
  for (const type of types)
    report(`this is a problem of type ${type}, which is not supported: programs get all input at once`);
}

function reportUncarried(
  { kinds, uncarried }: PackageSettings,
  paths: readonly string[],
  report: Report,
): void {
  if (kinds.has('scoring')) report('scoring is not carried: every test case weighs the same');
  if (paths.some((path) => path.startsWith('include/')))
    report('include/ is not carried: programs stand alone');
  for (const setting of uncarried) report(`${settingsFile}: not carried: ${setting}`);
}

async function readLimits(
  tree: FileTree,
  paths: ReadonlySet<string>,
  settings: PackageSettings,
  statement: Statement | undefined,
  report: Report,
): Promise<{ timeLimit: number; memoryLimit: number }> {
  const given =
    settings.timeLimitSeconds ??
    (await readTimeLimit(tree, paths)) ??
    timeLimitInWords(statement?.markdown ?? '');
  if (given === undefined) report(`there is no time limit: ${assumedTimeLimitSeconds} s are assumed`);
  return {
    timeLimit: clamp('time limit (s)', given ?? assumedTimeLimitSeconds, timeLimitSeconds, report),
    memoryLimit: clamp('memory limit (MiB)', Math.ceil(settings.memoryMib), memoryLimitMb, report),
  };
}

function clamp(
  name: string,
  value: number,
  { min, max }: { min: number; max: number },
  report: Report,
): number {
  const clamped = Math.min(max, Math.max(min, value));
  if (clamped !== value) report(`${name} ${value} becomes ${clamped}`);
  return clamped;
}

function assumeDifficulty(report: Report): 'medium' {
  report('there is no difficulty: medium is assumed');
  return 'medium';
}

function tagsOf(words: readonly string[], report: Report): string[] {
  const tags = [...new Set(words.map((word) => word.trim().toLowerCase()).filter(Boolean))];
  const kept = tags.filter((tag) => tag.length <= tagLengthMax).slice(0, tagsMax);
  if (kept.length < tags.length)
    report(`tags not carried: ${tags.filter((tag) => !kept.includes(tag)).join(', ')}`);
  return kept;
}

/**
 * The first sample as text for screens that show one. Such texts break lines at `|` (SOLVE-12), so a sample that has one is left out:
 * every sample is carried byte for byte among the test cases.
 */
function shownSample(cases: readonly PackageCase[]): { sampleInput: string; sampleOutput: string } {
  const sample = cases.find((one) => one.sample);
  const isPlain = sample && !sample.input.includes('|') && !sample.output.includes('|');
  const isShort = sample && sample.input.length + sample.output.length < 10_000;
  if (!isPlain || !isShort) return { sampleInput: '', sampleOutput: '' };
  return { sampleInput: sample.input, sampleOutput: sample.output };
}

function limitCases(cases: readonly PackageCase[], report: Report): readonly PackageCase[] {
  if (cases.length > testCasesMax)
    report(`only the first ${testCasesMax} of ${cases.length} test cases are carried`);
  return cases.slice(0, testCasesMax);
}

function checkerOf(args: readonly string[], report: Report): CreateProblem['checker'] {
  const { checker, unknown } = checkerFromArgs(args);
  if (unknown.length > 0) report(`output validator arguments not carried: ${unknown.join(' ')}`);
  return checker;
}
