/** Unsent code on its way between the devices of one account. */
import * as z from 'zod/mini';
import { draftLimits } from '../limits';
import { noNul } from './no-nul';
import { Language } from './problem';

/** Which draft of an account it is. */
const names = {
  problemID: z.string().check(z.minLength(1), z.maxLength(64), noNul),
  language: Language,
  /** '' outside contests. */
  contestSlug: z._default(z.string().check(z.maxLength(64), noNul), ''),
};
/** Null: there is no draft any more, the original code is back. */
const code = z.nullable(z.string().check(z.maxLength(draftLimits.codeBytesMax), noNul));
const about = {
  /** The device it was typed on, in words for people. */
  device: z.string().check(z.minLength(1), z.maxLength(draftLimits.deviceLengthMax), noNul),
  /** When it was typed, by that device's clock. */
  savedAt: z.iso.datetime(),
};

export const DraftPush = z.object({
  ...names,
  ...about,
  code,
  /** The revision that the text was built upon; 0: none was known. */
  base: z.int().check(z.gte(0)),
});
export type DraftPush = z.infer<typeof DraftPush>;

export const DraftReceipt = z.object({ revision: z.int() });
export type DraftReceipt = z.infer<typeof DraftReceipt>;

export const DraftsQuery = z.object({
  /** The cursor of the answer before; 0: everything. */
  since: z._default(z.int().check(z.gte(0)), 0),
});

/** What a draft is at the server. Revisions grow over all drafts of an account. */
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
  /** In the order of their revisions. */
  drafts: z.array(RemoteDraft),
  cursor: z.int(),
  /** There is another page after this one. */
  more: z.boolean(),
  /** The server does not know the cursor it was asked with: what was known of revisions is void, and this is the beginning. */
  reset: z.boolean(),
});
export type DraftsPage = z.infer<typeof DraftsPage>;
