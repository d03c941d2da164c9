import { type Selectable, sql } from 'kysely';
import { type ContestClock, type ContestSchedule, contestClock } from '../../../contract/rules/contest-clock';
import { drawQuestions } from '../../../contract/rules/question-draw';
import type { Database } from '../../platform/database/open';
import type { ContestsTable } from '../../platform/database/schema-contests';
import { Refusal } from '../../platform/http/refusal';

export type ContestRow = Selectable<ContestsTable>;

/** @throws Refusal CONTEST_NOT_FOUND. Whoever has the link may read it, public or not (ROLE-13). */
export async function findContest(db: Database, slug: string): Promise<ContestRow> {
  const row = await db
    .selectFrom('contests')
    .selectAll()
    .where(sql`lower(slug)`, '=', slug.toLowerCase())
    .executeTakeFirst();
  if (!row) throw new Refusal('CONTEST_NOT_FOUND');
  return row;
}

/** The contest's times as they are on the wire. */
export function scheduleOf(
  row: Pick<ContestRow, 'start_time' | 'end_time' | 'duration_minutes'>,
): ContestSchedule {
  return {
    startTime: row.start_time.toISOString(),
    endTime: row.end_time?.toISOString() ?? null,
    openContestForever: row.end_time === null,
    timedContest: row.duration_minutes !== null,
    duration: row.duration_minutes,
  };
}

export function clockOf(
  row: Pick<ContestRow, 'start_time' | 'end_time' | 'duration_minutes' | 'removed'>,
): ContestClock {
  return contestClock(scheduleOf(row), row.removed);
}

/** The problems that a participant gets, in the participant's own order (D-32), as their keys. */
export async function drawnProblems(
  db: Database,
  contest: Pick<ContestRow, 'pk' | 'max_questions' | 'randomize_questions'>,
  uid: string,
): Promise<string[]> {
  const rows = await db
    .selectFrom('contest_problems')
    .select('problem_pk')
    .where('contest_pk', '=', contest.pk)
    .orderBy('position')
    .execute();
  const settings = { maxQuestions: contest.max_questions, randomizeQuestions: contest.randomize_questions };
  return drawQuestions(
    rows.map(({ problem_pk }) => problem_pk),
    settings,
    contest.pk,
    uid,
  );
}
