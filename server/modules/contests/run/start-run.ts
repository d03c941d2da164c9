import { randomBytes } from 'node:crypto';
import type { OpenedPack, OpenPack } from '../../../../contract/entities/contest/contest-pack';
import type {
  RunState,
  StartContest,
  StartedContest,
} from '../../../../contract/entities/contest/contest-run';
import { contestPhase, deadlineMs, standingMs } from '../../../../contract/rules/contest/contest-clock';
import type { Database } from '../../../platform/database/open';
import type { ReadFile } from '../../../platform/files/file-store';
import { Refusal } from '../../../platform/http/refusal';
import type { Caller } from '../../../platform/identity/identity';
import { type ProblemVersion, requirePerson } from '../../problems/public';
import { type ContestRow, clockForResponse, clockOf, drawFrom } from '../contest-row';
import { updatePack } from '../packs/pack-row';
import { readGivenDetails } from '../read/given-details';
import { shownFacts } from '../read/shown-facts';
import { isAdmitted, judgeAdmission, type Participant, requireAdmission } from './admission';
import { type RunStart, validateOfflineStart } from './offline-start';
import { continueOnDevice } from './other-device';
import { endOf, findRun, type RunRow } from './run-row';
import { insertRun, readStartFacts, type StartFacts } from './start-facts';

/** Or returns the existing run, from any device. With problems only while the run is open (D-43). */
export async function startRun(
  db: Database,
  slug: string,
  caller: Caller,
  { contest: said, deviceTime, device, opened, takeOver, watch }: StartContest,
  readFile: ReadFile,
): Promise<StartedContest> {
  requireSameSlug(slug, said);
  const { contest, drawn, state, isOver } = await openRun(db, slug, caller, {
    deviceTime,
    device,
    opened,
    takeOver,
    watch,
  });
  return {
    contest: { ...shownFacts(contest), eventRules: contest.event_rules },
    problems: isOver ? [] : await readGivenDetails(db, drawn, readFile),
    run: state,
  };
}

/** With the key of the pack instead of the problems. */
export async function openPackRun(
  db: Database,
  slug: string,
  caller: Caller,
  { version, deviceTime, device, takeOver, watch }: OpenPack,
): Promise<OpenedPack> {
  const { contest, state } = await openRun(db, slug, caller, {
    deviceTime,
    device,
    packVersion: version,
    takeOver,
    watch,
  });
  const pack = await updatePack(db, contest);
  return {
    key: pack.key.toString('base64'),
    version: pack.version,
    contest: shownFacts(contest),
    run: state,
  };
}

interface Opening extends Pick<StartContest, 'takeOver' | 'watch'> {
  readonly deviceTime: string | undefined;
  readonly device: string | undefined;
  readonly opened?: StartContest['opened'];
  readonly packVersion?: number;
}

interface OpenRun {
  readonly contest: ContestRow;
  readonly drawn: readonly ProblemVersion[];
  readonly state: RunState;
  readonly isOver: boolean;
}

async function openRun(
  db: Database,
  slug: string,
  caller: Caller,
  { deviceTime, device, opened, packVersion, takeOver, watch }: Opening,
): Promise<OpenRun> {
  const facts = await readStartFacts(db, slug, caller.uid);
  const { contest, participant } = facts;
  if (!participant) await requirePerson(db, caller.uid);
  requireAdmission(judgeAdmission(contest, participant, caller));
  if (!participant) throw new Refusal('NOT_REGISTERED');
  // Existing runs and offline starts continue.
  if (!facts.run && !opened && !(await isAdmitted(db, contest, participant, caller)))
    throw new Refusal('EMAIL_NOT_PROVEN');
  const now = new Date();
  const offsetMs = deviceTime === undefined ? null : now.getTime() - Date.parse(deviceTime);
  const beginning = opened
    ? await validateOfflineStart(db, contest, caller.uid, opened)
    : { startedAt: now, chainStart: undefined, packVersion };
  const from = { now, offsetMs, device, takeOver, watch };
  const { run, isNew } = await findOrInsert(db, facts, caller.uid, from, beginning);
  const state = await readRunState(db, contest, participant, run, now, isNew);
  const standsAt = standingMs(contest.paused_since?.toISOString(), now.getTime());
  const isOver = state.end !== null || (state.deadline !== null && standsAt >= Date.parse(state.deadline));
  return { contest, drawn: drawFrom(facts.problems, contest, caller.uid), state, isOver };
}

function requireSameSlug(slug: string, said: string | undefined): void {
  if (said === undefined || said.toLowerCase() === slug.toLowerCase()) return;
  const message = 'does not match the contest in the address';
  throw new Refusal('VALIDATION', { fields: [{ path: 'contest', message }] });
}

interface StartedFrom {
  readonly now: Date;
  /** Server time minus device time; null: unknown. */
  readonly offsetMs: number | null;
  readonly device: string | undefined;
  readonly takeOver: boolean | undefined;
  readonly watch: StartContest['watch'];
}

