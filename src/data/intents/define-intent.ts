/**
 * Describes a kind of work that is sent. A kind's file must not import the database, which builds its
 * tables from the kinds.
 */
import type { Table } from 'dexie';
import type * as z from 'zod/mini';
import type { EndpointName, endpoints, ResponseOf } from '../../../contract/endpoints';
import type { AccountKey } from '../account/account';
import type { Receipt, WizardDraftRow } from '../db/app-rows';
import type { ContestRunRow } from '../db/contest-run-rows';

/** States of work that the server does not judge. */
export type SentReceipt = Extract<Receipt, 'saved' | 'sent' | 'refused' | 'signInNeeded'>;

export interface WorkRow<R extends Receipt = SentReceipt> {
  /** Also the outbox entry's id and the Idempotency-Key. */
  id: string;
  account: AccountKey;
  createdAt: number;
  receipt: R;
  /** `fields`: what is wrong at which path of the payload, if the server said it. */
  refusal?: {
    errorCode: string;
    error: string;
    message: string;
    fields?: readonly { path: string; message: string }[];
  };
}
export type AnyRow = WorkRow<Receipt>;

export type OwnFields<Row> = Omit<Row, keyof AnyRow>;

/** `[version]` converts a payload to the next version. */
export type Upcasters = Readonly<Record<number, (payload: unknown) => unknown>>;

export interface FollowTables {
  wizardDrafts: Table<WizardDraftRow, [string, string, string]>;
  contestRuns: Table<ContestRunRow, [string, string]>;
}
interface Acknowledged<Row, Result> {
  row: Row;
  result: Result;
  rows: Table<AnyRow, string>;
  tables: FollowTables;
}

/** Calls that are enqueued, with an Idempotency-Key. */
export type QueuedCall = {
  [Name in EndpointName]: (typeof endpoints)[Name]['offline'] extends 'queued' ? Name : never;
}[EndpointName];

export interface Intent<
  Kind extends QueuedCall = QueuedCall,
  TableName extends string = string,
  Payload = unknown,
  Row extends AnyRow = AnyRow,
  Result = unknown,
> {
  /** The name of the delivering call, whose body schema is the payload's schema. */
  readonly kind: Kind;
  /** Payload members that belong in the URL, with their parameter names. */
  readonly address?: Readonly<Record<string, string>>;
  /** Version of the payload's shape: written as the newest, upcast when read. */
  readonly version: number;
  readonly upcast?: Upcasters;
  /** Indexes by the database version that introduced them. */
  readonly table: { readonly name: TableName; readonly indexes: Readonly<Record<number, string>> };
  /** Entries of one stream are sent strictly in order. */
  stream(payload: Payload): string;
  fields(payload: Payload, id: string): OwnFields<Row>;
  /** The contest of the run: a run started offline is reported to the server first. */
  runContest?(payload: Payload): string | null | undefined;
  /** Row changes from the server's answer. By default the receipt becomes `sent`. */
  acknowledged?(result: Result, at: number): Partial<Row>;
  follow?(acknowledged: Acknowledged<Row, Result>): Promise<unknown>;
  /** Row changes when it waits for a retry; the refusal is always removed. */
  waiting?(): Partial<Row>;
  /** The user may delete the row while the entry is under way; then the entry goes too. */
  readonly isDroppedWithoutRow?: boolean;
  /** Anonymous work of this kind stays anonymous after a sign-in. */
  readonly staysSignedOut?: boolean;
  /** Why imports skip it. */
  readonly notImported?: string;
  owner?(payload: Payload): AccountKey;
  /** Type-level only, never set. */
  readonly rowType?: Row;
}

type BodyOf<Kind extends EndpointName> = (typeof endpoints)[Kind] extends {
  readonly body: infer Schema extends z.ZodMiniType;
}
  ? z.output<Schema>
  : never;

/** Usage: `defineIntent<Row>()({ kind, … })`. */
export const defineIntent =
  <Row extends AnyRow>() =>
  <
    const Kind extends QueuedCall,
    const TableName extends string,
    const Address extends Readonly<Record<string, string>> = Record<never, string>,
  >(
    definition: Intent<
      Kind,
      TableName,
      BodyOf<Kind> & { readonly [Member in keyof Address]: string },
      Row,
      ResponseOf<Kind>
    > & { readonly address?: Address },
  ) =>
    definition;

/** The payload in the current version. Throws if an upcaster is missing, which is a bug of the build. */
export function upcastPayload(
  { kind, version: current, upcast }: Pick<Intent, 'kind' | 'version' | 'upcast'>,
  version: number,
  payload: unknown,
): unknown {
  let value = payload;
  for (let v = version; v < current; v += 1) {
    const step = upcast?.[v];
    if (!step) throw new Error(`No way from version ${v} of ${kind} to ${v + 1}`);
    value = step(value);
  }
  return value;
}

/** URL parameters and body of the delivering call. */
export function requestOf(
  { address }: Pick<Intent, 'address'>,
  payload: unknown,
): { params: Record<string, unknown>; body: unknown } | { params?: undefined; body: unknown } {
  if (!address) return { body: payload };
  const members = Object.entries((payload ?? {}) as Record<string, unknown>);
  return {
    params: Object.fromEntries(
      members.flatMap(([member, value]) => (address[member] ? [[address[member], value]] : [])),
    ),
    body: Object.fromEntries(members.filter(([member]) => !address[member])),
  };
}
