import { CreateProblem, type CreateProblemInput } from '../entities/problem/problem';
import {
  groupLevelsMax,
  memoryLimitMb,
  tagLengthMax,
  tagsMax,
  testCasesMax,
  timeLimitSeconds,
} from '../limits';
import { isReservedSlug, problemIdPattern, slugFromTitle } from '../rules/names/slug';
import { withConstants } from './constants';
import { type Extras, extrasFile, readExtras } from './extras';
import type { FileTree } from './file-tree';
import { createReport, type ImportReport } from './import-report';
import { type GroupSettings, readGroupSettings, withGrading } from './judging/group-settings';
import { reportJudgingLosses } from './judging/judging-losses';
import { readJudging } from './judging/own-judging';
import { readScoring } from './judging/scoring';
import { readTimeLimit, timeLimitInWords } from './judging/time-limit';
import { caseArguments, readTools } from './judging/tool-programs';
import { PackageFault } from './package-fault';
import { withoutPolygon } from './polygon/polygon';
import { type PackageSettings, readSettings, settingsFile } from './problem-yaml';
import { describeIssues, type Issue } from './read-text';
import { readTexts } from './statement/read-texts';
import { findUnsupportedData, type PackageCase, readTestData } from './test-data';

export type ReadResult =
  | {
      ok: true;
      problem: CreateProblem;
      /** Messages about what is not imported, assumed or changed. */
      report: string[];
      /** The part of `report` that loses nothing. */
      assumed: string[];
      /** The other part: import it only if the author accepts this. */
      losses: string[];
      /** Why verdicts on the package's own submissions could differ; null if comparable. */
      notComparable: string | null;
      /** Such as `secret/group1/03`, in the problem's order. */
      caseNames: string[];
      /** `resolution`: a measured limit is a multiple of it, in seconds. */
      timeLimit: { given: boolean; multiplier: number; resolution: number };
    }
  /** `file` is relative to the package. */
  | { ok: false; file: string; message: string; unsupported?: boolean };

/** If the package leaves the limit to the judge. */
const assumedTimeLimitSeconds = 2;
/** The loss that a measured limit makes up for. */
export const missingTimeLimit = `there is no time limit: ${assumedTimeLimitSeconds} s are assumed`;

type ReadProblem = Omit<Extract<ReadResult, { ok: true }>, 'ok' | 'report' | 'assumed' | 'losses'>;

/** `folderName` is the default id. */
export async function readPackage(tree: FileTree, folderName: string): Promise<ReadResult> {
  const { report, lines, assumed } = createReport();
  try {
    const read = await readProblem(tree, folderName, report);
    const losses = lines.filter((line) => !assumed.includes(line));
    return { ok: true, ...read, report: lines, assumed, losses };
  } catch (error) {
    if (error instanceof PackageFault) {
      const { file, message, isUnsupported } = error;
      return { ok: false, file, message, unsupported: isUnsupported || undefined };
    }
    throw error;
  }
}

