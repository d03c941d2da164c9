/** How work that is to be sent gets onto the device: the thing's row and the outbox entry, in one transaction. */
import type { Table } from 'dexie';
import { randomId } from '../../lib/random-id';
import type { AccountKey } from '../account/account';
import { appDb, entryTables } from '../db/app-db';
import { requireCurrentApp } from '../db/app-version';
import type { OutboxRow } from '../outbox/outbox-entry';
import { withRoom } from '../storage/storage-full';
import type { AnyRow, Intent, OwnFields } from './define-intent';
import { intentOf } from './intent-of';
import { thingsOf } from './receipts';
import type { OutboxKind, PayloadOf, RowOf } from './registry';
import { withoutUndefined } from './without-undefined';

export interface NewEntry {
  id: string;
  kind: OutboxKind;
  /** With the account before it. */
  stream: string;
  account: AccountKey;
  payload: unknown;
  createdAt: number;
}

/** Writes an entry. Call it inside the transaction that writes the thing itself; a known id is left as it is. */
export async function addEntry({ payload, ...entry }: NewEntry): Promise<void> {
  // A copy: what is sent is what was meant now, whatever happens to the caller's object.
  const frozen = { id: entry.id, payload: structuredClone(payload) };
  // Asked at once and written at once: somebody waits, and each turn through the database takes its time.
  const [, known] = await Promise.all([requireCurrentApp(), appDb.outbox.get({ id: entry.id })]);
  if (known) return;
  const v = intentOf(entry.kind)?.version ?? 1;
  const row = { ...entry, v, open: 1, attempts: 0, nextAt: 0, state: 'queued' } as const;
  // `seq` is given by the database.
  await Promise.all([appDb.payloads.put(frozen), appDb.outbox.add(row as OutboxRow)]);
}

export interface NewIntent<I extends Intent> {
  id: string;
  account: AccountKey;
  createdAt: number;
  payload: PayloadOf<I>;
  /** What the row has beyond, or other than, the part that its payload tells. */
  row?: Partial<OwnFields<RowOf<I>>>;
}

/** Writes a thing and the intent to send it; part of the caller's transaction. */
export async function putIntent<I extends Intent>(intent: I, written: NewIntent<I>): Promise<void> {
  const { id, account, createdAt, payload, row } = written;
  const common: AnyRow = { id, account, createdAt, receipt: 'saved' };
  const stream = `${account}/${intent.stream(payload)}`;
  await Promise.all([
    thingsOf(intent).add(withoutUndefined({ ...intent.fields(payload, id), ...row, ...common })),
    addEntry({ id, kind: intent.kind as OutboxKind, stream, account, payload, createdAt }),
  ]);
}

interface WritePlace {
  account: AccountKey;
  /** By this device's clock; now without it. */
  createdAt?: number;
  /** What `compose` reads and writes beside the thing's own table. */
  tables?: readonly Table[];
}
type Composed<I extends Intent> = Pick<NewIntent<I>, 'payload' | 'row'>;

/** Nothing is written, and this is the result. */
export class Instead<Other> {
  readonly result: Other;
  constructor(result: Other) {
    this.result = result;
  }
}

/**
 * Writes a thing and the intent to send it, in one transaction; resolves with its id once both are on the disk. `compose` is part of
 * the transaction, and runs again when room had to be made on the device.
 * Throws `InvalidPayloadError` for what the contract does not take, `StorageFullError` when there is no room.
 */
export async function writeIntent<I extends Intent, Other = never>(
  intent: I,
  { account, createdAt = Date.now(), tables = [] }: WritePlace,
  compose: (id: string, createdAt: number) => Composed<I> | Promise<Composed<I> | Instead<Other>>,
): Promise<string | Other> {
  const id = randomId();
  // The schemas are loaded with the first thing that is written, not with the first page.
  const { checkPayload } = await import('../work-file/check-payload');
  const all = [...new Set([...entryTables, thingsOf(intent), ...tables])];
  return await withRoom(() =>
    appDb.transaction('rw', all, async () => {
      const composed = await compose(id, createdAt);
      if (composed instanceof Instead) return composed.result;
      const { payload, row } = composed;
      await putIntent(intent, { id, account, createdAt, payload: checkPayload(intent, payload), row });
      return id;
    }),
  );
}
