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

export interface Call<N extends EndpointName> {
  readonly params: Parsed<N, 'params'>;
  readonly query: Parsed<N, 'query'>;
  readonly body: Parsed<N, 'body'>;
  readonly caller: CallerOf<N>;
  /**
   * For keyed calls: the transaction that also stores key and answer. Effects outside of it may happen
   * twice.
   */
  readonly db: Database;
  /** The network that counts as one sender. */
  readonly address: string;
  readonly origin: string;
  /** Of HTTP basic authentication, unverified. Only the Contest API uses it. */
  readonly credentials: { readonly username: string; readonly password: string } | undefined;
  /** In the log of requests. */
  readonly requestID: string;
  /** Abort when the client disconnects, the server closes, or the account's sessions end. */
  readonly endings: readonly AbortSignal[];
  /**
   * One more slot of the work limit, for parallel work. Returns the release function; undefined if no slot
   * is free.
   */
  readonly furtherPlace: () => (() => void) | undefined;
}

export type Handler<N extends EndpointName> = (
  call: Call<N>,
) => Promise<z.output<Table[N]['response']>> | z.output<Table[N]['response']>;

export interface CallOptions<N extends EndpointName> {
  /** At most `largestBodyBytes`, which a proxy allows. */
  readonly bodyLimitBytes?: number;
  /** Counted over all processes; a repeat with the same key does not count. */
  readonly limit?: { readonly perMinute: number; readonly by: (call: Call<N>) => readonly string[] };
  /** A long poll needs no slot of the work limit. */
  readonly waits?: boolean;
  /**
   * Slow work without side effects: runs before the transaction of a keyed call, not for a repeat. May
   * refuse.
   */
  readonly prepare?: (call: Call<N>) => Promise<void>;
  /** Runs after a keyed call was refused and rolled back; `call.db` is the database itself. */
  readonly afterRefusal?: (call: Call<N>, refusal: Refusal) => Promise<void>;
  /** In the general limit; default 1. */
  readonly requests?: (call: Call<N>) => number;
  /** Maps a validation error of one field to its own error code. */
  readonly refusalOf?: (field: { path: string; message: string }) => ErrorCode | undefined;
}
