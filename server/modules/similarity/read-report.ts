import type {
  SimilarCode,
  SimilarityReport,
  SimilarPairRequest,
} from '../../../contract/entities/contest/similarity';
import type { Database } from '../../platform/database/open';
import { Refusal } from '../../platform/http/refusal';
import { findManagedContest } from '../contests/public';
import { lostAfterMs } from './run-check';

type Contest = Awaited<ReturnType<typeof findManagedContest>>;

export async function readReport(db: Database, contest: Contest): Promise<SimilarityReport> {
  return {
    contestName: contest.name,
    problems: await readProblems(db, contest.pk),
    check: await readCheck(db, contest.pk),
    groups: await readGroups(db, contest.pk),
    pairs: await readPairs(db, contest.pk),
  };
}

async function readProblems(db: Database, contestPk: string): Promise<SimilarityReport['problems']> {
  return await db
    .selectFrom('contest_problems as q')
    .innerJoin('problems', 'problems.pk', 'q.problem_pk')
    .innerJoin('problem_contents as held', (join) =>
      join.onRef('held.pk', '=', 'q.problem_pk').onRef('held.version', '=', 'q.problem_version'),
    )
    .select(['problems.id', 'held.title'])
    .where('q.contest_pk', '=', contestPk)
    .orderBy('q.position')
    .execute();
}

async function readCheck(db: Database, contestPk: string): Promise<SimilarityReport['check']> {
  const row = await db
    .selectFrom('contest_similarity')
    .select(['started_at', 'alive_at', 'finished_at', 'failure', 'done', 'total'])
    .where('contest_pk', '=', contestPk)
    .executeTakeFirst();
  if (!row) return null;
  const isLost = row.finished_at === null && Date.now() - row.alive_at.getTime() > lostAfterMs;
  const ended = row.failure === null ? ('done' as const) : ('failed' as const);
  return {
    state: row.finished_at !== null ? ended : isLost ? 'stopped' : 'running',
    startedAt: row.started_at.toISOString(),
    finishedAt: row.finished_at?.toISOString() ?? null,
    done: row.done,
    total: row.total,
  };
}

async function readGroups(db: Database, contestPk: string): Promise<SimilarityReport['groups']> {
  return await db
    .selectFrom('contest_similar_groups as g')
    .innerJoin('problems', 'problems.pk', 'g.problem_pk')
    .select(['problems.id as problemID', 'g.language', 'g.compared', 'g.left_out as leftOut'])
    .where('g.contest_pk', '=', contestPk)
    .execute();
}

async function readPairs(db: Database, contestPk: string): Promise<SimilarityReport['pairs']> {
  const rows = await db
    .selectFrom('contest_similar_pairs as pair')
    .innerJoin('contest_entries as l', 'l.id', 'pair.left_id')
    .innerJoin('contest_entries as r', 'r.id', 'pair.right_id')
    .innerJoin('users as lu', 'lu.uid', 'l.uid')
    .innerJoin('users as ru', 'ru.uid', 'r.uid')
    .innerJoin('problems', 'problems.pk', 'l.problem_pk')
    .select(['pair.left_id', 'lu.username as leftName', 'lu.display_name as leftShown'])
    .select(['pair.right_id', 'ru.username as rightName', 'ru.display_name as rightShown'])
    .select(['problems.id as problemID', 'pair.language', 'pair.similarity', 'pair.longest'])
    .where('pair.contest_pk', '=', contestPk)
    .orderBy('pair.similarity', 'desc')
    .orderBy('pair.longest', 'desc')
    .orderBy('pair.left_id')
    .execute();
  return rows.map((row) => ({
    left: { id: row.left_id, username: row.leftName, displayName: row.leftShown },
    right: { id: row.right_id, username: row.rightName, displayName: row.rightShown },
    problemID: row.problemID,
    language: row.language,
    similarity: row.similarity,
    longest: row.longest,
  }));
}

/** @throws Refusal ENTRY_NOT_FOUND if the newest check did not report this pair */
export async function readSimilarCode(
  db: Database,
  { contestSlug, leftID, rightID }: SimilarPairRequest,
  caller: string,
): Promise<SimilarCode> {
  const contest = await findManagedContest(db, contestSlug, caller, 'read');
  const row = await db
    .selectFrom('contest_similar_pairs as pair')
    .innerJoin('submissions as l', 'l.id', 'pair.left_id')
    .innerJoin('submissions as r', 'r.id', 'pair.right_id')
    .select(['l.code as left', 'r.code as right', 'pair.parts'])
    .where('pair.contest_pk', '=', contest.pk)
    .where('pair.left_id', '=', leftID)
    .where('pair.right_id', '=', rightID)
    .executeTakeFirst();
  if (!row) throw new Refusal('ENTRY_NOT_FOUND');
  return row;
}
