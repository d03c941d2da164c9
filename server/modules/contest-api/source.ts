import type { Database } from '../../platform/database/open';
import { type ExtraTimes, frozenSinceMs } from '../contest-clock/public';
import { type ContestRow, readGroupScores } from '../contests/public';
import { letterOf } from './letter-of';
import { type Rows, readRows } from './read-rows';
import type { View } from './view';

/** All that the objects of one moment are made from. */
export interface Source {
  readonly contest: ContestRow & ExtraTimes;
  readonly view: View;
  readonly rows: Rows;
  readonly nowMs: number;
  /** Results since then are hidden; null: nothing is. */
  readonly hiddenSinceMs: number | null;
  /** ioi: by submission. */
  readonly groups: Awaited<ReturnType<typeof readGroupScores>>;
  readonly teams: ReadonlyMap<string, Rows['teams'][number]>;
  /** By key: the letter. */
  readonly letters: ReadonlyMap<string, string>;
}

/** During the freeze, results of later submissions are hidden from the public. */
export function hiddenSince({ hiddenSinceMs }: Source, { written_time }: { written_time: Date }): boolean {
  return hiddenSinceMs !== null && written_time.getTime() >= hiddenSinceMs;
}

export async function readSource(db: Database, contest: Source['contest'], view: View): Promise<Source> {
  const nowMs = Date.now();
  const rows = await readRows(db, contest.pk);
  const groups =
    contest.scoring === 'ioi'
      ? await readGroupScores(
          db,
          rows.entries.map(({ id }) => id),
        )
      : new Map();
  return {
    contest,
    view,
    rows,
    nowMs,
    groups,
    hiddenSinceMs: view === 'public' ? frozenSinceMs(contest, nowMs) : null,
    teams: new Map(rows.teams.map((team) => [team.uid, team])),
    letters: new Map(rows.problems.map(({ pk }, index) => [pk, letterOf(index)])),
  };
}
