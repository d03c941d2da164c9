import * as z from 'zod/mini';
import { outboxBatch } from '../limits';

/** Only JSON, no path parameters, and fast. */
export const outboxCalls = [
  'codeSubmit',
  'answersSubmit',
  'codeRun',
  'profileUpdate',
  'contestFinish',
  'contestEvents',
  'contestAsk',
  'commentWrite',
  'problemCommentWrite',
  'helpOpen',
  'ownListsWrite',
  'noteWrite',
] as const;
export type OutboxCall = (typeof outboxCalls)[number];

const key = z.string().check(z.regex(/^[\x21-\x7e]{8,128}$/, 'must be 8 to 128 visible ASCII characters'));

export const OutboxEntries = z.object({
  entries: z
    .array(
      z.object({
        key,
        call: z.enum(outboxCalls),
        /** One stream runs in order; streams run in parallel. */
        stream: z.int().check(z.gte(0), z.lt(outboxBatch.entriesMax)),
        /** Validated by the call's schema. */
        body: z.unknown(),
      }),
    )
    .check(z.minLength(1), z.maxLength(outboxBatch.entriesMax)),
});
export type OutboxEntries = z.infer<typeof OutboxEntries>;

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
