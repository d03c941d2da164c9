import { sql } from 'kysely';
import type { LeaderboardCell } from '../../../contract/entities/contest/contest';
import {
  type GroupScore,
  problemResult,
  type ScoringKind,
} from '../../../contract/rules/contest/contest-score';
import type { Database } from '../../platform/database/open';
import { type ContestRow, readGroupScores, toScored } from '../contests/public';
import type { BoardProblem } from './read-problems';

interface EntryRow {
  readonly id: string;
  readonly uid: string;
  readonly problem_pk: string;
  readonly score: number | null;
  readonly attempt: boolean | null;
  readonly contest_time_ms: number;
  /** Not judged yet, or written during the freeze. */
  readonly is_hidden: boolean;
  /** ioi */
  groups?: GroupScore[] | undefined;
}

/**
 * Attempts since `frozenSince` appear only as pending, so that cells reveal no more than the rank.
 * @returns a function that adds the cells to a row and removes its uid
 */
export async function readCells(
  db: Database,
  contest: ContestRow,
  problems: readonly BoardProblem[],
  frozenSince: string | null,
  uids: readonly string[],
) {
  const [entries, firsts] = await Promise.all([
    readEntries(db, contest.pk, frozenSince, uids),
    readFirsts(db, contest.pk, frozenSince),
  ]);
  if (contest.scoring === 'ioi') {
    const scores = await readGroupScores(
      db,
      entries.map(({ id }) => id),
    );
    for (const entry of entries) entry.groups = scores.get(entry.id);
  }
  const groups = new Map<string, EntryRow[]>();
  for (const entry of entries) {
    const key = `${entry.uid} ${entry.problem_pk}`;
    const known = groups.get(key);
    if (known) known.push(entry);
    else groups.set(key, [entry]);
  }
  return <T extends { readonly uid: string }>({ uid, ...entry }: T) => ({
    ...entry,
    cells: problems.map(({ pk }) => {
      const own = groups.get(`${uid} ${pk}`);
      return own ? cellOf(own, contest.scoring, firsts.get(pk) === uid) : null;
    }),
  });
}

/** Null: no attempt compiled. */
function cellOf(entries: readonly EntryRow[], kind: ScoringKind, isFirst: boolean): LeaderboardCell | null {
  const judged = entries.filter(({ is_hidden }) => !is_hidden);
  const { score, reachedMs, attempts } = problemResult(judged.map(toScored), kind);
  const isPending = score < 100 && judged.length < entries.length;
  const wrongTries = score > 0 ? Math.max(0, attempts - 1) : attempts;
  if (score === 0 && wrongTries === 0 && !isPending) return null;
  return {
    score,
    wrongTries,
    reachedMs: score > 0 ? reachedMs : undefined,
    isFirst: isFirst || undefined,
    isPending: isPending || undefined,
  };
}

async function readEntries(
  db: Database,
  contestPk: string,
  frozenSince: string | null,
  uids: readonly string[],
): Promise<EntryRow[]> {
  const { rows } = await sql<EntryRow>`
    select id, uid, problem_pk, score, attempt, contest_time_ms,
        score is null or coalesce(written_time >= ${frozenSince}::timestamptz, false) as is_hidden
      from contest_entries
      where contest_pk = ${contestPk} and uid = any(${[...uids]}) and state in ('counted', 'late')`.execute(
    db,
  );
  return rows;
}

/** From the index of solved entries. */
async function readFirsts(
  db: Database,
  contestPk: string,
  frozenSince: string | null,
): Promise<Map<string, string>> {
  const { rows } = await sql<{ problem_pk: string; uid: string }>`
    select q.problem_pk, first.uid from contest_problems q cross join lateral (
      select e.uid from contest_entries e
        join contest_standings s on s.contest_pk = e.contest_pk and s.uid = e.uid and s.listed
        where e.contest_pk = q.contest_pk and e.problem_pk = q.problem_pk and e.score >= 100
          and e.state in ('counted', 'late') and coalesce(e.written_time < ${frozenSince}::timestamptz, true)
        order by e.contest_time_ms, e.written_time, e.id limit 1
    ) first where q.contest_pk = ${contestPk}`.execute(db);
  return new Map(rows.map(({ problem_pk, uid }) => [problem_pk, uid]));
}
