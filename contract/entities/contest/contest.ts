/** Contests as listed and as read (ENT-15, ENT-16), and the leaderboard (ENT-18). */
import * as z from 'zod/mini';
import { emailRestrictions } from '../../rules/contest/eligibility';

const time = z.iso.datetime();

/** All that the contest clock needs; `rules/contest-clock.ts` takes it as it is. */
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
  /** The organisation where there is one, else the creator's display name. */
  creatorName: z.string(),
  imageURL: z.nullable(z.string()),
  /** The organisation's, 100 × 100 pixels. Absent in copies of older servers. */
  logoURL: z.optional(z.nullable(z.string())),
  tags: z.array(z.string()),
  ...schedule,
  enableProctored: z.boolean(),
  passwordProtected: z.boolean(),
  emailRestriction: z.enum(emailRestrictions),
  public: z.boolean(),
  /** How many registered. */
  participants: z.int(),
  /** How many problems each participant gets. */
  questionCount: z.int(),
  /** Grows with every change of the contest. */
  version: z.int(),
  userHasRegistered: z.boolean(),
};

/** A contest as it is told, by whichever of its two names its slug goes (CDET-38); here it is `contestSlug`. */
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

/** What was cut out of the clock for everybody. */
export const RemovedInterval = z.object({ from: time, to: time });
export type RemovedInterval = z.infer<typeof RemovedInterval>;

/** `pausedSince`: the clock stands still since then, and deadlines are told as if it went on at that moment. Absent: it runs. */
export const clockCuts = { removed: z.array(RemovedInterval), pausedSince: z.optional(time) };

/** `removed` is absent in copies of older servers. */
const listedCuts = { ...clockCuts, removed: z.optional(clockCuts.removed) };

export const ContestListItem = slugged(z.object({ ...shown, ...listedCuts }));
export type ContestListItem = z.infer<typeof ContestListItem>;

/** D-13: computed for the caller. Signed out: as if allowed, for nobody knows yet. */
export const Eligibility = z.discriminatedUnion('allowed', [
  z.object({ allowed: z.literal(true) }),
  z.object({ allowed: z.literal(false), reason: z.enum(['domain', 'emails', 'blocked']) }),
]);
export type Eligibility = z.infer<typeof Eligibility>;

export const runEnds = ['finished', 'malpractice'] as const;
export const RunEnd = z.object({
  reason: z.enum(runEnds),
  /** Malpractice only: what happened, as a sentence. */
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
    /** One's own run, once it was started. */
    run: z.nullable(
      z.object({
        startedAt: time,
        deadline: z.nullable(time),
        end: z.nullable(RunEnd),
        /** While it is on: which version of each given problem the contest has now, by id. */
        versions: z.optional(z.record(z.string(), z.int())),
      }),
    ),
    /** The server's clock when it answered. */
    serverTime: time,
    isCreator: z.boolean(),
    /** The creator only: what its creator has said of it, as it was said. */
    orgName: z.optional(z.string()),
    emailDomains: z.optional(z.array(z.string())),
    allowedEmails: z.optional(z.array(z.string())),
    problems: z.optional(z.array(z.string())),
    maxQuestions: z.optional(z.int()),
    randomizeQuestions: z.optional(z.boolean()),
  }),
);
export type ContestDetail = z.infer<typeof ContestDetail>;

/** What one participant has reached in one problem, as far as the board may show it. */
export const LeaderboardCell = z.object({
  /** The best one, 0 to 100. */
  score: z.number(),
  /** Tries before the best score, or all of them while there are no points. What does not compile is no try. */
  wrongTries: z.int(),
  /** Contest time at which the best score was reached; absent without points. */
  reachedMs: z.optional(z.number()),
  /** Nobody else on the board solved the problem at an earlier contest time. */
  isFirst: z.optional(z.boolean()),
  /** There is a try whose result is not shown: the judge has not finished, or the board is frozen. */
  isPending: z.optional(z.boolean()),
});
export type LeaderboardCell = z.infer<typeof LeaderboardCell>;

/** LEAD-3: the rank of an entry is its place in the list, counted from `from`. */
export const LeaderboardEntry = z.object({
  username: z.string(),
  displayName: z.string(),
  totalScore: z.number(),
  /** Problems with full marks. */
  solved: z.int(),
  /** Contest time of the last improvement. */
  lastImprovementMs: z.number(),
  attempts: z.int(),
  /** In the order of the board's problems; null: nothing was tried. Absent from older servers. */
  cells: z.optional(z.array(z.nullable(LeaderboardCell))),
});
export type LeaderboardEntry = z.infer<typeof LeaderboardEntry>;

export const Leaderboard = z.object({
  contestName: z.string(),
  /**
   * All problems in the order of the contest, which is A, B, C …; a title only where the caller may know it. Absent from older servers.
   */
  problems: z.optional(z.array(z.object({ title: z.optional(z.string()) }))),
  leaderboard: z.array(LeaderboardEntry),
  /** Rank of the first entry of this page, from 1. */
  from: z.int(),
  /** How many there are in all. */
  total: z.int(),
  perPage: z.int(),
  /** The caller's own row, wherever it is. */
  own: z.nullable(z.object({ rank: z.int(), entry: LeaderboardEntry })),
  asOf: time,
  /** Since when it stands still; null: it does not. */
  frozenSince: z.nullable(time),
});
export type Leaderboard = z.infer<typeof Leaderboard>;
