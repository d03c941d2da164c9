import type { ClaimedEntry } from '../data/outbox-entry';
import type { DrainContext } from './drain-outbox';
import { leaseMs } from './drain-outbox';
import { fenceOf, settlementOf } from './settle-outcome';

export type OnceContext = Pick<DrainContext, 'store' | 'owner' | 'now' | 'random' | 'accounts' | 'deliver'>;

/**
 * One bounded pass for the service worker: one entry after the other until nothing is ready or `budgetMs` is used up.
 * `drained` is `false` when something is left for another pass.
 */
export async function drainOnce(
  context: OnceContext,
  budgetMs: number,
): Promise<{ sent: number; drained: boolean }> {
  const { store, owner, now, random } = context;
  const end = now() + budgetMs;
  let sent = 0;
  while (now() < end) {
    const claim = await store.claim({ owner, now: now(), leaseMs, accounts: context.accounts() });
    if (!claim.entry) return { sent, drained: claim.wakeAt === undefined };
    const entry: ClaimedEntry = claim.entry;
    const outcome = await context.deliver(entry);
    await store.settle(fenceOf(entry), settlementOf(entry, outcome, now(), random()));
    sent += 1;
  }
  return { sent, drained: false };
}
