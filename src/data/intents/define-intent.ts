/**
 * What a kind of work that is sent has to say about itself. A kind's file is pure: it imports rows and the contract, never the
 * database, because the database takes its tables from the kinds.
 */
import type { Table } from 'dexie';
import type * as z from 'zod/mini';
import type { EndpointName, endpoints, ResponseOf } from '../../../contract/endpoints';
import type { AccountKey } from '../account/account';
import type { Receipt, WizardDraftRow } from '../db/app-rows';
import type { ContestRunRow } from '../db/contest-run-rows';

/** The states of what the server only receives. */
export type SentReceipt = Extract<Receipt, 'saved' | 'sent' | 'refused' | 'signInNeeded'>;

/** The row of a thing that is sent. Each kind keeps its things in a table of its own. */
export interface ThingRow<R extends Receipt = SentReceipt> {
  /** Also the outbox entry's id and the Idempotency-Key. */
  id: string;
  account: AccountKey;
  createdAt: number;
  receipt: R;
  refusal?: { errorCode: string; error: string; message: string };
}
/** Rows of any kind. */
export type AnyRow = ThingRow<Receipt>;

/** What a kind's row has beyond the part that all rows have. */
export type OwnFields<Row> = Omit<Row, keyof AnyRow>;

/** `[version]` turns a payload of that version into the next one. */
export type Upcasters = Readonly<Record<number, (payload: unknown) => unknown>>;

/** Other tables that change together with an entry. */
export interface FollowTables {
  wizardDrafts: Table<WizardDraftRow, [string, string, string]>;
  contestRuns: Table<ContestRunRow, [string, string]>;
}
interface Acknowledged<Row, Result> {
  row: Row;
  result: Result;
  things: Table<AnyRow, string>;
  tables: FollowTables;
}

/** Calls that are written down first, and carry an Idempotency-Key. */
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
  /** The name of the call that delivers it. The contract's schema of the call's body is the schema of the payload. */
  readonly kind: Kind;
  /** Members of the payload that belong into the address of the call, with the names of their parameters there. */
  readonly address?: Readonly<Record<string, string>>;
  /** Of the payload's shape. Payloads are written in the newest version and brought up to it when they are read. */
  readonly version: number;
  readonly upcast?: Upcasters;
  /** Where its things are kept, and the table's indexes by the version of the database that introduced them. */
  readonly table: { readonly name: TableName; readonly indexes: Readonly<Record<number, string>> };
  /** Entries of one stream of an account are sent strictly one after the other. */
  stream(payload: Payload): string;
  /** The row of a thing as far as its payload tells it. */
  fields(payload: Payload, id: string): OwnFields<Row>;
  /** The contest whose run it belongs to: a run that began without a network is reported to the server first. */
  runContest?(payload: Payload): string | null | undefined;
  /** What the server's answer changes in the row. Without it the receipt becomes `sent`. */
  acknowledged?(result: Result, at: number): Partial<Row>;
  /** What else changes when the server has it; part of the same transaction. */
  follow?(acknowledged: Acknowledged<Row, Result>): Promise<unknown>;
  /** What changes in the row when it waits to be sent again; its refusal is removed in any case. */
  waiting?(): Partial<Row>;
  /** Its row may be deleted while the entry is on its way: then nobody waits for the answer, and the entry goes too. */
  readonly isDroppedWithoutRow?: boolean;
  /** Written signed out, it stays without a name when somebody signs in. */
  readonly staysSignedOut?: boolean;
  /** Why it is not imported from a file of exported work. */
  readonly notImported?: string;
  /** Whose payload it is, where the payload itself says it. */
  owner?(payload: Payload): AccountKey;
  /** Never set: it tells the compiler which row the kind has. */
  readonly rowType?: Row;
}

type BodyOf<Kind extends EndpointName> = (typeof endpoints)[Kind] extends {
  readonly body: infer Schema extends z.ZodMiniType;
}
  ? z.output<Schema>
  : never;

/** Defines a kind with rows of the given type: `defineIntent<Row>()({ kind, … })`. */
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

/** The payload in the current version. Throws if a step is missing: that is a fault of a build, not of the entry. */
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

/** The parts of the call that delivers a payload. */
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
