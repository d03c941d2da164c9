import { sql } from 'kysely';
import type { VirtualContest } from '../../../../contract/entities/contest/virtual-contest';
import { contestLimits } from '../../../../contract/limits';
import { contestEndMs } from '../../../../contract/rules/contest/contest-clock';
import type { Database } from '../../../platform/database/open';
import type { ReadFile } from '../../../platform/files/file-store';
import { Refusal } from '../../../platform/http/refusal';
import type { Caller } from '../../../platform/identity/identity';
import { isOverForAll, readFrozenSinceMs, withExtraTimes } from '../../contest-clock/public';
import { readDetails, withImages } from '../../problems/public';
import { type ContestRow, clockOf, drawnProblems, findContest } from '../contest-row';
import { canReadContest } from '../run/admission';
import { shownFacts } from './shown-facts';

/**
 * Decision 034. The server stores nothing; submissions are practice. So it has only problems that the caller can
 * practise, in the newest version, without private ones (D-43, ROLE-12).
 */
export async function readVirtual(
  db: Database,
  slug: string,
  caller: Caller,
  readFile: ReadFile,
): Promise<VirtualContest> {
  const contest = await findContest(db, slug);
  if (!(await canReadContest(db, contest, caller))) throw new Refusal('NOT_REGISTERED');
  const clock = clockOf(contest);
  const endMs = contestEndMs(clock);
  const isOver = isOverForAll(await withExtraTimes(db, contest));
  if (endMs === null || !isOver) throw new Refusal('CONTEST_NOT_OVER');
  const drawn = await drawnProblems(db, contest, caller.uid);
  const visible = await readDetails(
    db,
    drawn.map(({ pk }) => pk),
    caller.uid,
    'pk',
  );
  const problems = drawn.flatMap(({ pk }) => visible.find(({ _id }) => _id === pk) ?? []);
  const wholeMs = (clock.endMs ?? endMs) - clock.startMs;
  return {
    contest: { ...shownFacts(contest), eventRules: contest.event_rules },
    durationMs: Math.min(clock.durationMs ?? wholeMs, wholeMs),
    problems: await withImages(db, readFile, problems),
    leftOut: drawn.length - problems.length,
    scoring: contest.scoring,
    penaltyMinutes: contest.penalty_minutes,
    problemPoints: await pointsOf(db, contest.pk, problems),
    standings: await readStandings(db, contest),
  };
}

/** By problem id. */
async function pointsOf(
  db: Database,
  contestPk: string,
  problems: VirtualContest['problems'],
): Promise<Record<string, number>> {
  const rows = await db
    .selectFrom('contest_problems')
    .select(['problem_pk', 'points'])
    .where('contest_pk', '=', contestPk)
    .execute();
  const points = new Map(rows.map((row) => [row.problem_pk, row.points]));
  return Object.fromEntries(
    problems.map(({ id, _id }) => [id, points.get(_id) ?? contestLimits.problemPointsDefault]),
  );
}

async function readStandings(db: Database, contest: ContestRow): Promise<VirtualContest['standings']> {
  // The organiser can keep the freeze after the end.
  const isFrozen = (await readFrozenSinceMs(db, contest, Date.now())) !== null;
  const shown = sql.raw(isFrozen ? 'frozen_' : '');
  const rows = await db
    .selectFrom('contest_standings')
    .select(sql<number>`${shown}total_score`.as('total_score'))
    .select(sql<number>`${shown}penalty_ms`.as('penalty_ms'))
    .select(sql<number>`${shown}last_improvement_ms`.as('last_improvement_ms'))
    .select(sql<number>`${shown}attempts`.as('attempts'))
    .where('contest_pk', '=', contest.pk)
    .where('listed', '=', true)
    .orderBy('total_score', 'desc')
    .orderBy('penalty_ms')
    .orderBy('last_improvement_ms')
    .orderBy('attempts')
    .execute();
  return rows.map((row) => [
    ...([row.total_score, row.last_improvement_ms, row.attempts] as const),
    ...(contest.scoring === 'icpc' ? [row.penalty_ms] : []),
  ]);
}
