import { randomBytes } from 'node:crypto';
import type { ChangeResults, ResultSettings } from '../../../contract/entities/contest/contest-results';
import { contestPhase } from '../../../contract/rules/contest/contest-clock';
import type { Database } from '../../platform/database/open';
import { Refusal } from '../../platform/http/refusal';
import { readFrozenSinceMs } from '../contest-clock/public';
import { type ContestRow, clockOf, findManagedContest } from '../contests/public';
import { hashKey } from './view';

const keyBytes = 18;

export async function readSettings(db: Database, slug: string, uid: string): Promise<ResultSettings> {
  return await toSettings(db, await findManagedContest(db, slug, uid, 'all'));
}

/** @throws Refusal CONTEST_NOT_OVER for the end of the freeze during the contest */
export async function changeSettings(
  db: Database,
  change: ChangeResults,
  uid: string,
): Promise<ResultSettings> {
  return await db.transaction().execute(async (transaction) => {
    const contest = await findManagedContest(transaction, change.contestSlug, uid, 'all', 'change');
    const key = change.action === 'createKey' ? randomBytes(keyBytes).toString('base64url') : undefined;
    const set = columnsOf(change, contest, key);
    await transaction.updateTable('contests').set(set).where('pk', '=', contest.pk).execute();
    return {
      ...(await toSettings(transaction, { ...contest, ...set })),
      ...(key !== undefined && { apiKey: key }),
    };
  });
}

type Columns = Pick<ContestRow, 'freeze_kept' | 'unfrozen_at' | 'medals' | 'api_key_hash'>;

function columnsOf(change: ChangeResults, contest: ContestRow, key: string | undefined): Partial<Columns> {
  switch (change.action) {
    case 'keepFreeze':
      return { freeze_kept: change.isKept };
    case 'unfreeze':
      if (!isOver(contest)) throw new Refusal('CONTEST_NOT_OVER');
      return { unfrozen_at: contest.unfrozen_at ?? new Date() };
    case 'freezeAgain':
      return { unfrozen_at: null, freeze_kept: true };
    case 'medals':
      return { medals: [change.gold, change.silver, change.bronze] };
    case 'createKey':
      return { api_key_hash: hashKey(key ?? '') };
    case 'deleteKey':
      return { api_key_hash: null };
  }
}

const isOver = (contest: ContestRow) => contestPhase(clockOf(contest), Date.now()) === 'ended';

async function toSettings(db: Database, contest: ContestRow): Promise<ResultSettings> {
  return {
    contestName: contest.name,
    freezeMinutes: contest.freeze_minutes,
    isFreezeKept: contest.freeze_kept,
    unfrozenAt: contest.unfrozen_at?.toISOString() ?? null,
    isFrozen: (await readFrozenSinceMs(db, contest, Date.now())) !== null,
    isOver: isOver(contest),
    medals: contest.medals,
    hasApiKey: contest.api_key_hash !== null,
  };
}
