/** Many entries of an outbox in one call: each is a call of its own, with its own key, done as if it had come alone. */
import * as z from 'zod/mini';
import { outboxBatch } from '../limits';

/** Calls that may travel together: JSON alone, nothing in the address, and quickly done. */
export const outboxCalls = [
  'codeSubmit',
  'answersSubmit',
  'codeRun',
  'profileUpdate',
  'contestFinish',
  'contestEvents',
  'contestAsk',
] as const;
export type OutboxCall = (typeof outboxCalls)[number];

const key = z.string().check(z.regex(/^[\x21-\x7e]{8,128}$/, 'must be 8 to 128 visible ASCII characters'));

export const OutboxEntries = z.object({
  entries: z
    .array(
      z.object({
        key,
        call: z.enum(outboxCalls),
        /** What has the same number is done one after the other, in this order; the rest beside it. */
        stream: z.int().check(z.gte(0), z.lt(outboxBatch.entriesMax)),
        /** Looked at by the call's own schema. */
        body: z.unknown(),
      }),
    )
    .check(z.minLength(1), z.maxLength(outboxBatch.entriesMax)),
});
export type OutboxEntries = z.infer<typeof OutboxEntries>;

/** What the call would have answered: its response, or an `ApiError`. */
export const OutboxAnswers = z.object({
  answers: z.array(
    z.object({
      key: z.string(),
      status: z.int(),
      retryAfterSeconds: z.optional(z.number()),
      body: z.unknown(),
    }),
  ),
});
export type OutboxAnswers = z.infer<typeof OutboxAnswers>;
