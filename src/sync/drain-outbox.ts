/**
 * The sender. It runs where this tab is the leader: a few workers claim ready entries, send them, and write down what became of
 * them. Nothing here is lost by dying at any line: a claim ends by itself, a repeated delivery has no second effect, and a late
 * answer is fenced off by the claim's number.
 */
import type { AccountKey } from '../data/account';
import type { ClaimedEntry } from '../data/outbox-entry';
import type { Claim, OutboxStore } from '../data/outbox-store';
import { Bell } from './bell';
import type { Outcome } from './classify';
import { fenceOf, settlementOf } from './settle-outcome';

export interface DrainContext {
  store: OutboxStore;
  /** Names this run of the sender; never used twice. */
  owner: string;
  now(): number;
  random(): number;
  sleepUnless(signal: AbortSignal, ms: number): Promise<void>;
  online(): boolean;
  /** Grows with every sign-in and sign-out. */
  signIns(): number;
  /** Whose entries may be sent now. */
  accounts(): readonly AccountKey[];
  deliver(entry: ClaimedEntry): Promise<Outcome>;
  onSettled?(entry: ClaimedEntry, outcome: Outcome): void;
}

export interface Drain {
  /** Sends until stopped. Give `alone` only to who holds the leader lock: what others hold is then taken over at once. */
  run(alone: boolean): Promise<void>;
  /** Something may have become ready. */
  poke(): void;
  /** No further claim; what is on its way may still come back. */
  stop(): void;
}

/** Of the six connections that a browser has for a server one stays free for whoever looks at the page. */
const workers = 5;
/** Longer than any request may take, so that a lease only ends under a sender that is gone. */
export const leaseMs = 45_000;
const idleMs = 60_000;
const offlineMs = 15_000;

export function createDrain(context: DrainContext): Drain {
  const { store, owner, now, random } = context;
  const bell = new Bell();
  let stopped = false;

  const request = () => ({ owner, now: now(), leaseMs, accounts: context.accounts() });

  /** Writes down what became of an entry, and takes the next one if this sender goes on. */
  async function settle(entry: ClaimedEntry, outcome: Outcome): Promise<{ kept: boolean; claim?: Claim }> {
    const fence = fenceOf(entry);
    const settlement = settlementOf(entry, outcome, now(), random());
    if (stopped || !context.online()) return { kept: await store.settle(fence, settlement) };
    return store.settleAndClaim(fence, settlement, request());
  }

  /** Sends an entry; answers with the next claim, unless there is to be none. */
  async function send(entry: ClaimedEntry): Promise<Claim | undefined> {
    const signInsBefore = context.signIns();
    const outcome = await context.deliver(entry);
    const { kept, claim } = await settle(entry, outcome);
    // Refused in the name of a session that is over: whoever signed in meanwhile must not be paused by it.
    if (outcome.type === 'signIn' && context.signIns() !== signInsBefore) await store.resume(entry.account);
    if (kept) context.onSettled?.(entry, outcome);
    // Something may be ready now, or due at another time, and another worker asleep; not while this one only goes down a stream.
    if (outcome.type !== 'done' || claim?.entry?.stream !== entry.stream) bell.ring();
    return claim;
  }

  /** A worker's round: sends as long as there is something ready; says how long there is nothing to do. */
  async function step(): Promise<number> {
    if (!context.online()) return offlineMs;
    let claim: Claim | undefined = await store.claim(request());
    while (claim?.entry) claim = await send(claim.entry);
    // Stopped, or without a network: the next round sees which.
    if (!claim) return 0;
    return Math.max(5, Math.min(idleMs, (claim.wakeAt ?? Number.POSITIVE_INFINITY) - now()));
  }

  /** Makes ready what an earlier sender left behind; until that is done nothing of it could be sent. */
  async function takeOver(alone: boolean): Promise<void> {
    if (alone) await store.reclaim();
    // A start is as good a reason to try again as a sign-in, which another tab may have seen.
    for (const account of context.accounts()) await store.resume(account);
  }

  /** Does `work` over and over; it says how long there is nothing to do, and `undefined` when it is over. */
  async function keepOn(work: () => Promise<number | undefined>): Promise<void> {
    while (!stopped) {
      const { signal } = bell;
      let restMs: number | undefined;
      try {
        restMs = await work();
      } catch (error) {
        // The database may be closing, or be upgraded by another tab: the entry's lease will end.
        console.error('The outbox cannot be worked on just now', error);
        restMs = 1000;
      }
      if (restMs === undefined) return;
      if (restMs > 0 && !stopped) await context.sleepUnless(signal, restMs);
    }
  }

  return {
    async run(alone) {
      await keepOn(async () => {
        await takeOver(alone);
        return undefined;
      });
      await Promise.all(Array.from({ length: workers }, () => keepOn(step)));
    },
    poke: () => bell.ring(),
    stop() {
      stopped = true;
      bell.ring();
    },
  };
}
