import { basename } from 'node:path';
import type { SubmissionState } from '../../contract/entities/submission';
import { timeLimitsTotalSecondsMax } from '../../contract/limits';
import type { FileTree } from '../../contract/package/file-tree';
import { type PackagedSubmission, readSubmissions } from '../../contract/package/judging/submissions';
import { PackageFault } from '../../contract/package/package-fault';
import { type ReadResult, readPackage } from '../../contract/package/read-package';
import { derivedTimeLimit } from '../../tools/problem/time-limit';
import { brokenRule, type Disagreement, disagreementOf, rulesOfFolder } from './agreement';
import type { OwnServer } from './own-server';
import { NotTaken, type PackageProblem, packageProblem } from './package-problem';
import type { Outcome } from './table';
import { comparableSecondsOf, flatTimeLimit } from './time-limit';

export interface PackageReport {
  outcomes: Outcome[];
  /** The reason why nothing was judged, and whether the package is at fault. */
  refusal?: { reason: string; isFailure: boolean };
  lines: string[];
}

interface Judged {
  state: SubmissionState;
  disagreement: Disagreement;
  remark: string;
}

interface Task {
  problem: PackageProblem;
  caseNames: readonly string[];
  timeLimitSeconds: number;
  server: OwnServer;
  /** Accepted while the time limit was determined, which is not shorter than their time. */
  known: ReadonlyMap<string, SubmissionState>;
  endMs: number;
}

/** Submissions in progress, enough to keep all workers busy. */
const atOnce = 4;
/** Per test case while the time limit is determined. All test cases of a problem together have a limit, too. */
const findingLimitSeconds = (caseCount: number) =>
  Math.min(10, Math.floor(timeLimitsTotalSecondsMax / Math.max(1, caseCount)));

/** Never rejects because of the package's content. `endMs`: no submission is sent after this time. */
export async function judgePackage(
  tree: FileTree,
  name: string,
  server: () => Promise<OwnServer>,
  endMs = Number.POSITIVE_INFINITY,
): Promise<PackageReport> {
  const lines: string[] = [];
  try {
    const { submissions: found, skipped } = await readSubmissions(tree);
    for (const one of skipped) lines.push(`skipped  ${one.name}: ${one.reason}`);
    if (found.length === 0)
      return { outcomes: [], lines, refusal: { reason: 'it has no submissions to judge', isFailure: false } };
    const read = await readPackage(tree, basename(name));
    if (!read.ok) return refuse(`${read.file}: ${read.message}`, !read.unsupported, lines);
    if (read.notComparable !== null) return refuse(read.notComparable, false, lines);
    const opened = await server();
    const submissions = found.filter(({ language }) => !opened.missing.has(language));
    for (const { name: path, language } of found)
      if (opened.missing.has(language)) lines.push(`skipped  ${path}: ${opened.missing.get(language)}`);
    const outcomes = await judgeRead(opened, name, read, submissions, lines, endMs);
    // Parts that the reader skipped are the likeliest cause.
    if (outcomes.some(({ agrees }) => !agrees))
      for (const line of read.report) lines.push(`note     ${line}`);
    return { outcomes, lines };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const reason = error instanceof PackageFault ? `${error.file}: ${message}` : message;
    return refuse(error instanceof NotTaken ? `the server does not take it: ${reason}` : reason, true, lines);
  }
}

type Read = Extract<ReadResult, { ok: true }>;

async function judgeRead(
  server: OwnServer,
  name: string,
  read: Read,
  submissions: readonly PackagedSubmission[],
  lines: string[],
  endMs: number,
): Promise<Outcome[]> {
  const problem = packageProblem(server, read.problem);
  const { given } = read.timeLimit;
  const known = new Map<string, SubmissionState>();
  const timeLimitSeconds = given
    ? (read.problem.testCases[0]?.timeLimit ?? 1)
    : await findTimeLimit(problem, submissions, read, known, endMs);
  lines.push(`time limit ${timeLimitSeconds} s${given ? '' : ', from its accepted submissions'}`);
  const task = { problem, caseNames: read.caseNames, timeLimitSeconds, server, known, endMs };
  const outcomes = await judgeAll(task, name, submissions, lines);
  const left = submissions.length - outcomes.length;
  if (left > 0) lines.push(`unfinished: ${left} submissions were not judged in time`);
  return outcomes;
}

const refuse = (reason: string, isFailure: boolean, lines: string[]): PackageReport => ({
  outcomes: [],
  lines,
  refusal: { reason, isFailure },
});

