/** The results of a contest: its course, awards, and the organiser's settings for them. */
import * as z from 'zod/mini';
import { contestLimits } from '../../limits';
import { contestStates } from '../../rules/contest/contest-states';
import { Language } from '../problem/problem';
import { Verdict } from '../submission';
import { LeaderboardProblem, scoringFields } from './contest';
import { ContestSlug } from './contest-text';
import { shownAffiliation } from './team';

const time = z.iso.datetime();

/** Participants and problems by their position in the lists. */
export const ReplayEntry = z.object({
  person: z.int(),
  problem: z.int(),
  /** Contest time. */
  timeMs: z.number(),
  /** Of this participant for this problem, after this submission: 0 to 100. Null: not judged, or hidden by the freeze. */
  score: z.nullable(z.number()),
  isAttempt: z.boolean(),
  /** Written during the freeze. */
  isLate: z.optional(z.boolean()),
});
export type ReplayEntry = z.infer<typeof ReplayEntry>;

/** Enough to compute the leaderboard of every moment, see `rules/contest/replay.ts`. */
export const ContestReplay = z.object({
  contestName: z.string(),
  problems: z.array(LeaderboardProblem),
  ...scoringFields,
  people: z.array(z.object({ username: z.string(), displayName: z.string(), ...shownAffiliation })),
  entries: z.array(ReplayEntry),
  /** Contest time that has passed, at most the length of the contest. */
  nowMs: z.number(),
  isOver: z.boolean(),
  /** The caller may see results that are hidden from others. */
  isOrganiser: z.boolean(),
  /** Null: the leaderboard is not frozen. */
  frozenSince: z.nullable(time),
  medals: z.array(z.int()),
});
export type ContestReplay = z.infer<typeof ContestReplay>;

/** Settings that the organiser can change at any time. */
export const ResultSettings = z.object({
  contestName: z.string(),
  freezeMinutes: z.int(),
  /** With a freeze: it lasts until the organiser ends it. */
  isFreezeKept: z.boolean(),
  unfrozenAt: z.nullable(time),
  isFrozen: z.boolean(),
  isOver: z.boolean(),
  /** Gold, silver, bronze. */
  medals: z.array(z.int()),
  hasApiKey: z.boolean(),
  /** Only in the response to its creation. */
  apiKey: z.optional(z.string()),
});
export type ResultSettings = z.infer<typeof ResultSettings>;

const count = z.int().check(z.gte(0), z.lte(contestLimits.medalsMax));
/** Each action sets a state, so a repeat has no effect; only a new password replaces the old one. */
export const ChangeResults = z.discriminatedUnion('action', [
  z.object({ contestSlug: ContestSlug, action: z.literal('keepFreeze'), isKept: z.boolean() }),
  z.object({ contestSlug: ContestSlug, action: z.literal('unfreeze') }),
  z.object({ contestSlug: ContestSlug, action: z.literal('freezeAgain') }),
  z.object({
    contestSlug: ContestSlug,
    action: z.literal('medals'),
    gold: count,
    silver: count,
    bronze: count,
  }),
  z.object({ contestSlug: ContestSlug, action: z.literal('createKey') }),
  z.object({ contestSlug: ContestSlug, action: z.literal('deleteKey') }),
]);
export type ChangeResults = z.infer<typeof ChangeResults>;

/** One submission or answer, whatever became of it. */
export const ResultRow = z.object({
  id: z.string(),
  problem: z.int(),
  username: z.string(),
  displayName: z.string(),
  language: z.nullable(Language),
  writtenTime: time,
  receivedTime: time,
  contestTimeMs: z.number(),
  state: z.enum(contestStates),
  verdict: z.nullable(Verdict),
  /** 0 to 100. */
  score: z.nullable(z.number()),
});
export type ResultRow = z.infer<typeof ResultRow>;

export const ContestResults = z.object({
  contestName: z.string(),
  problems: z.array(z.object({ id: z.string(), title: z.string(), points: z.number() })),
  rows: z.array(ResultRow),
});
export type ContestResults = z.infer<typeof ContestResults>;
