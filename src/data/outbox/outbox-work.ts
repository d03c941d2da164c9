import { cacheDb } from '../db/cache-db';
import { intentOf } from '../intents/intent-of';
import { workTable } from '../intents/receipts';
import type { OutboxKind, WorkRows } from '../intents/registry';
import type { OutboxEntry } from './outbox-entry';

export type OutboxWork = { [K in OutboxKind]: { kind: K; row: WorkRows[K] } }[OutboxKind];

/** `work`: while it is stored; `title`: of the problem, if this device knows it. */
export interface EntryWithWork {
  entry: OutboxEntry;
  work: OutboxWork | undefined;
  title: string | undefined;
}

export function withWork(entries: readonly OutboxEntry[]): Promise<EntryWithWork[]> {
  return Promise.all(
    entries.map(async (entry) => {
      const work = await readWork(entry);
      const problem =
        work && 'problemID' in work.row ? await cacheDb.problems.get(work.row.problemID) : undefined;
      return { entry, work, title: problem?.title };
    }),
  );
}

/** Undefined for a kind of a newer build in another tab. */
async function readWork({ kind, id }: OutboxEntry): Promise<OutboxWork | undefined> {
  const intent = intentOf(kind);
  const row = intent && (await workTable(intent).get(id));
  return row && ({ kind, row } as OutboxWork);
}
