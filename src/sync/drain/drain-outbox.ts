/**
 * A few workers claim ready entries, send them and store the outcomes. A crash at any line loses nothing:
 * leases expire, idempotency keys make a repeated delivery harmless, and fences reject late answers.
 */
import type { AccountKey } from '../../data/account/account';
import type { Claim, OutboxStore } from '../../data/claims/outbox-store';
import type { ClaimedEntry } from '../../data/outbox/outbox-entry';
import { WakeSignal } from '../network/wake-signal';
import type { Outcome } from '../server/classify';
import { keepWorking } from './keep-working';
import { settlementsFor } from './settle-outcome';

export interface DrainContext {
  store: OutboxStore;
  owner: string;
  now(): number;
  random(): number;
  sleepUnless(signal: AbortSignal, ms: number): Promise<void>;
  online(): boolean;
  signIns(): number;
  accounts(): readonly AccountKey[];
  /** Returns the outcomes in the order of the entries. */
  deliver(entries: readonly ClaimedEntry[]): Promise<Outcome[]>;
  most(): number;
  onSettled?(entry: ClaimedEntry, outcome: Outcome): void;
}

export interface Drain {
  /** `alone`: this sender holds the leader lock and reclaims the entries of all others at once. */
  run(alone: boolean): Promise<void>;
  poke(): void;
  /** Stops claiming; requests under way may still finish. */
  stop(): void;
}

/** Browsers allow six connections per server; one stays free for the page. */
const workers = 5;
/** Longer than any request, so a lease only expires when its sender is gone. */
export const leaseMs = 45_000;
const idleMs = 60_000;
const offlineMs = 15_000;

export function createDrain(context: DrainContext): Drain {
  const { store, owner, now, random } = context;
  const bell = new WakeSignal();
  let stopped = false;

  const request = () => ({ owner, now: now(), leaseMs, accounts: context.accounts(), most: context.most() });

  /** Stores the outcomes and claims the next entries unless this sender has stopped. */
  async function settle(
    entries: readonly ClaimedEntry[],
    outcomes: readonly Outcome[],
  ): Promise<{ kept: boolean[]; claim?: Claim }> {
    const settled = settlementsFor(entries, outcomes, now(), random);
    if (stopped || !context.online()) return { kept: await store.settle(settled) };
    return store.settleAndClaim(settled, request());
  }

  async function send(entries: readonly ClaimedEntry[]): Promise<Claim | undefined> {
    const signInsBefore = context.signIns();
    const outcomes = await context.deliver(entries);
    const { kept, claim } = await settle(entries, outcomes);
    // The refusal belongs to an older session and must not pause the account that signed in
    // meanwhile.
    const refused = entries.find((_, n) => outcomes[n]?.type === 'signIn');
    if (refused && context.signIns() !== signInsBefore) await store.resume(refused.account);
    for (const [n, entry] of entries.entries()) {
      const outcome = outcomes[n];
      if (kept[n] && outcome) context.onSettled?.(entry, outcome);
    }
    if (mayWakeOthers(entries, outcomes, claim)) bell.ring();
    return claim;
  }

  /** Wakes other workers when entries may be ready, unless this worker continues with the same streams. */
  function mayWakeOthers(
    entries: readonly ClaimedEntry[],
    outcomes: readonly Outcome[],
    claim: Claim | undefined,
  ): boolean {
    const goesOnWith = new Set(claim?.entries.map(({ stream }) => stream));
    return (
      outcomes.some(({ type }) => type !== 'done') || entries.some(({ stream }) => !goesOnWith.has(stream))
    );
  }

  let isLooking = false;

  /**
   * Each look reads the queue, so only one worker looks and wakes the next if it finds work. `undefined`
   * while another worker looks; that one took its signal first and misses nothing.
   */
  async function look(): Promise<Claim | undefined> {
    if (isLooking) return undefined;
    isLooking = true;
    try {
      return await store.claim(request());
    } finally {
      isLooking = false;
    }
  }

  /** Sends while entries are ready; returns the idle time in ms. */
  async function step(): Promise<number> {
    if (!context.online()) return offlineMs;
    let claim = await look();
    if (!claim) return idleMs;
    if (claim.entries.length > 0) bell.ring();
    while (claim?.entries.length) claim = await send(claim.entries);
    if (!claim) return 0;
    return Math.max(5, Math.min(idleMs, (claim.wakeAt ?? Number.POSITIVE_INFINITY) - now()));
  }

  async function takeOver(alone: boolean): Promise<void> {
    if (alone) await store.reclaim();
    // Another tab may have seen the sign-in, so a start also resumes paused accounts.
    for (const account of context.accounts()) await store.resume(account);
    await store.makeDue(context.accounts());
  }

  const work = {
    bell,
    isStopped: () => stopped,
    sleepUnless: context.sleepUnless,
    // A failed round loses nothing: the leases of its entries expire.
    complaint: 'The outbox cannot be drained now',
  };

  return {
    async run(alone) {
      await keepWorking(work, async () => {
        await takeOver(alone);
        return undefined;
      });
      await Promise.all(Array.from({ length: workers }, () => keepWorking(work, step)));
    },
    poke: () => bell.ring(),
    stop() {
      stopped = true;
      bell.ring();
    },
  };
}
