/** How a run ends, and what proctoring sees: written down with the intent to tell the server, in one transaction. */
import type { ContestEvent, FinishContest } from '../../../contract/entities/contest/contest-run';
import { isVirtual } from '../../../contract/rules/virtual-slug';
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

/** Whole seconds of the run that were used, the begun one too: what was written in it was written before the end (CRUN-8). */
const secondsUsed = (row: ContestRunRow, at: Moment) =>
  Math.max(0, Math.ceil((at.serverMs - row.startedAtMs) / 1000));

/** CRUN-8: finishes the run; nothing, if it is over already. */
export async function finishRun(place: RunPlace, at: Moment): Promise<void> {
  await withRoom(() => appDb.transaction('rw', tables(), () => endRun(place, undefined, at)));
}

/** Part of the caller's transaction. `cause`: it ends by proctoring. */
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
  // Nobody waits for the end of a virtual run.
  if (isVirtual(contestSlug)) return;
  const contestName = row.contest.name;
  await putIntent(contestFinish, { id, account, createdAt, payload, row: { contestName } });
}

export interface Watched {
  warnings: number;
  absence: Absence | undefined;
  /** Eliminated, and why. */
  cause: string | undefined;
  /** What there is to tell the server. */
  events: readonly Pick<ContestEvent, 'kind' | 'awayMs' | 'detail'>[];
}

/**
 * Writes down what proctoring makes of a moment, as one thing: a reload goes on exactly there. `decide` gets the run as it is, which
 * no other tab changes meanwhile; null: nothing changes. Nothing happens once the run is over.
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
      const { warnings, absence, cause, events } = watched;
      await appDb.contestRuns.update(key, { warnings, absence });
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
    ...{ id, account, createdAt, payload: { contestSlug, events: [event] } },
    row: { contestName: contest.name },
  });
}

/** The device's clock was set back during the run: its organiser sees it, once a run. */
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

/** What proctoring saw in this run, in the order of time. */
export async function runEventsOf({ account, contestSlug }: RunPlace): Promise<RunEventRow[]> {
  const rows = await appDb.runEvents
    .where('[account+contestSlug]')
    .equals([account, contestSlug])
    .sortBy('createdAt');
  return rows;
}
