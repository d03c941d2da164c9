/** A contest run on this device, written at the start. Screens read the run from here. */
import type { ContestDetail } from '../../../contract/entities/contest/contest';
import type { StartedContest } from '../../../contract/entities/contest/contest-run';
import type { ProblemDetail } from '../../../contract/entities/problem/problem';
import { passedMarks, remainingMs } from '../../../contract/rules/contest/contest-clock';
import { isVirtual } from '../../../contract/rules/names/virtual-slug';
import type { AccountKey } from '../account/account';
import { appDb } from '../db/app-db';
import type { ContestRunRow, RunOver } from '../db/contest-run-rows';
import { runOverOf } from '../db/run-over';
import { withRoom } from '../storage/storage-full';
import { deletePack } from './contest-packs';

export type { ContestRunRow };

export const runStream = (account: AccountKey, contestSlug: string) => `${account}/contest:${contestSlug}`;

export async function readRun(account: AccountKey, contestSlug: string): Promise<ContestRunRow | undefined> {
  return appDb.contestRuns.get([account, contestSlug]);
}

/** The participant's problems in order; empty before the start. */
export async function readRunProblems(
  account: AccountKey,
  contestSlug: string,
): Promise<(ProblemDetail & { fetchedAt: number })[]> {
  const row = await appDb.contestProblems.get([account, contestSlug]);
  return row?.problems.map((problem) => ({ ...problem, fetchedAt: row.fetchedAt })) ?? [];
}

export async function hasOtherVersions(
  account: AccountKey,
  contestSlug: string,
  versions: Readonly<Record<string, number>>,
): Promise<boolean> {
  const problems = await readRunProblems(account, contestSlug);
  return problems.some(({ id, version }) => (versions[id] ?? version) !== version);
}

async function hasUnsentOf(account: AccountKey, contestSlug: string): Promise<boolean> {
  const stream = runStream(account, contestSlug);
  const open = appDb.outbox.where('[account+open]').equals([account, 1]);
  return (await open.and((row) => row.stream === stream).count()) > 0;
}

/** Whether the run has entries that are not sent. Those of a virtual run are practice, in other streams. */
export async function hasUnsentWork(account: AccountKey, contestSlug: string): Promise<boolean> {
  if (!isVirtual(contestSlug)) return hasUnsentOf(account, contestSlug);
  const { outbox, submissions, answers } = appDb;
  return appDb.transaction('r', outbox, submissions, answers, async () => {
    const open = await outbox.where('[account+open]').equals([account, 1]).toArray();
    const ids = open.map(({ id }) => id);
    const rows = [...(await submissions.bulkGet(ids)), ...(await answers.bulkGet(ids))];
    return rows.some((row) => row?.contestSlug === contestSlug);
  });
}

/** Submissions and answers of the run that the server does not have yet. */
export async function countUnsentEntries(account: AccountKey, contestSlug: string): Promise<number> {
  const { outbox, submissions, answers } = appDb;
  return appDb.transaction('r', outbox, submissions, answers, async () => {
    const open = await outbox.where('[account+open]').equals([account, 1]).toArray();
    const ids = open.map(({ id }) => id);
    const rows = [...(await submissions.bulkGet(ids)), ...(await answers.bulkGet(ids))];
    return rows.filter((row) => row?.contestSlug === contestSlug).length;
  });
}

/**
 * A fingerprint of local progress. If it changes during a request, the answer may be older than
 * acknowledged entries.
 */
export async function runStamp(account: AccountKey, contestSlug: string): Promise<string> {
  const row = await appDb.contestRuns.get([account, contestSlug]);
  const hasUnsent = await hasUnsentOf(account, contestSlug);
  return JSON.stringify([hasUnsent, row?.sequence, row?.warnings, row?.end?.atMs]);
}

export type Begun = Pick<ContestRunRow, 'packVersion' | 'isPackCurrent' | 'opened'>;

/**
 * Stores everything the run needs in one transaction, and replaces the pack. Keeps newer local state:
 * proctoring, and entries unsent or sent during the request (`asked`: the earlier `runStamp`).
 */
