import type { StartContest } from '../../../../contract/entities/contest/contest-run';
import { openedRunStart } from '../../../../contract/rules/contest/contest-pack';
import type { Database } from '../../../platform/database/open';
import { Refusal } from '../../../platform/http/refusal';
import type { ContestRow } from '../contest-row';
import { findPack } from '../packs/pack-row';

/** How a run begins that is not there yet. */
export interface Beginning {
  readonly startedAt: Date;
  /** What its first entry is built upon, where the device had to know it; else a new one is made. */
  readonly chainStart: string | undefined;
  readonly packVersion: number | undefined;
}

/**
 * A run that was begun without a network, with the typed code. Nobody saw when, so it began when the contest did: whoever came later has
 * gained nothing by it. The start of its chain shows that the pack was open.
 */
export async function judgeOpened(
  db: Database,
  contest: ContestRow,
  uid: string,
  { version, chainStart }: NonNullable<StartContest['opened']>,
): Promise<Beginning> {
  const pack = await findPack(db, contest.pk);
  if (!pack || chainStart !== openedRunStart(contest.slug, uid, pack.key.toString('base64'))) {
    const message = 'does not belong to this contest';
    throw new Refusal('VALIDATION', { fields: [{ path: 'opened.chainStart', message }] });
  }
  return { startedAt: contest.start_time, chainStart, packVersion: version };
}
