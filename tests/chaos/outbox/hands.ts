/**
 * Runs in the browser and performs a user's actions with the code of the product's screens, which show
 * 'Saved on this device' when these promises resolve. The product does everything else, such as electing
 * the leader and sending.
 */
import type { OutboxEntries } from '../../../contract/entities/outbox';
import { readHint } from '../../../src/auth/session-hint';
import { deviceAccount } from '../../../src/data/account/account';
import { appDb } from '../../../src/data/db/app-db';
import { keepDeviceWorkSeparate } from '../../../src/data/device-work/device-work';
import { submitAnswer } from '../../../src/data/work/answers';
import { leaderLock } from '../../../src/sync/drain/leader';

/** Faults planted in the sender, to prove that the checks find them. */
export type Plant = 'newKeyPerTry' | 'removeBeforeAnswer';

export interface Written {
  id: string;
  account: string;
}

const accountNow = () => readHint()?.person.uid ?? deviceAccount;

/**
 * A sign-in holds the entries of nobody that were not tried yet, until the user says whose they are. Here they stay
 * separate, so that each is still on the server in the name that it was written in.
 */
async function answerWhose(): Promise<void> {
  const account = accountNow();
  if (account === deviceAccount) return;
  const held = await appDb.outbox.where('[account+state]').equals([deviceAccount, 'paused']).count();
  if (held > 0) await keepDeviceWorkSeparate(account);
}

const hands = {
  /** Resolves once answer and intent are on the disk. */
  async write(problemID: string, text: string): Promise<Written> {
    const account = accountNow();
    return { id: await submitAnswer({ account, problemID, answer: { told: text } }), account };
  },
  /**
   * Number of unsettled entries of the current user and of nobody. Makes waiting entries due first, because
   * backoff takes longer than the rest of a trial.
   */
  async unsettled(): Promise<number> {
    await answerWhose();
    const accounts = [...new Set([accountNow(), deviceAccount])];
    for (const account of accounts) {
      const waiting = appDb.outbox.where('[account+state]').equals([account, 'queued']);
      if ((await waiting.and(({ nextAt }) => nextAt > Date.now()).count()) > 0)
        await waiting.modify({ nextAt: 0 });
    }
    const keys = accounts.map((account) => [account, 1]);
    return appDb.outbox.where('[account+open]').anyOf(keys).count();
  },
  /** The unsettled entries with reasons, for the report of a stuck trial. */
  async waiting(): Promise<string[]> {
    const { held = [] } = await navigator.locks.query();
    const leader = held.find(({ name }) => name === leaderLock)?.clientId ?? 'nobody';
    const entries = await appDb.outbox.filter(({ open }) => open === 1).toArray();
    return entries.map(
      ({ state, attempts, account, owner, leaseUntil = 0, error }) =>
        `${state} of ${account}, try ${attempts} by ${owner ?? 'nobody'} for ${leaseUntil && leaseUntil - Date.now()} ms, ` +
        `${error?.errorCode ?? 'no error'}; here is ${accountNow()}, ${leader} leads`,
    );
  },
  /** Every entry's state, with the answer's id on the server if known. */
  async standing(): Promise<Record<string, { state: string; answerID: string | undefined }>> {
    const entries = await appDb.outbox.toArray();
    const answers = await appDb.answers.bulkGet(entries.map(({ id }) => id));
    return Object.fromEntries(
      entries.map(({ id, state }, at) => [id, { state, answerID: answers[at]?.result?.answerID }]),
    );
  },
  plant(fault: Plant): void {
    const send = globalThis.fetch;
    const spoil = async (key: string) => {
      if (fault === 'removeBeforeAnswer') await appDb.outbox.where({ id: key }).delete();
      return fault === 'newKeyPerTry' ? crypto.randomUUID() : key;
    };
    globalThis.fetch = async (input, init) => {
      if (String(input).endsWith('/api/outbox')) {
        const { entries } = JSON.parse(String(init?.body)) as OutboxEntries;
        for (const entry of entries) entry.key = await spoil(entry.key);
        return send(input, { ...init, body: JSON.stringify({ entries }) });
      }
      const headers = new Headers(init?.headers);
      const key = headers.get('idempotency-key');
      if (key) headers.set('idempotency-key', await spoil(key));
      return send(input, key ? { ...init, headers } : init);
    };
  },
};

export type Hands = typeof hands;

declare global {
  interface Window {
    hands: Hands;
  }
}

// Playwright runs this in every frame, but the runtimes' frames have no storage.
if (window.top === window) window.hands = hands;
