/** A call of the contract as its handler sees it. */
import type * as z from 'zod/mini';
import type { EndpointName, endpoints } from '../../../contract/endpoints';
import type { ErrorCode } from '../../../contract/errors';
import type { Database } from '../database/open';
import type { Caller } from '../identity/identity';
import type { Refusal } from './refusal';

type Table = typeof endpoints;
type Parsed<N extends EndpointName, K extends string> = Table[N] extends {
  readonly [key in K]: infer T extends z.ZodMiniType;
}
  ? z.output<T>
  : undefined;
type CallerOf<N extends EndpointName> = {
  required: Caller;
  optional: Caller | null;
  none: null;
}[Table[N]['auth']];

/** A validated request of one call of the contract. */
export interface Call<N extends EndpointName> {
  readonly params: Parsed<N, 'params'>;
  readonly query: Parsed<N, 'query'>;
  readonly body: Parsed<N, 'body'>;
  readonly caller: CallerOf<N>;
  /** For keyed calls the transaction that also stores key and answer; what happens elsewhere may happen twice. */
  readonly db: Database;
  /** Where the request came from, as far as it counts as one sender. */
  readonly address: string;
  /** Origin the client used to reach us. */
  readonly origin: string;
  /** One is aborted when the client goes away, the other when the server closes. */
  readonly endings: readonly AbortSignal[];
  /** For whoever does several things beside each other: one more place among those that are worked on, and how to give it back; undefined: there is none. */
  readonly furtherPlace: () => (() => void) | undefined;
}

export type Handler<N extends EndpointName> = (
  call: Call<N>,
) => Promise<z.output<Table[N]['response']>> | z.output<Table[N]['response']>;

export interface CallOptions<N extends EndpointName> {
  readonly bodyLimitBytes?: number;
  /** Counted over all processes; a repeat under the same key is not counted. */
  readonly limit?: { readonly perMinute: number; readonly by: (call: Call<N>) => readonly string[] };
  /** It waits for something to happen, and takes no place from those that are worked on. */
  readonly waits?: boolean;
  /** What takes long and changes nothing: done before the transaction of a keyed call, and not for a repeat. May refuse. */
  readonly prepare?: (call: Call<N>) => Promise<void>;
  /** After a keyed call was refused and its transaction taken back; `call.db` is the database itself. */
  readonly afterRefusal?: (call: Call<N>, refusal: Refusal) => Promise<void>;
  /** How many requests it counts for in the limit of all; 1 without it. */
  readonly requests?: (call: Call<N>) => number;
  /** An error of its own for a complaint about one field. */
  readonly refusalOf?: (field: { path: string; message: string }) => ErrorCode | undefined;
}
