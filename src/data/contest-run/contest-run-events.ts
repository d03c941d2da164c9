import type { ContestEvent, FinishContest } from '../../../contract/entities/contest/contest-run';
import { isVirtual } from '../../../contract/rules/names/virtual-slug';
import { randomId } from '../../lib/random-id';
import type { AccountKey } from '../account/account';
import { appDb, entryTables } from '../db/app-db';
import type { Absence, ContestRunRow } from '../db/contest-run-rows';
import { contestEvents, type RunEventRow } from '../intents/contest-events';
import { contestFinish } from '../intents/contest-finish';
import { putIntent } from '../intents/write-intent';
import { withRoom } from '../storage/storage-full';
import type { Moment } from './contest-run-chain';

export type { Absence, RunEventRow };

export interface RunPlace {
  account: AccountKey;
  contestSlug: string;
}

const tables = () => [...entryTables, appDb.contestRuns, appDb.runEnds, appDb.runEvents];

/** Whole seconds used, rounded up: anything stored in the current second precedes the end (CRUN-8). */
const secondsUsed = (row: ContestRunRow, at: Moment) =>
  Math.max(0, Math.ceil((at.serverMs - row.startedAtMs) / 1000));

/** CRUN-8. Does nothing if the run is over. */
export async function finishRun(place: RunPlace, at: Moment): Promise<void> {
  await withRoom(() => appDb.transaction('rw', tables(), () => endRun(place, undefined, at)));
}

/** Part of the caller's transaction. `cause`: why proctoring ended the run. */
async function endRun(
  { account, contestSlug }: RunPlace,
  cause: string | undefined,
  at: Moment,
): Promise<void> {
  const row = await appDb.contestRuns.get([account, contestSlug]);
  if (!row || row.end) return;
  const id = randomId();
  const createdAt = at.deviceMs;
  const reason = cause === undefined ? ('finished' as const) : ('malpractice' as const);
  const why = cause === undefined ? {} : { cause };
  const time = secondsUsed(row, at);
  const payload: FinishContest =
    cause === undefined ? { contestSlug, time } : { contestSlug, time, reason: 'malpractice', cause };
  await appDb.contestRuns.update([account, contestSlug], { end: { reason, ...why, atMs: at.serverMs } });
  // The server does not know virtual runs.
  if (isVirtual(contestSlug)) return;
  const contestName = row.contest.name;
  await putIntent(contestFinish, { id, account, createdAt, payload, row: { contestName } });
}

export interface Watched {
  warnings: number;
  absence: Absence | undefined;
  /** Counted time away, without the current absence. Undefined: unchanged. */
  awayMs?: number | undefined;
  /** Undefined: unchanged. */
  popUpExits?: number | undefined;
  /** A loss of focus below a second that just ended. */
  glanceMs?: number | undefined;
  cause: string | undefined;
  events: readonly Pick<ContestEvent, 'kind' | 'awayMs' | 'detail'>[];
}

/**
 * Applies proctoring's decision in one transaction, so that a reload continues from the same state.
 * `decide` gets the current run; null: no change. Does nothing once the run is over.
 */
export async function noteWatched(
  place: RunPlace,
  at: Moment,
  decide: (row: ContestRunRow) => Watched | null,
): Promise<void> {
  await withRoom(() =>
    appDb.transaction('rw', tables(), async () => {
      const key: [string, string] = [place.account, place.contestSlug];
      const row = await appDb.contestRuns.get(key);
      if (!row || row.end) return;
      const watched = decide(row);
      if (!watched) return;
      const { warnings, absence, awayMs, popUpExits, glanceMs, cause, events } = watched;
      const { times, ms } = row.glances ?? { times: 0, ms: 0 };
      await appDb.contestRuns.update(key, {
        warnings,
        absence,
        ...(awayMs !== undefined && { awayMs }),
        ...(popUpExits !== undefined && { popUpExits }),
        ...(glanceMs !== undefined && { glances: { times: times + 1, ms: ms + glanceMs } }),
      });
      for (const event of events) await addEvent(row, event, at);
      if (cause !== undefined) await endRun(place, cause, at);
    }),
  );
}

async function addEvent(row: ContestRunRow, what: Watched['events'][number], at: Moment): Promise<void> {
  const { account, contestSlug, contest, startedAtMs } = row;
  const id = randomId();
  const createdAt = at.deviceMs;
  const event: ContestEvent = {
    id,
    ...what,
    at: new Date(at.serverMs).toISOString(),
    elapsedMs: Math.max(0, Math.round(at.serverMs - startedAtMs)),
  };
  await putIntent(contestEvents, {
    id,
    account,
    createdAt,
    payload: { contestSlug, events: [event] },
    row: { contestName: contest.name },
  });
}

/** Reports to the organiser that the device's clock was set back, once per run. */
export async function noteSetBack({ account, contestSlug }: RunPlace, at: Moment): Promise<void> {
  if (isVirtual(contestSlug)) return;
  await withRoom(() =>
    appDb.transaction('rw', tables(), async () => {
      const row = await appDb.contestRuns.get([account, contestSlug]);
      if (!row || row.end || row.isSetBackTold) return;
      await appDb.contestRuns.update([account, contestSlug], { isSetBackTold: true });
      await addEvent(row, { kind: 'clockSetBack' }, at);
    }),
  );
}

export async function runEventsOf({ account, contestSlug }: RunPlace): Promise<RunEventRow[]> {
  const rows = await appDb.runEvents
    .where('[account+contestSlug]')
    .equals([account, contestSlug])
    .sortBy('createdAt');
  return rows;
}
