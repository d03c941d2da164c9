/**
 * The sender. It runs where this tab is the leader: a few workers claim ready entries, send them, and write down what became of
 * them. Nothing here is lost by dying at any line: a claim ends by itself, a repeated delivery has no second effect, and a late
 * answer is fenced off by the claim's number.
 */
import type { AccountKey } from '../../data/account/account';
import type { Claim, OutboxStore } from '../../data/claims/outbox-store';
import type { ClaimedEntry } from '../../data/outbox/outbox-entry';
import { Bell } from '../network/bell';
import type { Outcome } from '../server/classify';
import { keepWorking } from './keep-working';
import { settledBy } from './settle-outcome';

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
  /** Sends entries that were claimed together; says of each what became of it. */
  deliver(entries: readonly ClaimedEntry[]): Promise<Outcome[]>;
  /** How many may be claimed together now. */
  most(): number;
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

  const request = () => ({ owner, now: now(), leaseMs, accounts: context.accounts(), most: context.most() });

  /** Writes down what became of entries, and takes the next ones if this sender goes on. */
  async function settle(
    entries: readonly ClaimedEntry[],
    outcomes: readonly Outcome[],
  ): Promise<{ kept: boolean[]; claim?: Claim }> {
    const settled = settledBy(entries, outcomes, now(), random);
    if (stopped || !context.online()) return { kept: await store.settle(settled) };
    return store.settleAndClaim(settled, request());
  }

  /** Sends what was claimed; answers with the next claim, unless there is to be none. */
  async function send(entries: readonly ClaimedEntry[]): Promise<Claim | undefined> {
    const signInsBefore = context.signIns();
    const outcomes = await context.deliver(entries);
    const { kept, claim } = await settle(entries, outcomes);
    // Refused in the name of a session that is over: whoever signed in meanwhile must not be paused by it.
    const refused = entries.find((_, n) => outcomes[n]?.type === 'signIn');
    if (refused && context.signIns() !== signInsBefore) await store.resume(refused.account);
    for (const [n, entry] of entries.entries()) {
      const outcome = outcomes[n];
      if (kept[n] && outcome) context.onSettled?.(entry, outcome);
    }
    if (mayWakeOthers(entries, outcomes, claim)) bell.ring();
    return claim;
  }

  /** Something may be ready now, or due at another time, and another worker asleep; not while this one goes on with the same streams. */
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
   * One looks for all who have nothing to do, and calls the next one if there was something: each look reads the queue. `undefined` while
   * another one looks; whatever comes meanwhile makes that one look again, because it began to listen before.
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

  /** A worker's round: sends as long as there is something ready; says how long there is nothing to do. */
  async function step(): Promise<number> {
    if (!context.online()) return offlineMs;
    let claim = await look();
    if (!claim) return idleMs;
    if (claim.entries.length > 0) bell.ring();
    while (claim?.entries.length) claim = await send(claim.entries);
    // Stopped, or without a network: the next round sees which.
    if (!claim) return 0;
    return Math.max(5, Math.min(idleMs, (claim.wakeAt ?? Number.POSITIVE_INFINITY) - now()));
  }

  /** Makes ready what an earlier sender left behind; until that is done nothing of it could be sent. */
  async function takeOver(alone: boolean): Promise<void> {
    if (alone) await store.reclaim();
    // A start is as good a reason to try again as a sign-in, which another tab may have seen.
    for (const account of context.accounts()) await store.resume(account);
    await store.makeDue(context.accounts());
  }

  const work = {
    ...{ bell, isStopped: () => stopped, sleepUnless: context.sleepUnless },
    // An entry that was claimed meanwhile is free again when its lease ends.
    complaint: 'The outbox cannot be worked on just now',
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
