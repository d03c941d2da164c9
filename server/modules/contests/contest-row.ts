import { type Selectable, sql } from 'kysely';
import { contestTimeMs } from '../../../contract/rules/contest/contest-clock';
import { drawQuestions } from '../../../contract/rules/contest/question-draw';
import type { Database } from '../../platform/database/open';
import type { ContestsTable } from '../../platform/database/schema-contests';
import { Refusal } from '../../platform/http/refusal';
import { LruCache } from '../../platform/lru-cache';
import { clockOf } from '../contest-clock/public';
import type { ProblemVersion } from '../problems/public';
import { contestRefusals } from './messages';

export { clockForResponse, clockOf, scheduleOf } from '../contest-clock/public';

export type ContestRow = Selectable<ContestsTable>;

/**
 * Anyone with the link can read it, public or not (ROLE-13).
 * @param lock `share`: keeps the clock unchanged until the transaction ends · `change`: for changing the clock
 * @throws Refusal CONTEST_NOT_FOUND, with a special message if the organiser deleted it
 */
export async function findContest(
  db: Database,
  slug: string,
  lock?: 'share' | 'change',
): Promise<ContestRow> {
  const found = await db
    .selectFrom('contests')
    .select(['pk', rowStamp])
    .where(sql`lower(slug)`, '=', slug.toLowerCase())
    .$if(lock === 'share', (query) => query.forKeyShare())
    .$if(lock === 'change', (query) => query.forUpdate())
    .executeTakeFirst();
  return await readStamped(db, found);
}

/** Identifies one version of a row. */
const rowStamp = sql<string>`contests.xmin || '/' || contests.ctid`.as('stamp');

/** Contests are long, change rarely, and are needed for every submission. */
const rows = new LruCache<ContestRow>(200);

/** @throws Refusal CONTEST_NOT_FOUND */
export async function readStamped(
  db: Database,
  found: { pk: string; stamp: string } | undefined,
): Promise<ContestRow> {
  const row = found && (rows.get(`${found.pk} ${found.stamp}`) ?? (await readWhole(db, found.pk)));
  if (!row) throw new Refusal('CONTEST_NOT_FOUND');
  if (row.deleted_at) {
    throw new Refusal('CONTEST_NOT_FOUND', { message: contestRefusals.deleted });
  }
  return row;
}

async function readWhole(db: Database, pk: string): Promise<ContestRow | undefined> {
  const read = await db
    .selectFrom('contests')
    .selectAll()
    .select(rowStamp)
    .where('pk', '=', pk)
    .executeTakeFirst();
  if (!read) return undefined;
  const { stamp, ...row } = read;
  rows.set(`${pk} ${stamp}`, row);
  return row;
}

export function cutsOf({ removed, paused_since }: Pick<ContestRow, 'removed' | 'paused_since'>) {
  return { removed, pausedSince: paused_since?.toISOString() };
}

/** From the user's start if the contest is timed, else from the contest's start (D-31). */
export function contestTimeOf(contest: ContestRow, startedAt: Date, writtenMs: number, now: Date): number {
  const from = contest.duration_minutes === null ? contest.start_time : startedAt;
  return Math.round(contestTimeMs(clockOf(contest, now), from.getTime(), writtenMs));
}

/** In contest order, in the versions that the contest uses. */
export async function contestProblemVersions(db: Database, contestPk: string): Promise<ProblemVersion[]> {
  return await db
    .selectFrom('contest_problems')
    .select(['problem_pk as pk', 'problem_version as version'])
    .where('contest_pk', '=', contestPk)
    .orderBy('position')
    .execute();
}

/** In the participant's order (D-32). */
export async function drawnProblems(
  db: Database,
  contest: DrawnContest,
  uid: string,
): Promise<ProblemVersion[]> {
  return drawFrom(await contestProblemVersions(db, contest.pk), contest, uid);
}

type DrawnContest = Pick<ContestRow, 'pk' | 'max_questions' | 'randomize_questions'>;

export function drawFrom(
  problems: readonly ProblemVersion[],
  { pk, max_questions, randomize_questions }: DrawnContest,
  uid: string,
): ProblemVersion[] {
  const settings = { maxQuestions: max_questions, randomizeQuestions: randomize_questions };
  return drawQuestions(problems, settings, pk, uid);
}
