import type { RunContact } from '../../../contract/entities/contest/contest-run';
import { contestLimits } from '../../../contract/limits';
import { draftText, type RunEntry } from '../../../contract/rules/contest/submission-chain';
import { chainHash } from '../../../contract/rules/contest/submission-chain-hash';
import type { AccountKey } from '../account/account';
import { appDb } from '../db/app-db';
import { runStream } from './contest-runs';

type Told = Omit<RunContact, 'device'>;

/** Undefined: this device has no run that the server knows. */
export async function contactOf(
  account: AccountKey,
  contestSlug: string,
  nowMs: number,
): Promise<Told | undefined> {
  const { contestRuns, outbox, payloads, drafts } = appDb;
  return appDb.transaction('r', contestRuns, outbox, payloads, drafts, async () => {
    const row = await contestRuns.get([account, contestSlug]);
    if (!row || row.opened) return undefined;
    const stream = runStream(account, contestSlug);
    const open = await outbox
      .where('[account+open]')
      .equals([account, 1])
      .and((entry) => entry.stream === stream)
      .toArray();
    const found = await payloads.bulkGet(open.map(({ id }) => id));
    const entries = found
      .flatMap((one) => (one?.payload as { run?: RunEntry } | undefined)?.run ?? [])
      .sort((a, b) => a.sequence - b.sequence);
    // An entry's hash is the next entry's `previousHash`.
    const hashes = [...entries.slice(1).map(({ previousHash }) => previousHash), row.previousHash];
    const chained = entries
      .map(({ sequence }, n) => ({
        sequence,
        hash: hashes[n] ?? '',
        next: entries[n + 1]?.sequence ?? row.sequence + 1,
      }))
      .filter(({ sequence, next, hash }) => next === sequence + 1 && hash.length === 64);
    const pending = chained
      .slice(0, contestLimits.commitmentsAtOnceMax)
      .map(({ sequence, hash }) => ({ sequence, hash }));
    // With unnamed entries left, report 0, so that the server does not date them before this contact.
    const isWhole = pending.length === entries.length;
    const elapsedMs = isWhole ? Math.round(nowMs - row.startedAtMs) : 0;
    return {
      contestSlug,
      sequence: row.sequence,
      elapsedMs: Math.max(0, elapsedMs),
      pending,
      ...(row.glances && { glances: row.glances }),
      drafts: await draftHashes(account, contestSlug),
    };
  });
}

/** Hashing a long text takes a while on a phone, and most drafts do not change between two contacts. */
const hashes = new Map<string, { code: string; hash: string }>();

/** Of the newest drafts of this run, in the caller's transaction. */
async function draftHashes(account: AccountKey, contestSlug: string): Promise<{ hash: string }[]> {
  const rows = await appDb.drafts
    .orderBy('updatedAt')
    .reverse()
    .filter((row) => row.account === account && row.contestSlug === contestSlug)
    .limit(contestLimits.draftsAtOnceMax)
    .toArray();
  return rows.map(({ problemID, language, code }) => {
    const name = JSON.stringify([account, contestSlug, problemID, language]);
    const known = hashes.get(name);
    if (known?.code === code) return { hash: known.hash };
    const hash = chainHash(draftText({ contestSlug, problemID, language, content: code }));
    hashes.set(name, { code, hash });
    return { hash };
  });
}
