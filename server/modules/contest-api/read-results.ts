import type { ContestResults } from '../../../contract/entities/contest/contest-results';
import type { Database } from '../../platform/database/open';
import { findManagedContest } from '../contests/public';

/** Every submission of the contest, also held and refused ones, by problem and time. */
export async function readResults(db: Database, slug: string, uid: string): Promise<ContestResults> {
  const contest = await findManagedContest(db, slug, uid, 'all');
  const problems = await db
    .selectFrom('contest_problems as q')
    .innerJoin('problems', 'problems.pk', 'q.problem_pk')
    .innerJoin('problem_contents as held', (join) =>
      join.onRef('held.pk', '=', 'q.problem_pk').onRef('held.version', '=', 'q.problem_version'),
    )
    .select(['q.problem_pk', 'problems.id', 'held.title', 'q.points'])
    .where('q.contest_pk', '=', contest.pk)
    .orderBy('q.position')
    .execute();
  const places = new Map(problems.map(({ problem_pk }, index) => [problem_pk, index]));
  const rows = await db
    .selectFrom('contest_entries as e')
    .innerJoin('users', 'users.uid', 'e.uid')
    .leftJoin('submissions as s', 's.id', 'e.id')
    .leftJoin('answers as a', 'a.id', 'e.id')
    .select(['e.id', 'e.problem_pk', 'users.username', 'users.display_name', 's.language', 's.verdict'])
    .select(['a.correct', 'e.written_time', 'e.received_time', 'e.contest_time_ms', 'e.state', 'e.score'])
    .where('e.contest_pk', '=', contest.pk)
    .orderBy('e.contest_time_ms')
    .orderBy('e.written_time')
    .orderBy('e.id')
    .execute();
  const shown = rows.map((row) => ({
    id: row.id,
    problem: places.get(row.problem_pk) ?? 0,
    username: row.username,
    displayName: row.display_name,
    language: row.language,
    writtenTime: row.written_time.toISOString(),
    receivedTime: row.received_time.toISOString(),
    contestTimeMs: row.contest_time_ms,
    state: row.state,
    verdict: row.verdict ?? (row.correct === null ? null : row.correct ? ('AC' as const) : ('WA' as const)),
    score: row.score,
  }));
  return {
    contestName: contest.name,
    problems: problems.map(({ id, title, points }) => ({ id, title, points })),
    rows: shown.sort((a, b) => a.problem - b.problem),
  };
}