async function readProblem(
  givenTree: FileTree,
  folderName: string,
  report: ImportReport,
): Promise<ReadProblem> {
  const plainTree = await withoutPolygon(givenTree, report);
  await reportLeftOut(givenTree, report);
  const paths = await plainTree.paths();
  const known = new Set(paths);
  const extras = await readExtras(plainTree, known);
  const written = await readSettings(plainTree, known);
  const tree = withConstants(plainTree, written.constants);
  const groups = withGrading(await readGroupSettings(tree, paths, report), written.grading);
  const settings = known.has(settingsFile) ? written : withScoring(written, groups);
  if (!known.has(settingsFile) && extras.title === undefined) reportMissingSettings(settings, report);
  refuseUnsupported(settings, paths);
  reportUncarried(settings, report);
  const texts = await readTexts({ tree, paths, settings, extras, folderName, report });
  const { title, sections, help } = texts;
  const interactive = settings.kinds.has('interactive');
  const cases = limitCases(
    await readTestData(tree, paths, { interactive, mayShowAll: extras.type === 'debug' }),
    report,
  );
  const { given, ...limits } = await readLimits(tree, known, settings, texts.whole, report);
  const caseNames = cases.map(({ name }) => name);
  reportJudgingLosses(paths, settings, groups, cases, report);
  const judging = await readJudging(tree, paths, settings, groups, caseNames, extras, report);
  const scoring = settings.kinds.has('scoring')
    ? readScoring(settings.version, groups, cases, report)
    : undefined;
  const { generated = {}, ...toolExtras } = extras.tools ?? {};
  const ofCases = new Set(caseNames);
  const ofGroups = new Map([...groups].filter(([place]) => !ofCases.has(place)));
  const tools = await readTools(tree, paths, ofGroups, toolExtras, report);
  const { sampleExplanations = {} } = extras;
  const problem: CreateProblemInput = {
    id: idOf(extras, folderName, title),
    title,
    ...(extras.summary && { summary: extras.summary }),
    ...sections,
    ...help,
    ...texts.more,
    ...(settings.credits && { credits: settings.credits }),
    difficulty: extras.difficulty ?? assumeDifficulty(report),
    type: extras.type ?? 'code',
    tags: tagsOf(extras.tags ?? settings.keywords, report),
    public: extras.public ?? false,
    ...(interactive ? {} : shownSample(cases)),
    testCases: cases.map(({ name, input, output, sample, group }) => ({
      input,
      output,
      sample,
      ...limits,
      ...((scoring || isSubgroup(group)) && { group }),
      ...(judging.argumentsOf.has(name) && { checkerArguments: judging.argumentsOf.get(name) }),
      ...(sample && sampleExplanations[name] && { explanation: sampleExplanations[name] }),
      ...(generated[name] && { generatedBy: generated[name] }),
      ...caseArguments(tools.tools, groups.get(name)),
    })),
    initialCode: extras.initialCode,
    checker: judging.checker,
    ...(scoring && { scoring }),
    ...tools,
  };
  const checked = CreateProblem.safeParse(problem);
  if (!checked.success) throw refused(checked.error.issues);
  const hasOwnGrader = [...groups.values()].some((one) => one.hasOwnGrader);
  return {
    problem: checked.data,
    notComparable: whyNotComparable(paths, hasOwnGrader),
    caseNames,
    timeLimit: { given, multiplier: settings.timeMultiplier, resolution: settings.timeResolution },
  };
}

/** Without points, groups only choose arguments of validators, so deep ones are not kept. */
const isSubgroup = (group: string) => group.includes('/') && group.split('/').length <= groupLevelsMax;

/** Without `problem.yaml`, points of groups show that the problem has points. */
function withScoring(settings: PackageSettings, groups: ReadonlyMap<string, GroupSettings>): PackageSettings {
  const hasPoints = [...groups.values()].some((one) => one.acceptScore || one.maxScore);
  return hasPoints ? { ...settings, kinds: new Set([...settings.kinds, 'scoring']) } : settings;
}

function reportMissingSettings({ kinds }: PackageSettings, report: ImportReport): void {
  const points = kinds.has('scoring') ? 'the points of the test groups count' : 'there are no points';
  report(`${settingsFile} is missing: there is no validator and no arguments, and ${points}`);
}

function whyNotComparable(paths: readonly string[], hasOwnGrader: boolean): string | null {
  if (paths.some((path) => path.startsWith('static_validator/')))
    return 'it checks source code (static_validator/)';
  return hasOwnGrader ? 'it has its own grader' : null;
}

/** A missing file of these folders changes verdicts. */
const judged = /^(data|include|output_validators?|tests|files)\//;

async function reportLeftOut(tree: FileTree, report: ImportReport): Promise<void> {
  for (const { path, why } of (await tree.leftOut?.()) ?? []) {
    if (judged.test(path)) throw new PackageFault(path, `${why}: put a copy of the file in its place`);
    report(`${path} is not imported: ${why}`);
  }
}

