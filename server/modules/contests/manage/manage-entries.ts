import { sql } from 'kysely';
import type { ManagedEntry } from '../../../../contract/entities/contest/contest-manage';
import type { EntryFilter, ManagedEntries } from '../../../../contract/entities/contest/entry-filter';
import { contestManageLimits } from '../../../../contract/entities/contest/manage-limits';
import type { Database } from '../../../platform/database/open';
import { standingOf } from '../entries/entry-standing';
import { contestTitle } from '../read/contest-title';

/** Held entries first, then newest first. */
export async function readEntries(db: Database, contestPk: string): Promise<ManagedEntry[]> {
  const rows = await selectEntries(db)
    .where('entry.contest_pk', '=', contestPk)
    .orderBy(sql`entry.state = 'held'`, 'desc')
    .orderBy('entry.received_time', 'desc')
    .limit(contestManageLimits.entriesShown)
    .execute();
  return rows.map(toEntry);
}

/** One page of the matching entries, newest first. */
export async function listEntries(
  db: Database,
  contestPk: string,
  filter: EntryFilter & { page: number },
): Promise<ManagedEntries> {
  const { entriesPerPage: perPage } = contestManageLimits;
  const matching = selectEntries(db).where('entry.contest_pk', '=', contestPk).where(matches(filter));
  const rows = await matching
    .orderBy('entry.received_time', 'desc')
    .orderBy('entry.id')
    .limit(perPage)
    .offset(filter.page * perPage)
    .execute();
  const { total } = await matching
    .clearSelect()
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow();
  return { entries: rows.map(toEntry), total, perPage };
}

/** Answers have no verdict of their own. */
const answerVerdict = sql`case when entry.kind = 'answer' and entry.state in ('counted', 'late') and entry.score is not null
  then case when entry.score >= 100 then 'AC' else 'WA' end end`;

/** As `isMatching` on the client. */
function matches({ participant = '', problemID, language, verdict, state }: EntryFilter) {
  const wanted = `%${participant.trim().replaceAll(/[\\%_]/g, '\\$&')}%`;
  const conditions = [
    participant.trim() !== '' && sql`(users.username ilike ${wanted} or users.display_name ilike ${wanted})`,
    problemID !== undefined && sql`lower(problems.id) = ${problemID.toLowerCase()}`,
    language === 'answer' && sql`entry.kind = 'answer'`,
    language !== undefined && language !== 'answer' && sql`submissions.language = ${language}`,
    verdict === 'waiting' &&
      sql`submissions.verdict is null and entry.kind = 'code' and entry.state in ('counted', 'late')`,
    verdict !== undefined &&
      verdict !== 'waiting' &&
      sql`coalesce(submissions.verdict, ${answerVerdict}) = ${verdict}`,
    state !== undefined && sql`entry.state = ${state}`,
  ].filter((condition) => condition !== false);
  return conditions.length === 0 ? sql<boolean>`true` : sql<boolean>`${sql.join(conditions, sql` and `)}`;
}

export async function countEntries(db: Database, contestPk: string): Promise<number> {
  const { count } = await db
    .selectFrom('contest_entries')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('contest_pk', '=', contestPk)
    .executeTakeFirstOrThrow();
  return count;
}

export async function readEntry(db: Database, id: string): Promise<ManagedEntry> {
  return toEntry(await selectEntries(db).where('entry.id', '=', id).executeTakeFirstOrThrow());
}

function selectEntries(db: Database) {
  return db
    .selectFrom('contest_entries as entry')
    .innerJoin('users', 'users.uid', 'entry.uid')
    .innerJoin('problems', 'problems.pk', 'entry.problem_pk')
    .select(['entry.id', 'entry.kind', 'users.username', 'problems.id as problem_id'])
    .select(contestTitle('entry'))
    .select(['entry.state', 'entry.reason', 'entry.device_time', 'entry.elapsed_ms', 'entry.received_time'])
    .leftJoin('submissions', 'submissions.id', 'entry.id')
    .select(['entry.written_time', 'entry.score', 'entry.evidence', 'entry.committed_at'])
    .select(['entry.contest_time_ms', 'entry.draft_at', 'entry.contact_at'])
    .select(['submissions.language', 'submissions.status', 'submissions.verdict']);
}

type Row = Awaited<ReturnType<ReturnType<typeof selectEntries>['execute']>>[number];

function toEntry(row: Row): ManagedEntry {
  const { writtenTime, reason } = standingOf(row.state, row.reason, row.written_time);
  const isCounted = row.state === 'counted' || row.state === 'late';
  return {
    id: row.id,
    kind: row.kind,
    username: row.username,
    problemID: row.problem_id,
    title: row.title,
    state: row.state,
    reason: reason ?? null,
    deviceTime: row.device_time?.toISOString() ?? null,
    elapsedMs: row.elapsed_ms,
    receivedTime: row.received_time.toISOString(),
    writtenTime,
    contestTimeMs: row.contest_time_ms,
    evidence: row.evidence || undefined,
    committedTime: row.committed_at?.toISOString(),
    draftTime: row.draft_at?.toISOString(),
    contactTime: row.contact_at?.toISOString(),
    score: isCounted ? row.score : null,
    language: row.language ?? undefined,
    status: row.status ?? undefined,
    verdict: row.verdict ?? undefined,
  };
}
