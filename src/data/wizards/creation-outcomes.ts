/** Contests, problems and changes of problems that the server accepted or refused. Each outcome is announced once, by one tab. */
import type { Table } from 'dexie';
import type { AccountKey } from '../account/account';
import { appDb } from '../db/app-db';
import type { CreationRow } from '../intents/creation-row';
import { type CreationRows, creationTables, type SentKind } from './creations';

export type CreationOutcome = { [K in SentKind]: { kind: K; row: CreationRows[K] } }[SentKind];

const tableOf: Record<SentKind, Table<CreationRow, string>> = creationTables;
const kinds: readonly SentKind[] = ['contest', 'problem', 'problemChange'];

/** The author left the wizard: another page announces a refusal too. */
export async function stopAwaiting(kind: SentKind, id: string): Promise<void> {
  await tableOf[kind].update(id, { awaitedUntil: 0 });
}

const isAnnounced = ({ receipt, awaitedUntil = 0 }: CreationRow, now: number) =>
  receipt === 'sent' || (receipt === 'refused' && awaitedUntil <= now);

const newOutcomes = (kind: SentKind, account: AccountKey) =>
  tableOf[kind]
    .where('account')
    .equals(account)
    .and(({ announce, receipt }) => announce === true && (receipt === 'sent' || receipt === 'refused'));

/** How many outcomes to announce now, and when the next one is due: ms since 1970, null for none. */
export async function countCreationOutcomes(
  account: AccountKey,
  now: number,
): Promise<{ due: number; nextAt: number | null }> {
  const rows = (await Promise.all(kinds.map((kind) => newOutcomes(kind, account).toArray()))).flat();
  const later = rows.flatMap((row) => (isAnnounced(row, now) ? [] : [row.awaitedUntil ?? 0]));
  return { due: rows.length - later.length, nextAt: later.length > 0 ? Math.min(...later) : null };
}

/** Returns each outcome to one tab only. */
export function takeCreationOutcomes(account: AccountKey, now: number): Promise<CreationOutcome[]> {
  return appDb.transaction('rw', Object.values(tableOf), async () => {
    const taken: CreationOutcome[] = [];
    for (const kind of kinds) {
      for (const row of await newOutcomes(kind, account).toArray()) {
        if (!isAnnounced(row, now)) continue;
        await tableOf[kind].update(row.id, { announce: false });
        taken.push({ kind, row } as CreationOutcome);
      }
    }
    return taken;
  });
}
