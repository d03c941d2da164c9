import { sql } from 'kysely';
import { deadlineMs } from '../../../../contract/rules/contest/contest-clock';
import { recountEntry } from '../../../../contract/rules/contest/submission-chain';
import type { Database } from '../../../platform/database/open';
import { type ContestRow, clockOf, contestTimeOf } from '../contest-row';
import { refreshStandings } from './standings';

/**
 * After a change of the contest clock or of one participant's time. Decided entries, and entries refused on arrival,
 * do not change.
 */
export async function recount(
  transaction: Database,
  contest: ContestRow,
  now: Date,
  uid?: string,
): Promise<void> {
  const entries = await readEntries(transaction, contest, uid);
  const answered = new Set(entries.filter(isAnswer).map(placeOf));
  const changed = entries.flatMap((entry) => {
    const contestTimeMs = contestTimeOf(contest, entry.started_at, entry.written_time.getTime(), now);
    const { state, reason } = standingNow(contest, entry, now, answered);
    if (isAnswer({ ...entry, state })) answered.add(placeOf(entry));
    const isChanged = contestTimeMs !== entry.contest_time_ms || state !== entry.state;
    return isChanged ? [{ id: entry.id, uid: entry.uid, contest_time_ms: contestTimeMs, state, reason }] : [];
  });
  if (changed.length > 0) {
    await sql`update contest_entries e set contest_time_ms = n.contest_time_ms, state = n.state, reason = n.reason
      from jsonb_to_recordset(${JSON.stringify(changed)}::jsonb)
        as n(id uuid, contest_time_ms bigint, state text, reason text)
      where e.id = n.id`.execute(transaction);
  }
  // The freeze moves too, which affects entries written before it.
  const touched = contest.freeze_minutes > 0 ? entries : changed;
  const uids = [...new Set(touched.map((entry) => entry.uid))];
  if (uids.length > 0) await refreshStandings(transaction, contest.pk, uids);
}

async function readEntries(transaction: Database, contest: ContestRow, uid: string | undefined) {
  return await transaction
    .selectFrom('contest_entries as e')
    .innerJoin('contest_runs as run', (join) =>
      join.onRef('run.contest_pk', '=', 'e.contest_pk').onRef('run.uid', '=', 'e.uid'),
    )
    .innerJoin('contest_participants as m', (join) =>
      join.onRef('m.contest_pk', '=', 'e.contest_pk').onRef('m.uid', '=', 'e.uid'),
    )
    .select(['e.id', 'e.uid', 'e.kind', 'e.problem_pk', 'e.state', 'e.reason', 'e.elapsed_ms'])
    .select(['e.written_time', 'e.received_time', 'e.contest_time_ms'])
    .select(['run.started_at', 'run.ended_at', 'm.extra_time_ms'])
    .where('e.contest_pk', '=', contest.pk)
    .orderBy('e.received_time')
    .orderBy('e.id')
    .$if(uid !== undefined, (query) => query.where('e.uid', '=', uid ?? ''))
    .execute();
}

type Entry = Awaited<ReturnType<typeof readEntries>>[number];

const placeOf = ({ uid, problem_pk }: Entry) => `${uid} ${problem_pk}`;
const isAnswer = ({ kind, state }: Pick<Entry, 'kind' | 'state'>) => kind === 'answer' && state !== 'refused';

function standingNow(
  contest: ContestRow,
  entry: Entry,
  now: Date,
  answered: ReadonlySet<string>,
): Pick<Entry, 'state' | 'reason'> {
  const { state, reason } = entry;
  // Only one answer to a question counts: the first.
  const mayReturn = state === 'refused' && reason === 'afterEnd' && !answered.has(placeOf(entry));
  if (state !== 'counted' && state !== 'late' && !mayReturn) return { state, reason };
  const deadline = deadlineMs(clockOf(contest, now), entry.started_at.getTime(), entry.extra_time_ms);
  const lastMs = Math.min(
    deadline ?? Number.POSITIVE_INFINITY,
    entry.ended_at?.getTime() ?? Number.POSITIVE_INFINITY,
  );
  const next = recountEntry({
    claimedMs: entry.elapsed_ms === null ? null : entry.started_at.getTime() + entry.elapsed_ms,
    receivedMs: entry.received_time.getTime(),
    deadlineMs: lastMs === Number.POSITIVE_INFINITY ? null : lastMs,
    graceMs: contest.late_sync_minutes * 60_000,
  });
  return { state: next, reason: next === 'refused' ? 'afterEnd' : null };
}
