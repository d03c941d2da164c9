import type { RunContact } from '../../../contract/entities/contest/contest-run';
import { contestLimits } from '../../../contract/limits';
import type { RunEntry } from '../../../contract/rules/contest/submission-chain';
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
  const { contestRuns, outbox, payloads } = appDb;
  return appDb.transaction('r', contestRuns, outbox, payloads, async () => {
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
      ...{ contestSlug, sequence: row.sequence, elapsedMs: Math.max(0, elapsedMs), pending },
      ...(row.glances && { glances: row.glances }),
    };
  });
}
