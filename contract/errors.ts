/**
 * Every error a call of the API can answer, in one table: name on the wire, HTTP status, heading, sentence.
 * The body of an error answer is `ApiError`; a screen shows `error - message` (ERR-8).
 */
import * as z from 'zod/mini';

const rows = {
  VALIDATION: [400, 'Invalid request', 'Some of the values sent are not valid.'],
  EMPTY_CODE: [400, 'Nothing to judge', 'Code cannot be empty.'],
  CODE_TOO_LONG: [413, 'Code too long', 'The code is longer than 128 KB. Shorten it and submit again.'],
  TOO_LARGE: [413, 'Too large', 'The request is larger than this server accepts.'],
  UNAUTHENTICATED: [401, 'Sign in needed', 'Sign in and try again.'],
  TOKEN_INVALID: [401, 'Sign in again', 'This session is no longer valid. Sign in again.'],
  FORBIDDEN: [403, 'Not allowed', 'You may not do this.'],
  IDENTITY_MISMATCH: [403, 'Not allowed', 'The account in the request is not the one that is signed in.'],
  NOT_FOUND: [404, 'Not found', 'There is nothing at this address.'],
  PROBLEM_NOT_FOUND: [404, 'Not found', 'There is no such problem, or it is private.'],
  CHALLENGE_NOT_FOUND: [404, 'Not found', 'There is no such challenge.'],
  SUBMISSION_NOT_FOUND: [404, 'Not found', 'There is no such submission.'],
  USER_NOT_FOUND: [404, 'Not found', 'There is no account record for this user yet. Finish signing up.'],
  METHOD_NOT_ALLOWED: [405, 'Not possible', 'This address does not take that kind of request.'],
  ID_TAKEN: [409, 'Already taken', 'A problem with this id exists already. Choose another title or id.'],
  USERNAME_TAKEN: [409, 'Already taken', 'Username already taken.'],
  EMAIL_TAKEN: [409, 'Already taken', 'Email is already in use.'],
  IN_PROGRESS: [409, 'In progress', 'The same request is being worked on. Ask again in a moment.'],
  KEY_MISSING: [400, 'Invalid request', 'This call needs an Idempotency-Key header.'],
  KEY_REUSED: [422, 'Key used before', 'This Idempotency-Key was used for a different request.'],
  LANGUAGE_UNAVAILABLE: [422, 'Language unavailable', 'This server cannot judge that language.'],
  NOT_JUDGED_HERE: [422, 'Not judged', 'Submissions of this kind of problem are answers, not code.'],
  TOO_MANY_REQUESTS: [429, 'Too many requests', 'Too many requests. Please try again later.'],
  INTERNAL: [500, 'Server error', 'Something went wrong.'],
  UNAVAILABLE: [503, 'Not ready', 'The server is starting or stopping. Please try again later.'],
} as const satisfies Record<string, readonly [status: number, error: string, message: string]>;

export type ErrorCode = keyof typeof rows;
export const errorCodes = Object.keys(rows) as ErrorCode[];

/** HTTP status, heading and default sentence of an error code. */
export function describeError(code: ErrorCode): { status: number; error: string; message: string } {
  const [status, error, message] = rows[code];
  return { status, error, message };
}

/** The body of every answer that is not a success. `errorCode` is for programs, `error` and `message` for people. */
export const ApiError = z.object({
  error: z.string(),
  message: z.string(),
  errorCode: z.enum(errorCodes),
  /** For VALIDATION: which fields, as dotted paths, and why. */
  fields: z.optional(z.array(z.object({ path: z.string(), message: z.string() }))),
});
export type ApiError = z.infer<typeof ApiError>;
