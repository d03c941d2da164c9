/** Contests in lists and in detail (ENT-15, ENT-16), and the leaderboard (ENT-18). */
import * as z from 'zod/mini';
import { emailRestrictions } from '../../rules/contest/eligibility';

const time = z.iso.datetime();

/** Input of `rules/contest-clock.ts`. */
const schedule = {
  startTime: time,
  /** Null: open forever. */
  endTime: z.nullable(time),
  openContestForever: z.boolean(),
  timedContest: z.boolean(),
  /** Minutes; null: not timed. */
  duration: z.nullable(z.number()),
};

const shown = {
  contestSlug: z.string(),
  name: z.string(),
  /** The organisation, or the creator's display name. */
  creatorName: z.string(),
  imageURL: z.nullable(z.string()),
  /** Logo of the organisation, 100 × 100 pixels. Absent in copies of older servers. */
  logoURL: z.optional(z.nullable(z.string())),
  tags: z.array(z.string()),
  ...schedule,
  enableProctored: z.boolean(),
  passwordProtected: z.boolean(),
  emailRestriction: z.enum(emailRestrictions),
  public: z.boolean(),
  /** Number of registered users. */
  participants: z.int(),
  /** Number of problems for each participant. */
  questionCount: z.int(),
  /** Increases with every change of the contest. */
  version: z.int(),
  userHasRegistered: z.boolean(),
};

/** Accepts `slug` or `contestSlug` (CDET-38); the output has `contestSlug`. */
export function slugged<T extends z.ZodMiniObject>(contest: T) {
  return z.codec(z.unknown(), contest, {
    decode: (told) => withContestSlug(told) as z.input<T>,
    encode: (known) => known,
  });
}

function withContestSlug(told: unknown): unknown {
  const isOther = typeof told === 'object' && told !== null && 'slug' in told && !('contestSlug' in told);
  return isOther ? { ...told, contestSlug: told.slug } : told;
}

/** Time excluded from everybody's clock. */
export const RemovedInterval = z.object({ from: time, to: time });
export type RemovedInterval = z.infer<typeof RemovedInterval>;

/**
 * `pausedSince`: start of the current pause; deadlines are computed as if the pause ended now. Absent: not paused.
 */
export const clockCuts = { removed: z.array(RemovedInterval), pausedSince: z.optional(time) };

/** `removed` is absent in copies of older servers. */
const listedCuts = { ...clockCuts, removed: z.optional(clockCuts.removed) };

export const ContestListItem = slugged(z.object({ ...shown, ...listedCuts }));
export type ContestListItem = z.infer<typeof ContestListItem>;

/** D-13: computed for the caller. Signed out: `allowed`, because it is not known yet. */
export const Eligibility = z.discriminatedUnion('allowed', [
  z.object({ allowed: z.literal(true) }),
  z.object({ allowed: z.literal(false), reason: z.enum(['domain', 'emails', 'blocked']) }),
]);
export type Eligibility = z.infer<typeof Eligibility>;

export const runEnds = ['finished', 'malpractice'] as const;
export const RunEnd = z.object({
  reason: z.enum(runEnds),
  /** Disqualification only: what happened. */
  cause: z.optional(z.string()),
  at: time,
});
export type RunEnd = z.infer<typeof RunEnd>;

export const ContestDetail = slugged(
  z.object({
    ...shown,
    ...clockCuts,
    maxWarnings: z.int(),
    lateSyncMinutes: z.int(),
    freezeMinutes: z.int(),
    description: z.string(),
    eventRules: z.string(),
    eventPrizes: z.string(),
    eventFAQ: z.string(),
    eventTerms: z.string(),
    eventPrivacy: z.string(),
    eligibility: Eligibility,
    /** The caller's run, if started. */
    run: z.nullable(
      z.object({
        startedAt: time,
        deadline: z.nullable(time),
        end: z.nullable(RunEnd),
        /** While the run is open: the version of each problem by id. */
        versions: z.optional(z.record(z.string(), z.int())),
      }),
    ),
    /** Server time of the response. */
    serverTime: time,
    isCreator: z.boolean(),
    /** Creator only: the settings as the creator entered them. */
    orgName: z.optional(z.string()),
    emailDomains: z.optional(z.array(z.string())),
    allowedEmails: z.optional(z.array(z.string())),
    problems: z.optional(z.array(z.string())),
    maxQuestions: z.optional(z.int()),
    randomizeQuestions: z.optional(z.boolean()),
  }),
);
export type ContestDetail = z.infer<typeof ContestDetail>;

/** Result of one participant in one problem, as far as the leaderboard can show it. */
export const LeaderboardCell = z.object({
  /** Best score, 0 to 100. */
  score: z.number(),
  /** Attempts before the best score, or all attempts without points. Compile errors do not count. */
  wrongTries: z.int(),
  /** Contest time of the best score; absent without points. */
  reachedMs: z.optional(z.number()),
  /** First solve: nobody solved the problem at an earlier contest time. */
  isFirst: z.optional(z.boolean()),
  /** An attempt's result is hidden: not judged yet, or the leaderboard is frozen. */
  isPending: z.optional(z.boolean()),
});
export type LeaderboardCell = z.infer<typeof LeaderboardCell>;

/** LEAD-3: the rank is the position in the list, counted from `from`. */
export const LeaderboardEntry = z.object({
  username: z.string(),
  displayName: z.string(),
  totalScore: z.number(),
  /** Problems with full marks. */
  solved: z.int(),
  /** Contest time of the last improvement. */
  lastImprovementMs: z.number(),
  attempts: z.int(),
  /** In the order of `problems`; null: not attempted. Absent from older servers. */
  cells: z.optional(z.array(z.nullable(LeaderboardCell))),
});
export type LeaderboardEntry = z.infer<typeof LeaderboardEntry>;

export const Leaderboard = z.object({
  contestName: z.string(),
  /** All problems in contest order (A, B, C …); a title only if the caller can know it. Absent from older servers. */
  problems: z.optional(z.array(z.object({ title: z.optional(z.string()) }))),
  leaderboard: z.array(LeaderboardEntry),
  /** Rank of the first entry of this page, from 1. */
  from: z.int(),
  total: z.int(),
  perPage: z.int(),
  /** The caller's row, even if it is on another page. */
  own: z.nullable(z.object({ rank: z.int(), entry: LeaderboardEntry })),
  asOf: time,
  /** Start of the freeze; null: not frozen. */
  frozenSince: z.nullable(time),
});
export type Leaderboard = z.infer<typeof Leaderboard>;
