import type {
  PackCode,
  PackContent,
  PackFacts,
  PackPart,
} from '../../../../contract/entities/contest/contest-pack';
import { contestPhase } from '../../../../contract/rules/contest/contest-clock';
import { packPartBytes } from '../../../../contract/rules/contest/contest-pack';
import type { Database } from '../../../platform/database/open';
import type { ReadFile } from '../../../platform/files/file-store';
import { Refusal } from '../../../platform/http/refusal';
import type { Caller } from '../../../platform/identity/identity';
import { findManagedContest } from '../contest-role';
import { type ContestRow, clockOf, drawnProblems, findContest } from '../contest-row';
import { readGivenDetails } from '../read/given-details';
import { shownFacts } from '../read/shown-facts';
import { findParticipant, judgeAdmission, type Participant, requireAdmission } from '../run/admission';
import { findPack, type PackRow, updatePack } from './pack-row';
import { lockOf, sealPack } from './seal-pack';

interface SealedPack {
  readonly row: PackRow;
  readonly problemCount: number;
  readonly iv: Buffer;
  readonly data: Buffer;
}

export async function readPackFacts(
  db: Database,
  slug: string,
  caller: Caller,
  readFile: ReadFile,
): Promise<PackFacts> {
  return factsOf(await sealFor(db, slug, caller, readFile));
}

/** @throws Refusal NOT_FOUND if the part does not exist */
export async function readPackPart(
  db: Database,
  slug: string,
  part: number,
  caller: Caller,
  readFile: ReadFile,
): Promise<PackPart> {
  const sealed = await sealFor(db, slug, caller, readFile);
  const parts = Math.ceil(sealed.data.length / packPartBytes);
  if (!Number.isInteger(part) || part >= parts) throw new Refusal('NOT_FOUND');
  return {
    ...factsOf(sealed),
    iv: sealed.iv.toString('base64'),
    lock: lockOf(sealed.row),
    part,
    parts,
    data: sealed.data.subarray(part * packPartBytes, (part + 1) * packPartBytes).toString('base64'),
  };
}

const factsOf = ({ row, problemCount, data }: SealedPack): PackFacts => ({
  version: row.version,
  problemCount,
  bytes: data.length,
});

/**
 * Only the participant's problems in their order (D-32), so that the key reveals no more than the start does. For
 * eligible users until the contest ends.
 */
async function sealFor(db: Database, slug: string, caller: Caller, readFile: ReadFile): Promise<SealedPack> {
  const contest = await findContest(db, slug);
  const participant = await findParticipant(db, contest.pk, caller.uid);
  requireAdmission(judgeAdmission(contest, participant, caller));
  if (!participant) throw new Refusal('NOT_REGISTERED');
  if (contestPhase(clockOf(contest), Date.now()) === 'ended') throw new Refusal('CONTEST_ENDED');
  const row = await updatePack(db, contest);
  const content = await contentOf(db, contest, participant, caller.uid, readFile);
  const whose = { contestSlug: contest.slug, uid: caller.uid, version: row.version };
  const sealed = await sealPack(row.key, whose, JSON.stringify(content));
  return { row, problemCount: content.problems.length, ...sealed };
}

async function contentOf(
  db: Database,
  contest: ContestRow,
  participant: Participant,
  uid: string,
  readFile: ReadFile,
): Promise<PackContent> {
  return {
    contest: { ...shownFacts(contest), eventRules: contest.event_rules },
    lateSyncMinutes: contest.late_sync_minutes,
    maxWarnings: contest.max_warnings,
    warningSeconds: contest.warning_seconds,
    extraTimeMs: participant.extra_time_ms,
    problems: await readGivenDetails(db, await drawnProblems(db, contest, uid), readFile),
  };
}

/** Only for the organiser, after the start. */
export async function readPackCode(db: Database, slug: string, uid: string): Promise<PackCode> {
  const contest = await findManagedContest(db, slug, uid, 'all');
  const pack = await findPack(db, contest.pk);
  const hasBegun = contestPhase(clockOf(contest), Date.now()) !== 'before';
  return {
    code: pack && hasBegun ? pack.code : null,
    version: pack?.version ?? null,
    startTime: contest.start_time.toISOString(),
  };
}
