import type { Table } from 'dexie';
import { randomId } from '../../lib/random-id';
import type { AccountKey } from '../account/account';
import { appDb, entryTables } from '../db/app-db';
import { requireCurrentApp } from '../db/app-version';
import type { OutboxRow } from '../outbox/outbox-entry';
import { withRoom } from '../storage/storage-full';
import type { AnyRow, Intent, OwnFields } from './define-intent';
import { intentOf } from './intent-of';
import { workTable } from './receipts';
import type { OutboxKind, PayloadOf, RowOf } from './registry';
import { withoutUndefined } from './without-undefined';

export interface NewEntry {
  id: string;
  kind: OutboxKind;
  /** Prefixed with the account. */
  stream: string;
  account: AccountKey;
  payload: unknown;
  createdAt: number;
  /** Not sent before; ms since 1970. Default: at once. */
  dueAt?: number | undefined;
}

/** Call inside the transaction that writes the row. A known id is left unchanged. */
export async function addEntry({ payload, dueAt = 0, ...entry }: NewEntry): Promise<void> {
  // A copy, in case the caller changes the object later.
  const frozen = { id: entry.id, payload: structuredClone(payload) };
  // In parallel: the user waits, and each database request takes time.
  const [, known] = await Promise.all([requireCurrentApp(), appDb.outbox.get({ id: entry.id })]);
  if (known) return;
  const v = intentOf(entry.kind)?.version ?? 1;
  const row = { ...entry, v, open: 1, attempts: 0, nextAt: dueAt, state: 'queued' } as const;
  await Promise.all([appDb.payloads.put(frozen), appDb.outbox.add(row as OutboxRow)]);
}

export interface NewIntent<I extends Intent> {
  id: string;
  account: AccountKey;
  createdAt: number;
  payload: PayloadOf<I>;
  /** Fields that the payload does not determine, or overrides. */
  row?: Partial<OwnFields<RowOf<I>>>;
  dueAt?: NewEntry['dueAt'];
}

/** Writes a row and enqueues it; part of the caller's transaction. */
export async function putIntent<I extends Intent>(intent: I, written: NewIntent<I>): Promise<void> {
  const { id, account, createdAt, payload, row, dueAt } = written;
  const common: AnyRow = { id, account, createdAt, receipt: 'saved' };
  const stream = `${account}/${intent.stream(payload)}`;
  await Promise.all([
    workTable(intent).add(withoutUndefined({ ...intent.fields(payload, id), ...row, ...common })),
    addEntry({ id, kind: intent.kind as OutboxKind, stream, account, payload, createdAt, dueAt }),
  ]);
}

interface WritePlace {
  account: AccountKey;
  /** Ms of this device's clock; default now. */
  createdAt?: number;
  tables?: readonly Table[];
}
type Composed<I extends Intent> = Pick<NewIntent<I>, 'payload' | 'row' | 'dueAt'>;

/** Return from `compose` to write nothing and resolve with this result. */
export class SkipWrite<Other> {
  readonly result: Other;
  constructor(result: Other) {
    this.result = result;
  }
}

/**
 * Writes a row and enqueues it in one transaction; resolves with its id once both are on disk. `compose`
 * runs inside the transaction, and again after space was freed. Throws `InvalidPayloadError`,
 * `StorageFullError`.
 */
export async function writeIntent<I extends Intent, Other = never>(
  intent: I,
  { account, createdAt = Date.now(), tables = [] }: WritePlace,
  compose: (id: string, createdAt: number) => Composed<I> | Promise<Composed<I> | SkipWrite<Other>>,
): Promise<string | Other> {
  const id = randomId();
  // Loaded late: the schemas are large and not needed for the first page.
  const { checkPayload } = await import('../work-file/check-payload');
  const all = [...new Set([...entryTables, workTable(intent), ...tables])];
  return await withRoom(() =>
    appDb.transaction('rw', all, async () => {
      const composed = await compose(id, createdAt);
      if (composed instanceof SkipWrite) return composed.result;
      const { payload } = composed;
      await putIntent(intent, {
        ...composed,
        id,
        account,
        createdAt,
        payload: checkPayload(intent, payload),
      });
      return id;
    }),
  );
}
