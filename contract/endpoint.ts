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
   * Default: JSON. multipart: fields as text, bytes as files.
   * files: JSON; byte members are sent as files beside the JSON part `json`.
   */
  readonly encoding?: 'multipart' | 'files';
  readonly response: z.ZodMiniType;
  /** In addition to VALIDATION, TOO_MANY_REQUESTS, INTERNAL and UNAVAILABLE, which every call can return. */
  readonly errors: readonly ErrorCode[];
}

export const none = [] as const satisfies readonly ErrorCode[];
export const id = z.string().check(z.minLength(1), z.maxLength(64));
/** A file; its media type is in the header. */
export const binary = z.unknown();
