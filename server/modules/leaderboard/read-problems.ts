import { contestPhase } from '../../../contract/rules/contest/contest-clock';
import type { Database } from '../../platform/database/open';
import type { Caller } from '../../platform/identity/identity';
import { type ContestRow, clockOf, drawFrom, findRole, findRun } from '../contests/public';

export interface BoardProblem {
  readonly pk: string;
  /** Undefined: hidden from the caller. */
  readonly title: string | undefined;
  readonly points: number;
}

/**
 * A title is visible to organisers, to participants whose run has the problem, and after the contest to everybody if
 * the problem is public (D-43).
 */
export async function readProblems(
  db: Database,
  contest: ContestRow,
  caller: Caller | null,
): Promise<BoardProblem[]> {
  const [rows, role, run] = await Promise.all([
    readTitles(db, contest.pk),
    findRole(db, contest, caller?.uid),
    caller ? findRun(db, contest.pk, caller.uid) : undefined,
  ]);
  const drawn = run ? drawFrom(rows, contest, run.uid) : [];
  const given = new Set(drawn.map(({ pk }) => pk));
  const isOver = contestPhase(clockOf(contest), Date.now()) === 'ended';
  return rows.map(({ pk, title, isPublic, points }) => ({
    pk,
    points,
    title: role || given.has(pk) || (isOver && isPublic) ? title : undefined,
  }));
}

async function readTitles(db: Database, contestPk: string) {
  return await db
    .selectFrom('contest_problems as q')
    .innerJoin('problems', 'problems.pk', 'q.problem_pk')
    .innerJoin('problem_contents as held', (join) =>
      join.onRef('held.pk', '=', 'q.problem_pk').onRef('held.version', '=', 'q.problem_version'),
    )
    .select(['problems.pk', 'problems.public as isPublic', 'held.title', 'held.version', 'q.points'])
    .where('q.contest_pk', '=', contestPk)
    .orderBy('q.position')
    .execute();
}