async function findOrInsert(
  db: Database,
  { contest, run: before }: StartFacts,
  uid: string,
  from: StartedFrom,
  beginning: RunStart,
): Promise<{ run: RunRow; isNew: boolean }> {
  if (before) return { run: await continueRun(db, contest, before, from, beginning), isNew: false };
  const { now, offsetMs, device, watch } = from;
  const phase = contestPhase(clockOf(contest), now.getTime());
  if (phase === 'before') throw new Refusal('CONTEST_NOT_STARTED');
  if (contest.paused_since && beginning.chainStart === undefined) throw new Refusal('CONTEST_PAUSED');
  // After an offline start, as long as entries can count.
  const graceMs = beginning.chainStart === undefined ? 0 : contest.late_sync_minutes * 60_000;
  if (phase === 'ended' && contestPhase(clockOf(contest), now.getTime() - graceMs) === 'ended')
    throw new Refusal('CONTEST_ENDED');
  const { startedAt, chainStart, packVersion } = beginning;
  const begun = {
    contest_pk: contest.pk,
    uid,
    started_at: startedAt,
    device_offset_ms: offsetMs,
    // Unpredictable start of the chain.
    previous_hash: chainStart ?? randomBytes(32).toString('hex'),
    pack_version: packVersion ?? null,
    by_code: chainStart !== undefined,
    device: device ?? null,
    watch: watch ?? null,
  };
  // Organisers know the problems, so their runs are not listed.
  const inserted = await insertRun(db, begun, contest.creator !== uid);
  if (inserted) return { run: inserted, isNew: true };
  // Two devices at once: the first start counts.
  return { run: (await findRun(db, contest.pk, uid)) as RunRow, isNew: false };
}

/** A former device that only reads the run again does not take it over. */
async function continueRun(
  db: Database,
  contest: ContestRow,
  before: RunRow,
  { now, offsetMs, device, takeOver }: StartedFrom,
  { chainStart }: RunStart,
): Promise<RunRow> {
  if (offsetMs !== null) await noteOffset(db, before, offsetMs);
  if (device === undefined) {
    // An offline start can be reported by the service worker, which does not know the device.
    if (contest.proctored && chainStart === undefined) await noteUnwatched(db, before, now);
    return before;
  }
  const isFormer = takeOver !== true && before.devices.includes(device);
  if (device === before.device || isFormer) return before;
  return await continueOnDevice(db, contest, before, device, now);
}

/** Our pages name their device, so this is a script or an unknown client. */
async function noteUnwatched(db: Database, { contest_pk, uid }: RunRow, now: Date): Promise<void> {
  await db
    .updateTable('contest_runs')
    .set({ unwatched_at: now })
    .where('contest_pk', '=', contest_pk)
    .where('uid', '=', uid)
    .where('unwatched_at', 'is', null)
    .execute();
}

/** Updates the clock offset, because the device or its clock can change. */
async function noteOffset(db: Database, { contest_pk, uid }: RunRow, offsetMs: number): Promise<void> {
  await db
    .updateTable('contest_runs')
    .set({ device_offset_ms: offsetMs })
    .where('contest_pk', '=', contest_pk)
    .where('uid', '=', uid)
    .execute();
}

async function readRunState(
  db: Database,
  contest: ContestRow,
  participant: Participant,
  run: RunRow,
  now: Date,
  isNew: boolean,
): Promise<RunState> {
  const deadline = deadlineMs(clockForResponse(contest), run.started_at.getTime(), participant.extra_time_ms);
  const entries = isNew ? [] : await entriesOf(db, run);
  const scores: Record<string, number> = {};
  for (const { id, state, score } of entries) {
    if ((state === 'counted' || state === 'late') && score) scores[id] = Math.max(scores[id] ?? 0, score);
  }
  return {
    startedAt: run.started_at.toISOString(),
    deadline: deadline === null ? null : new Date(deadline).toISOString(),
    serverTime: now.toISOString(),
    extraTimeMs: participant.extra_time_ms,
    lateSyncMinutes: contest.late_sync_minutes,
    maxWarnings: contest.max_warnings,
    warningSeconds: contest.warning_seconds,
    warnings: run.warnings,
    awayMs: run.away_ms,
    sequence: run.sequence,
    previousHash: run.previous_hash,
    elapsedMs: run.last_elapsed_ms,
    end: endOf(run),
    scores,
    answered: entries
      .filter(({ kind, state }) => kind === 'answer' && state !== 'refused')
      .map(({ id }) => id),
  };
}

async function entriesOf(db: Database, run: RunRow) {
  return await db
    .selectFrom('contest_entries')
    .innerJoin('problems', 'problems.pk', 'contest_entries.problem_pk')
    .select(['problems.id', 'contest_entries.kind', 'contest_entries.state', 'contest_entries.score'])
    .where('contest_pk', '=', run.contest_pk)
    .where('contest_entries.uid', '=', run.uid)
    .execute();
}
