/** What the contract says of one call. */
import * as z from 'zod/mini';
import type { ErrorCode } from './errors';

export interface Endpoint {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly auth: 'none' | 'optional' | 'required';
  readonly offline: 'cached' | 'queued' | 'online';
  readonly params?: z.ZodMiniType;
  readonly query?: z.ZodMiniType;
  readonly body?: z.ZodMiniType;
  /**
   * How the body travels. multipart: fields as text, bytes as files · files: JSON, and where some of its members are bytes a form with
   * the JSON of the others in its part `json` and these as files · without it JSON.
   */
  readonly encoding?: 'multipart' | 'files';
  readonly response: z.ZodMiniType;
  /** Beyond VALIDATION, TOO_MANY_REQUESTS, INTERNAL and UNAVAILABLE, which any call may answer. */
  readonly errors: readonly ErrorCode[];
}

export const none = [] as const satisfies readonly ErrorCode[];
export const id = z.string().check(z.minLength(1), z.maxLength(64));
/** The answer is a file and no JSON: its media type says what it is. */
export const binary = z.unknown();