export async function storeStart(
  account: AccountKey,
  { contest, problems, run }: StartedContest,
  asked: string,
  begun?: Begun,
  now = Date.now(),
): Promise<void> {
  const { contestSlug } = contest;
  const place: [string, string] = [account, contestSlug];
  const { contestRuns, contestProblems, outbox, contestPacks, contestPackData } = appDb;
  const tables = [contestRuns, contestProblems, outbox, contestPacks, contestPackData];
  await withRoom(() =>
    appDb.transaction('rw', tables, async () => {
      const known = await contestRuns.get(place);
      const isAhead =
        (await hasUnsentOf(account, contestSlug)) || asked !== (await runStamp(account, contestSlug));
      await contestRuns.put({ ...merged(account, { contest, run }, known, isAhead), ...begun });
      await deletePack(account, contestSlug);
      // The answer for a finished run has no problems: keep the local ones for reading.
      if (problems.length > 0) await contestProblems.put({ account, contestSlug, problems, fetchedAt: now });
    }),
  );
}

function merged(
  account: AccountKey,
  { contest, run }: Pick<StartedContest, 'contest' | 'run'>,
  known: ContestRunRow | undefined,
  isAhead: boolean,
): ContestRunRow {
  const startedAtMs = Date.parse(run.startedAt);
  const deadlineAtMs = run.deadline === null ? null : Date.parse(run.deadline);
  const { lateSyncMinutes, maxWarnings, sequence, previousHash, warnings, scores } = run;
  const { warningSeconds = 0, awayMs = 0 } = run;
  const told = {
    account,
    contestSlug: contest.contestSlug,
    contest,
    startedAtMs,
    deadlineAtMs,
    lateSyncMinutes,
    maxWarnings,
    warningSeconds,
    scores,
    ...(known?.glances && { glances: known.glances }),
    ...(contest.pausedSince && {
      pausedSince: contest.pausedSince,
      pauseToldAtMs: Date.parse(run.serverTime),
    }),
    ...(known?.packVersion !== undefined && { packVersion: known.packVersion }),
    answered: [...new Set([...(known?.answered ?? []), ...run.answered])],
    toldMarks: known?.toldMarks ?? passedMarks(remainingMs(deadlineAtMs, Date.parse(run.serverTime))),
  };
  if (known && isAhead) {
    const end = known.end ?? runOverOf(run.end);
    const own = { sequence: known.sequence, previousHash: known.previousHash, warnings: known.warnings };
    const waits = known.awaitsResume && !end ? { awaitsResume: true } : {};
    return {
      ...told,
      ...own,
      awayMs: known.awayMs ?? 0,
      elapsedMs: known.elapsedMs,
      ...absenceOf(known),
      ...waits,
      ...(end && { end }),
    };
  }
  const end = runOverOf(run.end);
  return {
    ...told,
    sequence,
    previousHash,
    warnings,
    awayMs,
    elapsedMs: Math.max(known?.elapsedMs ?? 0, run.elapsedMs ?? 0),
    // A blocked participant gets no problems, so an answer with problems lifts the block.
    ...(!end &&
      (known?.awaitsResume || isLetInAgain(known, known?.isBlocked === true)) && { awaitsResume: true }),
    // After a readmission nobody is away.
    ...(known && !known.end && !known.isBlocked && absenceOf(known)),
    ...(end && { end }),
  };
}

/** The server withdrew a disqualification, or unblocked a proctored participant. */
const isLetInAgain = (known: ContestRunRow | undefined, isUnblocked: boolean) =>
  known?.end?.reason === 'malpractice' || (isUnblocked && known?.contest.enableProctored === true);

const absenceOf = ({ absence }: ContestRunRow) => (absence ? { absence } : {});

/**
 * Applies the server's state of the run. Keeps an end unsent or sent during the request (`asked`: the
 * earlier `runStamp`). If the server withdrew its end, the run continues.
 */
