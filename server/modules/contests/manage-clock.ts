import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { RemovedInterval } from '../../../contract/entities/contest';
import type { ManageClock } from '../../../contract/entities/contest-manage';
import { contestPhase, deadlineMs, withRemoved } from '../../../contract/rules/contest-clock';
import type { Database } from '../../platform/database/open';
import { Refusal } from '../../platform/http/refusal';
import { type ContestRow, clockOf, contestTimeOf, cutsOf } from './contest-row';
import { findOwnContest } from './manage-contest';
import { refreshStandings } from './standings';

type Cuts = Pick<ContestRow, 'removed' | 'paused_since'>;

/**
 * D-35, an outage that counts for nobody: the clock stands still, and everybody who was in the contest has that much more time.
 * What was handed in gets its contest time anew, and the standings follow, in one transaction; whatever is being handed in waits.
 */
export async function manageClock(
  db: Database,
  body: ManageClock,
  caller: string,
): Promise<{ removed: RemovedInterval[]; pausedSince?: string }> {
  return await db.transaction().execute(async (transaction) => {
    const contest = await findOwnContest(transaction, body.contestSlug, caller, 'change');
    const now = new Date();
    const change = changeOf(contest, body, now);
    if (!change) return cutsOf(contest);
    const { removed, paused_since } = change.cuts;
    await transaction
      .updateTable('contests')
      .set({ removed: JSON.stringify(removed), paused_since })
      .where('pk', '=', contest.pk)
      .execute();
    await recount(transaction, { ...contest, ...change.cuts }, now);
    await transaction
      .insertInto('contest_messages')
      .values({
        ...{ id: randomUUID(), contest_pk: contest.pk, uid: null, text: change.told, created_at: now },
        kind: 'announcement',
      })
      .execute();
    return cutsOf(change.cuts);
  });
}

/** What it shall be, and what everybody is told; undefined: it is so already. */
function changeOf(
  contest: ContestRow,
  body: ManageClock,
  now: Date,
): { cuts: Cuts; told: string } | undefined {
  const { removed, paused_since } = contest;
  switch (body.action) {
    case 'pause':
      if (paused_since) return undefined;
      requireRunning(contest, now);
      return {
        cuts: { removed, paused_since: now },
        told: 'The contest is paused: the clock stands still for everybody until it goes on.',
      };
    case 'resume': {
      if (!paused_since) return undefined;
      const pause = { from: paused_since.toISOString(), to: now.toISOString() };
      return {
        cuts: { removed: withRemoved(removed, pause), paused_since: null },
        told: `The contest goes on. The clock stood still for ${lengthOf(pause)}: everybody has as much more time.`,
      };
    }
    case 'remove': {
      const outage = requireOutage(contest, body, now);
      const next = withRemoved(removed, outage);
      if (JSON.stringify(next) === JSON.stringify(removed)) return undefined;
      return {
        cuts: { removed: next, paused_since },
        told: `An outage of ${lengthOf(outage)} was taken out of the contest: everybody who was in it has as much more time.`,
      };
    }
    case 'putBack': {
      const next = removed.filter(({ from, to }) => !isSame(from, body.from) || !isSame(to, body.to));
      if (next.length === removed.length) return undefined;
      return {
        cuts: { removed: next, paused_since },
        told: `An outage of ${lengthOf(body)} counts as contest time after all.`,
      };
    }
  }
}

const isSame = (a: string, b: string) => Date.parse(a) === Date.parse(b);

function requireRunning(contest: ContestRow, now: Date): void {
  const phase = contestPhase(clockOf(contest, now), now.getTime());
  if (phase === 'before') throw new Refusal('CONTEST_NOT_STARTED');
  if (phase === 'ended') throw new Refusal('CONTEST_ENDED');
}

/** From the start of the contest up to now: what is to come is paused when it comes. */
function requireOutage(contest: ContestRow, { from, to }: RemovedInterval, now: Date): RemovedInterval {
  const [fromMs, toMs] = [Date.parse(from), Date.parse(to)];
  const latestMs = contest.paused_since?.getTime() ?? now.getTime();
  const wrong = (path: string, message: string) => new Refusal('VALIDATION', { fields: [{ path, message }] });
  if (fromMs < contest.start_time.getTime())
    throw wrong('from', 'must not be before the start of the contest');
  if (toMs <= fromMs) throw wrong('to', 'must be after its beginning');
  if (toMs > latestMs) throw wrong('to', 'must not be in the future, nor in a pause that has not ended');
  return { from: new Date(fromMs).toISOString(), to: new Date(toMs).toISOString() };
}

function lengthOf({ from, to }: RemovedInterval): string {
  const seconds = Math.round((Date.parse(to) - Date.parse(from)) / 1000);
  const [count, unit] = seconds < 120 ? [seconds, 'second'] : [Math.round(seconds / 60), 'minute'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}

/** Contest times anew; what came late only by where the end was is not late. */
export async function recount(transaction: Database, contest: ContestRow, now: Date): Promise<void> {
  const entries = await transaction
    .selectFrom('contest_entries as e')
    .innerJoin('contest_runs as run', (join) =>
      join.onRef('run.contest_pk', '=', 'e.contest_pk').onRef('run.uid', '=', 'e.uid'),
    )
    .innerJoin('contest_participants as m', (join) =>
      join.onRef('m.contest_pk', '=', 'e.contest_pk').onRef('m.uid', '=', 'e.uid'),
    )
    .select(['e.id', 'e.uid', 'e.state', 'e.written_time', 'e.received_time', 'e.contest_time_ms'])
    .select(['run.started_at', 'run.ended_at', 'm.extra_time_ms'])
    .where('e.contest_pk', '=', contest.pk)
    .execute();
  const changed = entries.flatMap((entry) => {
    const contestTimeMs = contestTimeOf(contest, entry.started_at, entry.written_time.getTime(), now);
    const state = entry.state === 'late' && !isLate(contest, entry, now) ? 'counted' : entry.state;
    const isChanged = contestTimeMs !== entry.contest_time_ms || state !== entry.state;
    return isChanged ? [{ id: entry.id, uid: entry.uid, contest_time_ms: contestTimeMs, state }] : [];
  });
  if (changed.length > 0) {
    await sql`update contest_entries e set contest_time_ms = n.contest_time_ms, state = n.state
      from jsonb_to_recordset(${JSON.stringify(changed)}::jsonb) as n(id uuid, contest_time_ms bigint, state text)
      where e.id = n.id`.execute(transaction);
  }
  // With the end the freeze has moved, and with it what was written before it.
  const touched = contest.freeze_minutes > 0 ? entries : changed;
  const uids = [...new Set(touched.map(({ uid }) => uid))];
  if (uids.length > 0) await refreshStandings(transaction, contest.pk, uids);
}

interface Received {
  readonly started_at: Date;
  readonly ended_at: Date | null;
  readonly extra_time_ms: number;
  readonly received_time: Date;
}

function isLate(contest: ContestRow, entry: Received, now: Date): boolean {
  const deadline = deadlineMs(clockOf(contest, now), entry.started_at.getTime(), entry.extra_time_ms);
  const lastMs = Math.min(
    deadline ?? Number.POSITIVE_INFINITY,
    entry.ended_at?.getTime() ?? Number.POSITIVE_INFINITY,
  );
  return entry.received_time.getTime() > lastMs;
}
