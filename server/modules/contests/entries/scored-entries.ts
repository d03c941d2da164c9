import { sql } from 'kysely';
import {
  type GroupScore,
  type ProblemResult,
  problemResult,
  type ScoringKind,
} from '../../../../contract/rules/contest/contest-score';
import type { Database } from '../../../platform/database/open';

/** An entry that counts, as far as scoring needs it. */
export interface StoredEntry {
  readonly problem_pk: string;
  readonly score: number | null;
  readonly attempt: boolean | null;
  readonly contest_time_ms: number;
  readonly written_time: Date;
  /** ioi */
  readonly groups?: readonly GroupScore[] | undefined;
}

/**
 * Judged entries that count, by person, and what each problem is worth, by its key.
 */
export async function readScoredEntries(
  db: Database,
  contestPk: string,
  kind: ScoringKind,
  uids: readonly string[],
): Promise<{ entries: Map<string, StoredEntry[]>; points: Map<string, number> }> {
  const rows = await db
    .selectFrom('contest_entries')
    .select(['id', 'uid', 'problem_pk', 'score', 'attempt', 'contest_time_ms', 'written_time'])
    .where('contest_pk', '=', contestPk)
    .where('uid', '=', sql<string>`any(${[...uids]})`)
    .where('state', 'in', ['counted', 'late'])
    .where('score', 'is not', null)
    .execute();
  const groups =
    kind === 'ioi'
      ? await readGroupScores(
          db,
          rows.map(({ id }) => id),
        )
      : undefined;
  const entries = new Map<string, StoredEntry[]>();
  for (const { id, uid, ...row } of rows) {
    const entry = { ...row, groups: groups?.get(id) };
    const own = entries.get(uid);
    if (own) own.push(entry);
    else entries.set(uid, [entry]);
  }
  return { entries, points: await readProblemPoints(db, contestPk) };
}

/** By the id of the submission. Problems without test groups have none. */
export async function readGroupScores(
  db: Database,
  ids: readonly string[],
): Promise<Map<string, GroupScore[]>> {
  const rows = await db
    .selectFrom('submission_groups')
    .select(['submission_id', 'name', 'score', 'max_score'])
    .where('submission_id', '=', sql<string>`any(${[...ids]}::uuid[])`)
    .orderBy('submission_id')
    .orderBy('position')
    .execute();
  const found = new Map<string, GroupScore[]>();
  for (const { submission_id, name, score, max_score } of rows) {
    const group = { name, score, maxScore: max_score };
    found.set(submission_id, [...(found.get(submission_id) ?? []), group]);
  }
  return found;
}

async function readProblemPoints(db: Database, contestPk: string): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('contest_problems')
    .select(['problem_pk', 'points'])
    .where('contest_pk', '=', contestPk)
    .execute();
  return new Map(rows.map(({ problem_pk, points }) => [problem_pk, points]));
}

/** The result of each attempted problem, with what it is worth. */
export function problemsWithResults(
  entries: readonly StoredEntry[],
  kind: ScoringKind,
  points: ReadonlyMap<string, number>,
): (ProblemResult & { points?: number })[] {
  const problems = new Map<string, StoredEntry[]>();
  for (const entry of entries) {
    const known = problems.get(entry.problem_pk);
    if (known) known.push(entry);
    else problems.set(entry.problem_pk, [entry]);
  }
  return [...problems].map(([pk, own]) => ({
    ...problemResult(own.map(toScored), kind),
    points: points.get(pk) ?? 100,
  }));
}

/** For the rules of scoring. */
export function toScored({
  score,
  attempt,
  contest_time_ms,
  groups,
}: Omit<StoredEntry, 'problem_pk' | 'written_time'>) {
  return { score: score ?? 0, timeMs: contest_time_ms, isAttempt: attempt ?? true, groups };
}
