import { cacheDb } from '../db/cache-db';
import { intentOf } from '../intents/intent-of';
import { thingsOf } from '../intents/receipts';
import type { OutboxKind, ThingRows } from '../intents/registry';
import type { OutboxEntry } from './outbox-entry';

export type OutboxThing = { [K in OutboxKind]: { kind: K; row: ThingRows[K] } }[OutboxKind];

/** `thing`: while it is stored; `title`: of the problem, if this device knows it. */
export interface EntryWithThing {
  entry: OutboxEntry;
  thing: OutboxThing | undefined;
  title: string | undefined;
}

export function withThings(entries: readonly OutboxEntry[]): Promise<EntryWithThing[]> {
  return Promise.all(
    entries.map(async (entry) => {
      const thing = await readThing(entry);
      const problem =
        thing && 'problemID' in thing.row ? await cacheDb.problems.get(thing.row.problemID) : undefined;
      return { entry, thing, title: problem?.title };
    }),
  );
}

/** Undefined for a kind of a newer build in another tab. */
async function readThing({ kind, id }: OutboxEntry): Promise<OutboxThing | undefined> {
  const intent = intentOf(kind);
  const row = intent && (await thingsOf(intent).get(id));
  return row && ({ kind, row } as OutboxThing);
}