export async function mergeServerRun(
  account: AccountKey,
  contestSlug: string,
  serverRun: ServerRun,
  asked: string,
): Promise<void> {
  const { contestRuns, runEnds, outbox } = appDb;
  await appDb.transaction('rw', contestRuns, runEnds, outbox, async () => {
    const row = await contestRuns.get([account, contestSlug]);
    if (!row) return;
    const deadlineAtMs = serverRun.deadline === null ? null : Date.parse(serverRun.deadline);
    const unsentEnds = await runEnds
      .where('[account+contestSlug]')
      .equals([account, contestSlug])
      .and(({ receipt }) => receipt !== 'sent')
      .count();
    const isAhead = unsentEnds > 0 || asked !== (await runStamp(account, contestSlug));
    const end = runOverOf(serverRun.end) ?? (isAhead ? row.end : undefined);
    const isUnblocked = row.isBlocked === true && serverRun.isBlocked === false;
    const serverAtMs = serverRun.serverTime === undefined ? undefined : Date.parse(serverRun.serverTime);
    const passedMs = serverAtMs === undefined ? 0 : serverAtMs - row.startedAtMs;
    await contestRuns.update([account, contestSlug], {
      deadlineAtMs,
      contest: { ...row.contest, ...serverRun.contest },
      pausedSince: serverRun.pausedSince,
      pauseToldAtMs: serverRun.pausedSince === undefined ? undefined : serverAtMs,
      isBlocked: serverRun.isBlocked ?? row.isBlocked,
      ...(serverRun.serverTime !== undefined && { isElsewhere: serverRun.isElsewhere === true || undefined }),
      // Later entries must not report less time than the server already has.
      elapsedMs: Math.max(row.elapsedMs, Math.min(serverRun.reportedElapsedMs ?? 0, passedMs)),
      end,
      ...resumedFields(row, { end, deadlineAtMs, isUnblocked }),
    });
  });
}

/** After a readmission or extra time nobody is away. */
function resumedFields(
  row: ContestRunRow,
  {
    end,
    deadlineAtMs,
    isUnblocked,
  }: { end: RunOver | undefined; deadlineAtMs: number | null; isUnblocked: boolean },
): Pick<ContestRunRow, 'absence' | 'awaitsResume'> {
  const isResumed = isUnblocked || (row.end !== undefined && !end) || deadlineAtMs !== row.deadlineAtMs;
  return {
    ...(isResumed && { absence: undefined }),
    ...(!end && isLetInAgain(row, isUnblocked) && { awaitsResume: true }),
  };
}

/** The server's state of the run. `reportedElapsedMs`: what this device reported in the same request. */
export interface ServerRun extends NonNullable<ContestDetail['run']>, Pick<ContestDetail, 'pausedSince'> {
  contest?: Changeable;
  serverTime?: string;
  isBlocked?: boolean;
  isElsewhere?: boolean;
  reportedElapsedMs?: number;
}

/** The participant continues after a withdrawn disqualification. */
export async function resumeRun(account: AccountKey, contestSlug: string): Promise<void> {
  await appDb.contestRuns.update([account, contestSlug], { awaitsResume: undefined, absence: undefined });
}

export type Changeable = Pick<
  ContestDetail,
  'name' | 'endTime' | 'openContestForever' | 'eventRules' | 'version'
>;

/**
 * Claims the passed time marks, so that only one tab announces them; false: already announced (CRUN-17). Fewer marks
 * than before, after extra time: the others are announced again.
 */
export async function claimMarks(
  account: AccountKey,
  contestSlug: string,
  marks: readonly number[],
): Promise<boolean> {
  return appDb.transaction('rw', appDb.contestRuns, async () => {
    const row = await appDb.contestRuns.get([account, contestSlug]);
    const newest = marks.at(-1);
    if (!row) return false;
    const isNew = newest !== undefined && !row.toldMarks.includes(newest);
    if (isNew || marks.length < row.toldMarks.length)
      await appDb.contestRuns.update([account, contestSlug], { toldMarks: [...marks] });
    return isNew;
  });
}