async function findTimeLimit(
  problem: PackageProblem,
  submissions: readonly PackagedSubmission[],
  { caseNames, timeLimit: { multiplier, resolution } }: Pick<Read, 'caseNames' | 'timeLimit'>,
  known: Map<string, SubmissionState>,
  endMs: number,
): Promise<number> {
  const accepted = submissions.filter(({ name }) => name.startsWith('accepted/'));
  let slowest = 0;
  await inTurn(accepted, endMs, async (submission) => {
    const state = await problem.judge(submission, {
      everyCase: false,
      timeLimitSeconds: findingLimitSeconds(caseNames.length),
    });
    if (state.verdict === 'AC') known.set(submission.name, state);
    if (state.verdict === 'AC') slowest = Math.max(slowest, comparableSecondsOf(submission.language, state));
  });
  return derivedTimeLimit(slowest, multiplier, resolution);
}

async function judgeAll(
  task: Task,
  packageName: string,
  submissions: readonly PackagedSubmission[],
  lines: string[],
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  await inTurn(submissions, task.endMs, async (submission) => {
    const { name, language } = submission;
    const { state, disagreement, remark } = await judgeOne(task, submission);
    const agrees = disagreement === null;
    outcomes.push({ package: packageName, name, language, expected: columnOf(submission), agrees });
    lines.push(lineOf(submission, state, disagreement, remark, task));
  });
  return outcomes;
}

/**
 * A folder that allows several verdicts has its own column; the format counts every crash as a run-time
 * error.
 */
function columnOf({ name, expected }: PackagedSubmission): string {
  if (expected.length > 3) return name.split('/')[0] ?? '';
  return expected.join('/') === 'RTE/MLE/OLE' ? 'RTE' : expected.join('/');
}

async function judgeOne(task: Task, submission: PackagedSubmission): Promise<Judged> {
  const { problem, caseNames, timeLimitSeconds } = task;
  if (submission.rules.length > 0) {
    const state = await problem.judge(submission, { everyCase: true, timeLimitSeconds });
    const disagreement = disagreementOf(submission, state) ?? brokenRule(submission.rules, state, caseNames);
    return { state, disagreement, remark: '' };
  }
  const first =
    task.known.get(submission.name) ??
    (await problem.judge(submission, { everyCase: false, timeLimitSeconds }));
  const disagreement = disagreementOf(submission, first);
  if (disagreement === null) return { state: first, disagreement, remark: '' };
  return (await judgeAgain(task, submission, first)) ?? { state: first, disagreement, remark: '' };
}

/**
 * Judges again without the language's allowance, or on all test cases: a different allowance or test order
 * explains some differences.
 */
async function judgeAgain(
  { problem, caseNames, timeLimitSeconds }: Task,
  submission: PackagedSubmission,
  { verdict }: SubmissionState,
): Promise<Judged | null> {
  const flat = flatTimeLimit(submission.language, timeLimitSeconds);
  if (verdict === 'AC' && flat !== null && submission.expected.includes('TLE')) {
    const state = await problem.judge(submission, { everyCase: false, timeLimitSeconds: flat });
    const disagreement = disagreementOf(submission, state);
    return { state, disagreement, remark: ' (without its language allowance of time)' };
  }
  const rules = rulesOfFolder(submission.name.split('/')[0] ?? '');
  if (verdict === 'AC' || verdict === 'CE' || verdict === 'JE' || rules.length === 0) return null;
  const state = await problem.judge(submission, { everyCase: true, timeLimitSeconds });
  const remark = ` (another test case than the first failure, which is ${verdict})`;
  return brokenRule(rules, state, caseNames) === null ? { state, disagreement: null, remark } : null;
}

function lineOf(
  { name, language }: PackagedSubmission,
  state: SubmissionState,
  disagreement: Disagreement,
  remark: string,
  { caseNames, server }: Task,
): string {
  const seconds = Math.max(0, ...state.results.map(({ cpuMs }) => cpuMs)) / 1000;
  const measured = `${seconds.toFixed(2)} s`;
  const what = `${name} (${language})`;
  if (disagreement === null)
    return `agrees   ${what}: ${state.verdict ?? state.status}${remark}, ${measured}`;
  const failed = state.results.find(({ verdict }) => verdict !== null && verdict !== 'AC');
  const where = failed ? ` on ${caseNames[failed.testcaseIndex]}` : '';
  const why = state.verdict === 'CE' ? state.compileLog : failed?.run_error;
  const fault = state.status === 'error' ? server.explain(state.submissionID) : '';
  const details = [why, fault].filter(Boolean).join(' ').replaceAll('\n', ' ').slice(0, 400);
  return `DIFFERS  ${what}: ${disagreement}${remark}${where}, ${measured} ${details}`.trimEnd();
}

async function inTurn<T>(
  items: readonly T[],
  endMs: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const queue = [...items];
  const take = async () => {
    for (let item = queue.shift(); item !== undefined && Date.now() < endMs; item = queue.shift())
      await work(item);
  };
  await Promise.all(Array.from({ length: atOnce }, take));
}
