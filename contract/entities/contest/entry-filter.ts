/** The organiser's list of submissions: filters and pages (D-35). */
import * as z from 'zod/mini';
import { contestStates } from '../../rules/contest/contest-states';
import { noNul } from '../no-nul';
import { Language } from '../problem/problem';
import { Verdict } from '../submission';
import { ManagedEntry } from './contest-manage';
import { ContestSlug } from './contest-text';
import { contestManageLimits } from './manage-limits';

/** Combined with AND; an absent one matches everything. */
export const EntryFilter = z.object({
  /** Part of the username or display name, in any case. */
  participant: z.optional(z.string().check(z.maxLength(64), noNul)),
  problemID: z.optional(z.string().check(z.minLength(1), z.maxLength(64), noNul)),
  /** `answer`: answers to questions. */
  language: z.optional(z.union([Language, z.literal('answer')])),
  /** `waiting`: not judged yet. */
  verdict: z.optional(z.union([Verdict, z.literal('waiting')])),
  state: z.optional(z.enum(contestStates)),
});
export type EntryFilter = z.infer<typeof EntryFilter>;

export const ManagedEntriesRequest = z.object({
  contestSlug: ContestSlug,
  ...EntryFilter.shape,
  /** From 0. */
  page: z.int().check(z.gte(0), z.lte(100_000)),
});

/** Newest first. */
export const ManagedEntries = z.object({
  entries: z.array(ManagedEntry),
  /** Of all pages. */
  total: z.int(),
  perPage: z.literal(contestManageLimits.entriesPerPage),
});
export type ManagedEntries = z.infer<typeof ManagedEntries>;
