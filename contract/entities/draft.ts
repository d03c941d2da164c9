import * as z from 'zod/mini';
import { draftLimits } from '../limits';
import { noNul } from './no-nul';
import { Language } from './problem/problem';

/** Key within an account. */
const names = {
  problemID: z.string().check(z.minLength(1), z.maxLength(64), noNul),
  language: Language,
  /** '' outside contests. */
  contestSlug: z._default(z.string().check(z.maxLength(64), noNul), ''),
};
/** Null: deleted; the template applies. */
const code = z.nullable(z.string().check(z.maxLength(draftLimits.codeBytesMax), noNul));
const about = {
  /** Readable name. */
  device: z.string().check(z.minLength(1), z.maxLength(draftLimits.deviceLengthMax), noNul),
  /** Device clock. */
  savedAt: z.iso.datetime(),
};

export const DraftPush = z.object({
  ...names,
  ...about,
  code,
  /** The text's base; 0: none known. */
  base: z.int().check(z.gte(0)),
});
export type DraftPush = z.infer<typeof DraftPush>;

export const DraftReceipt = z.object({ revision: z.int() });
export type DraftReceipt = z.infer<typeof DraftReceipt>;

export const DraftsQuery = z.object({
  /** Previous cursor; 0: everything. */
  since: z._default(z.int().check(z.gte(0)), 0),
});

/** Revisions increase across all drafts of an account. */
export const RemoteDraft = z.object({
  problemID: z.string(),
  language: Language,
  contestSlug: z.string(),
  device: z.string(),
  savedAt: z.iso.datetime(),
  code: z.nullable(z.string()),
  revision: z.int(),
});
export type RemoteDraft = z.infer<typeof RemoteDraft>;

export const DraftsPage = z.object({
  drafts: z.array(RemoteDraft),
  cursor: z.int(),
  more: z.boolean(),
  /** Unknown cursor: the client must discard its revisions and read from this page on. */
  reset: z.boolean(),
});
export type DraftsPage = z.infer<typeof DraftsPage>;
