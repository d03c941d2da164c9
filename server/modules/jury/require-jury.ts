/** The check before a problem is published (decision 113). */
import type { JuryRun, JurySolution } from '../../../contract/entities/problem/jury-solution';
import type { NewProblem } from '../../../contract/entities/problem/new-problem';
import { isFinal } from '../../../contract/rules/judging/submission-status';
import { findJuryDifference, juryGroups } from '../../../contract/rules/jury/jury-difference';
import type { Context } from '../../platform/context';
import { isJudgeAlive } from '../../platform/database/alive-judges';
import type { Database } from '../../platform/database/open';
import { waitForChange } from '../../platform/database/wait-for-change';
import { Refusal } from '../../platform/http/refusal';
import { runChannel } from '../../platform/queue';
import { juryRefusals } from './messages';
import { readRuns } from './read-jury';
import { type RequestedJury, requestJury } from './request-jury';

type Services = Pick<Context, 'queue' | 'notifications' | 'settings'>;
interface Caller {
  readonly db: Database;
  readonly caller: { readonly uid: string };
  readonly endings: readonly AbortSignal[];
}

/** A request waits for the judge this long; the client sends it again. */
const waitMs = 12_000;
const retryAfterSeconds = 5;
/** More say nothing new. */
const linesMax = 20;

/**
 * Refuses a problem with a jury solution that has another result than expected, or that has not run yet: the client
 * sends the problem again. Takes seconds, so never call it in a transaction.
 */
export async function requireJury(
  problem: NewProblem,
  { queue, notifications, settings }: Services,
  { db, caller: { uid }, endings }: Caller,
): Promise<void> {
  if (!('testCases' in problem) || problem.publishAnyway) return;
  const { jurySolutions: solutions = [], testCases } = problem;
  if (solutions.length === 0) return;
  const waitingMax = settings.values.queueMax;
  const asked = await requestJury(db, queue, { uid, data: problem, solutions, waitingMax, isAgain: false });
  const runs = await awaitRuns(db, notifications, asked, endings);
  const left = runs.filter(({ status }) => !isFinal(status)).length;
  if (left > 0) {
    const languages = solutions.map(({ language }) => language);
    const message = (await isJudgeAlive(db, languages)) ? juryRefusals.running(left) : juryRefusals.noJudge;
    throw new Refusal('JUDGE_NEEDED', { message, retryAfterSeconds });
  }
  const groups = juryGroups(testCases);
  const lines = solutions.flatMap((solution, at) => {
    const difference = differenceOf(solution, runs[at], groups);
    return difference === null ? [] : [{ at, difference }];
  });
  if (lines.length === 0) return;
  throw new Refusal('SOLUTIONS_DIFFER', {
    message: juryRefusals.differ(
      lines
        .slice(0, linesMax)
        .map(({ at, difference }) => juryRefusals.line(solutions[at]?.name ?? '', difference)),
    ),
    fields: lines.map(({ at, difference }) => ({ path: `jurySolutions.${at}`, message: difference })),
  });
}

function differenceOf(
  solution: JurySolution,
  run: JuryRun | undefined,
  groups: readonly string[],
): string | null {
  if (run?.checkerLog !== undefined) return juryRefusals.checkerBroken;
  if (!run?.result) return juryRefusals.notJudged;
  return findJuryDifference(solution, run.result, groups)?.text ?? null;
}

/** In the order of the solutions, with what is known after a while. */
async function awaitRuns(
  db: Database,
  notifications: Context['notifications'],
  { checkID, runIDs }: RequestedJury,
  endings: readonly AbortSignal[],
): Promise<JuryRun[]> {
  const wanted = new Set(runIDs);
  const until = Date.now() + waitMs;
  for (;;) {
    const leftMs = until - Date.now();
    const runs = await waitForChange(
      notifications,
      {
        channel: runChannel,
        isAbout: (payload) => wanted.has(payload),
        read: () => readRuns(db, checkID),
        isOver: (all) => all.every((run) => !wanted.has(run.runID) || isFinal(run.status)),
      },
      { seconds: Math.max(0, leftMs / 1000), endings },
    );
    const byID = new Map((runs ?? []).map((run) => [run.runID, run]));
    const asked = runIDs.map((runID): JuryRun => byID.get(runID) ?? { runID, status: 'error' });
    const isOver = asked.every(({ status }) => isFinal(status));
    if (isOver || leftMs <= 0 || endings.some(({ aborted }) => aborted)) return asked;
  }
}
