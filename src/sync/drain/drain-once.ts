import type { DrainContext } from './drain-outbox';
import { leaseMs } from './drain-outbox';
import { settlementsFor } from './settle-outcome';

export type OnceContext = Pick<
  DrainContext,
  'store' | 'owner' | 'now' | 'random' | 'accounts' | 'deliver' | 'most'
>;

export interface Pass {
  sent: number;
  drained: boolean;
  /** Due time of the first entry left; absent if it is due now or nothing is left. */
  wakeAt?: number;
}

/** One pass for the service worker: claims until nothing is ready or `budgetMs` is used up. */
export async function drainOnce(context: OnceContext, budgetMs: number): Promise<Pass> {
  const { store, owner, now, random } = context;
  const request = () => ({ owner, now: now(), leaseMs, accounts: context.accounts(), most: context.most() });
  const end = now() + budgetMs;
  let sent = 0;
  let { entries, wakeAt } = await store.claim(request());
  while (entries.length > 0) {
    const settled = settlementsFor(entries, await context.deliver(entries), now(), random);
    sent += entries.length;
    if (now() >= end) {
      await store.settle(settled);
      return { sent, drained: false };
    }
    ({ entries, wakeAt } = (await store.settleAndClaim(settled, request())).claim);
  }
  return { sent, drained: wakeAt === undefined, wakeAt };
}
