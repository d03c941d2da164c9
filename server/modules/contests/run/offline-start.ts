import type { StartContest } from '../../../../contract/entities/contest/contest-run';
import { offlineChainStart } from '../../../../contract/rules/contest/contest-pack';
import type { Database } from '../../../platform/database/open';
import { Refusal } from '../../../platform/http/refusal';
import type { ContestRow } from '../contest-row';
import { findPack } from '../packs/pack-row';

export interface RunStart {
  readonly startedAt: Date;
  /** Start of the chain, if the device already knows it. */
  readonly chainStart: string | undefined;
  readonly packVersion: number | undefined;
}

/**
 * Started offline with the typed code. The real start is unknown, so the run starts with the contest; a late start
 * gives no advantage. The start of the chain proves that the pack was open.
 */
export async function validateOfflineStart(
  db: Database,
  contest: ContestRow,
  uid: string,
  { version, chainStart }: NonNullable<StartContest['opened']>,
): Promise<RunStart> {
  const pack = await findPack(db, contest.pk);
  if (!pack || chainStart !== offlineChainStart(contest.slug, uid, pack.key.toString('base64'))) {
    const message = 'does not belong to this contest';
    throw new Refusal('VALIDATION', { fields: [{ path: 'opened.chainStart', message }] });
  }
  return { startedAt: contest.start_time, chainStart, packVersion: version };
}
