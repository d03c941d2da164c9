import { isVirtual } from '../../../contract/rules/names/virtual-slug';
import type { AccountKey } from '../account/account';
import { appDb } from '../db/app-db';

/**
 * Until when a timed run on this device, also a virtual one, keeps the help of this problem closed; ms of the server's
 * clock, null: it does not. The copy of the problem may be older than the run.
 */
export async function closedByRunUntil(
  account: AccountKey,
  problemID: string,
  nowMs: number,
): Promise<number | null> {
  const runs = await appDb.contestRuns
    .where('[account+contestSlug]')
    .between([account, ''], [account, '\uffff'])
    .toArray();
  let until = 0;
  for (const { contestSlug, deadlineAtMs, end } of runs) {
    if (deadlineAtMs === null || deadlineAtMs <= nowMs) continue;
    // After the own end, a participant could tell the others.
    if (isVirtual(contestSlug) && end) continue;
    const row = await appDb.contestProblems.get([account, contestSlug]);
    if (row?.problems.some(({ id }) => id === problemID)) until = Math.max(until, deadlineAtMs);
  }
  return until > 0 ? until : null;
}
