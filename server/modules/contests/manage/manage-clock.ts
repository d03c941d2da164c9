import { randomUUID } from 'node:crypto';
import type { RemovedInterval } from '../../../../contract/entities/contest/contest';
import type { ManageClock } from '../../../../contract/entities/contest/contest-manage';
import { contestPhase, withRemoved } from '../../../../contract/rules/contest/contest-clock';
import type { Database } from '../../../platform/database/open';
import { Refusal } from '../../../platform/http/refusal';
import { findManagedContest } from '../contest-role';
import { type ContestRow, clockOf, cutsOf } from '../contest-row';
import { recount } from '../entries/recount';
import { clockNotices } from '../messages';

type Cuts = Pick<ContestRow, 'removed' | 'paused_since'>;

/**
 * D-35: pause, resume, or exclude an outage. Recomputes contest times and standings in the same transaction;
 * submissions wait meanwhile.
 */
export async function manageClock(
  db: Database,
  body: ManageClock,
  caller: string,
): Promise<{ removed: RemovedInterval[]; pausedSince?: string }> {
  return await db.transaction().execute(async (transaction) => {
    const contest = await findManagedContest(transaction, body.contestSlug, caller, 'all', 'change');
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
        id: randomUUID(),
        contest_pk: contest.pk,
        uid: null,
        text: change.notice,
        created_at: now,
        kind: 'announcement',
      })
      .execute();
    return cutsOf(change.cuts);
  });
}

/** Undefined: no change. */
function changeOf(
  contest: ContestRow,
  body: ManageClock,
  now: Date,
): { cuts: Cuts; notice: string } | undefined {
  const { removed, paused_since } = contest;
  switch (body.action) {
    case 'pause':
      if (paused_since) return undefined;
      requireRunning(contest, now);
      return {
        cuts: { removed, paused_since: now },
        notice: clockNotices.paused,
      };
    case 'resume': {
      if (!paused_since) return undefined;
      const pause = { from: paused_since.toISOString(), to: now.toISOString() };
      return {
        cuts: { removed: withRemoved(removed, pause), paused_since: null },
        notice: clockNotices.resumed(lengthOf(pause)),
      };
    }
    case 'remove': {
      const outage = requireOutage(contest, body, now);
      const next = withRemoved(removed, outage);
      if (JSON.stringify(next) === JSON.stringify(removed)) return undefined;
      return {
        cuts: { removed: next, paused_since },
        notice: clockNotices.outageExcluded(lengthOf(outage)),
      };
    }
    case 'putBack': {
      const next = removed.filter(({ from, to }) => !isSame(from, body.from) || !isSame(to, body.to));
      if (next.length === removed.length) return undefined;
      return {
        cuts: { removed: next, paused_since },
        notice: clockNotices.outageCounted(lengthOf(body)),
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

/** Only past time can be excluded; for future time, pause the contest. */
function requireOutage(contest: ContestRow, { from, to }: RemovedInterval, now: Date): RemovedInterval {
  const [fromMs, toMs] = [Date.parse(from), Date.parse(to)];
  const latestMs = contest.paused_since?.getTime() ?? now.getTime();
  const wrong = (path: string, message: string) => new Refusal('VALIDATION', { fields: [{ path, message }] });
  if (fromMs < contest.start_time.getTime())
    throw wrong('from', 'must not be before the start of the contest');
  if (toMs <= fromMs) throw wrong('to', 'must be after the start of the outage');
  if (toMs > latestMs) throw wrong('to', 'must not be in the future or in the current pause');
  return { from: new Date(fromMs).toISOString(), to: new Date(toMs).toISOString() };
}

function lengthOf({ from, to }: RemovedInterval): string {
  const seconds = Math.round((Date.parse(to) - Date.parse(from)) / 1000);
  const [count, unit] = seconds < 120 ? [seconds, 'second'] : [Math.round(seconds / 60), 'minute'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