function refuseUnsupported({ kinds }: PackageSettings, paths: readonly string[]): void {
  const refuse = (file: string, message: string) => {
    throw new PackageFault(file, message, true);
  };
  if (kinds.has('submit-answer'))
    refuse(
      settingsFile,
      'the problem type submit-answer is not supported: participants submit programs, not answers',
    );
  const more = findUnsupportedData(paths);
  if (more !== undefined)
    refuse(more, 'test cases with files or arguments are not supported, only standard input');
}

const placeOfField: Record<string, string> = {
  title: settingsFile,
  testCases: 'data',
  initialCode: extrasFile,
  hints: 'solution',
  editorial: 'solution',
  checker: settingsFile,
  tools: 'input_validators',
};

function refused(issues: readonly Issue[]): PackageFault {
  const field = String(issues[0]?.path[0] ?? '');
  return new PackageFault(placeOfField[field] ?? 'statement', describeIssues(issues));
}

/** The package's own id, else the folder's name, else a slug of the title. */
function idOf(extras: Extras, folderName: string, title: string): string {
  if (extras.id !== undefined && isUsable(extras.id)) return extras.id;
  if (extras.id === undefined && isUsable(folderName)) return folderName;
  const slug = slugFromTitle(extras.id ?? folderName);
  return slug === 'problem' ? slugFromTitle(title) : slug;
}

const isUsable = (id: string) => problemIdPattern.test(id) && !isReservedSlug(id);

function reportUncarried({ uncarried }: PackageSettings, report: ImportReport): void {
  for (const setting of uncarried) report(`${settingsFile}: not imported: ${setting}`);
}

async function readLimits(
  tree: FileTree,
  paths: ReadonlySet<string>,
  settings: PackageSettings,
  statement: string,
  report: ImportReport,
): Promise<{ timeLimit: number; memoryLimit: number; given: boolean }> {
  const given =
    settings.timeLimitSeconds ?? (await readTimeLimit(tree, paths)) ?? timeLimitInWords(statement);
  if (given === undefined) report(missingTimeLimit);
  return {
    given: given !== undefined,
    timeLimit: clamp('time limit (s)', given ?? assumedTimeLimitSeconds, timeLimitSeconds, report),
    memoryLimit: clamp('memory limit (MiB)', Math.ceil(settings.memoryMib), memoryLimitMb, report),
  };
}

function clamp(
  name: string,
  value: number,
  { min, max }: { min: number; max: number },
  report: ImportReport,
): number {
  const clamped = Math.min(max, Math.max(min, value));
  // A smaller limit fails programs that the package accepts.
  if (clamped < value) report(`${name} ${value} becomes ${clamped}`);
  if (clamped > value) report.assume(`${name} ${value} becomes ${clamped}`);
  return clamped;
}

function assumeDifficulty(report: ImportReport): 'medium' {
  report.assume('there is no difficulty: medium is assumed');
  return 'medium';
}

function tagsOf(words: readonly string[], report: ImportReport): string[] {
  const tags = [...new Set(words.map((word) => word.trim().toLowerCase()).filter(Boolean))];
  const kept = tags.filter((tag) => tag.length <= tagLengthMax).slice(0, tagsMax);
  if (kept.length < tags.length)
    report(`tags not imported: ${tags.filter((tag) => !kept.includes(tag)).join(', ')}`);
  return kept;
}

/** Such texts break lines at `|` (SOLVE-12), so a sample with `|` is omitted; it is still a test case. */
function shownSample(cases: readonly PackageCase[]): { sampleInput: string; sampleOutput: string } {
  const sample = cases.find((one) => one.sample);
  const isPlain = sample && !sample.input.includes('|') && !sample.output.includes('|');
  const isShort = sample && sample.input.length + sample.output.length < 10_000;
  if (!isPlain || !isShort) return { sampleInput: '', sampleOutput: '' };
  return { sampleInput: sample.input, sampleOutput: sample.output };
}

function limitCases(cases: readonly PackageCase[], report: ImportReport): readonly PackageCase[] {
  if (cases.length > testCasesMax)
    report(`only the first ${testCasesMax} of ${cases.length} test cases are imported`);
  return cases.slice(0, testCasesMax);
}
