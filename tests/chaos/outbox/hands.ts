/**
 * Runs in the browser, beside the product: what a person does, by the very code with which the product's screens do it. Its screens say
 * 'Saved on this device' once these promises are kept. Everything else (who leads, what is sent and when) is done by the product.
 */
import type { OutboxEntries } from '../../../contract/entities/outbox';
import { readHint } from '../../../src/auth/session-hint';
import { deviceAccount } from '../../../src/data/account/account';
import { appDb } from '../../../src/data/db/app-db';
import { submitAnswer } from '../../../src/data/work/answers';
import { leaderLock } from '../../../src/sync/drain/leader';

/** Faults of a sender, put into a page to see that the checks find them. */
export type Plant = 'newKeyPerTry' | 'removeBeforeAnswer';

export interface Written {
  id: string;
  account: string;
}

const accountNow = () => readHint()?.person.uid ?? deviceAccount;

const hands = {
  /** Resolves once answer and intent are on the disk. */
  async write(problemID: string, text: string): Promise<Written> {
    const account = accountNow();
    return { id: await submitAnswer({ account, problemID, answer: { told: text } }), account };
  },
  /**
   * How many entries of whoever is here, and of nobody, are not settled. What only waits for its next try is made due first, as when the
   * network is back: backing off is shown elsewhere, and takes longer than everything else here.
   */
  async unsettled(): Promise<number> {
    const accounts = [...new Set([accountNow(), deviceAccount])];
    for (const account of accounts) {
      const waiting = appDb.outbox.where('[account+state]').equals([account, 'queued']);
      if ((await waiting.and(({ nextAt }) => nextAt > Date.now()).count()) > 0)
        await waiting.modify({ nextAt: 0 });
    }
    const keys = accounts.map((account) => [account, 1]);
    return appDb.outbox.where('[account+open]').anyOf(keys).count();
  },
  /** What is not settled, and why, for the story of a trial that got stuck. */
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
  /** Every entry as it stands, with what the server is known to have made of it. */
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

// Playwright runs it in every frame; those of the product's own runtimes have no storage.
if (window.top === window) window.hands = hands;
