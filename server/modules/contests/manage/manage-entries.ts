import { sql } from 'kysely';
import type { ManagedEntry } from '../../../../contract/entities/contest/contest-manage';
import { contestManageLimits } from '../../../../contract/limits';
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
    evidence: row.evidence || undefined,
    committedTime: row.committed_at?.toISOString(),
    score: isCounted ? row.score : null,
    language: row.language ?? undefined,
    status: row.status ?? undefined,
    verdict: row.verdict ?? undefined,
  };
}
